import { highlight, type CodeLanguage } from '../../lib/code/highlight.ts';

interface Props {
  code: string;
  language: CodeLanguage;
  label: string;
}

/** Code that scrolls inside its box; `label` names the box, which the keyboard can reach. */
export function CodeBlock({ code, language, label }: Props) {
  return (
    <pre className={language} tabIndex={0} role="region" aria-label={label}>
      <code>
        {highlight(code, language).map(({ kind, text }, index) =>
          kind === undefined ? (
            text
          ) : (
            <span key={index} className={kind}>
              {text}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
