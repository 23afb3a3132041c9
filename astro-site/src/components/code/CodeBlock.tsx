import { splitCode } from '../../code/code-tree.ts';
import type { CodeLanguage } from '../../code/highlight.ts';

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
        {splitCode(code, language).map(({ className, text }, index) =>
          className === undefined ? (
            text
          ) : (
            <span key={index} className={className}>
              {text}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
