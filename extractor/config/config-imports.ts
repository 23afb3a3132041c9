import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { getModuleFile } from '../version.ts';

const OWN = pathToFileURL(getModuleFile('extractor/config/define-config')).href;
const CONFIG_FILE = /\/wrapdocs\.config\.m?ts(?:\?|$)/;

let isRegistered = false;

/**
 * Lets configurations import `wrapdocs` where it is not one of the project's packages: in a
 * checkout, in a global installation, and in the one that the Python package brings. Their syntax is
 * that of modules, whatever the package.json next to them says.
 */
export function allowConfigImports(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'wrapdocs') return { url: OWN, shortCircuit: true };
      const resolved = next(specifier, context);
      return CONFIG_FILE.test(resolved.url)
        ? { ...resolved, format: 'module-typescript' }
        : resolved;
    },
  });
}
