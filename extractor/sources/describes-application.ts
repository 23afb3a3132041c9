import { globSync } from 'node:fs';
import path from 'node:path';

/** What a project says of itself. */
interface Presentation {
  /** The description for people: the README, or what a release has of it. */
  description: string;
  classifiers: string;
  /** Whether it offers programs on the command line. */
  hasPrograms: boolean;
}

const LIBRARY = /Topic :: Software Development :: Libraries/;

/**
 * Whether a project presents itself as an application: it offers programs, and neither its description
 * nor its classifiers tell anybody to import it. A project without a description may be anything.
 *
 * @param root the folder that contains the package's folder
 */
export function describesApplication(
  root: string,
  { description, classifiers, hasPrograms }: Presentation,
): boolean {
  if (!hasPrograms || description.trim() === '' || LIBRARY.test(classifiers)) return false;
  const names = globSync(['*/__init__.py', '*.py'], { cwd: root }).map((file) =>
    path.basename(file) === '__init__.py' ? path.dirname(file) : path.basename(file, '.py'),
  );
  return !names.some((name) => showsImport(description, name));
}

/** Whether a text has code that imports a module: `import shop`, `>>> from shop.cart import Cart`. */
export function showsImport(text: string, module: string): boolean {
  const name = module.replaceAll('.', String.raw`\.`);
  const whole = String.raw`import[ \t]+${name}(?![\w-])`;
  const parts = String.raw`from[ \t]+${name}(?:\.[\w.]+)?[ \t]+import\b`;
  return new RegExp(String.raw`(?<![\w-])(?:${whole}|${parts})`).test(text);
}
