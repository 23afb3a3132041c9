import { type CodeLanguage, splitCode } from '../../code/highlight.ts';
import { renderCode } from './render-code.ts';

interface Props {
  code: string;
  language: CodeLanguage;
  label: string;
}

/** Code that scrolls inside its box; `label` names the box, which the keyboard can reach. */
export function CodeBlock({ code, language, label }: Props) {
  return (
    <pre className={language} tabIndex={0} role="group" aria-label={label}>
      <code dangerouslySetInnerHTML={{ __html: renderCode(splitCode(code, language)) }} />
    </pre>
  );
}

/**
 * Copies the code of the nearest `data-copy` element; see scripts/copy.ts. It is hidden without
 * scripts.
 */
export function CopyButton({ label }: { label: string }) {
  return <button type="button" className="cp" aria-label={label} />;
}
