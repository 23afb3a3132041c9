import { type CodeLanguage, type CodePart, splitCode } from '../../code/highlight.ts';

interface Props {
  code: string;
  language: CodeLanguage;
  label: string;
}

/** Code that scrolls inside its box; `label` names the box, which the keyboard can reach. */
export function CodeBlock({ code, language, label }: Props) {
  return (
    <pre className={language} tabIndex={0} role="group" aria-label={label}>
      <code>
        <CodeParts parts={splitCode(code, language)} />
      </code>
    </pre>
  );
}

/** Pieces of code in their colours. */
export function CodeParts({ parts }: { parts: readonly CodePart[] }) {
  return parts.map(({ className, text }, index) =>
    className === undefined ? (
      text
    ) : (
      <span key={index} className={className}>
        {text}
      </span>
    ),
  );
}

/**
 * Copies the code of the nearest `data-copy` element; see scripts/copy.ts. It is hidden without
 * scripts.
 */
export function CopyButton({ label }: { label: string }) {
  return <button type="button" className="cp" aria-label={label} />;
}
