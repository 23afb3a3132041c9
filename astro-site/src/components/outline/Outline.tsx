import type { OutlineGroup, OutlineLink } from '../../page-models/page.ts';
import { Breakable } from '../reference/Breakable.tsx';

/** A table of contents: groups that fold, their operations with a mark for the method. */
export function Outline({ groups }: { groups: readonly OutlineGroup[] }) {
  return (
    <div className="outline">
      {groups.map(({ label, links }, index) =>
        label === undefined ? (
          <Links key={index} links={links} />
        ) : (
          <ul key={index}>
            <li>
              <details open>
                <summary>{label}</summary>
                <Links links={links} />
              </details>
            </li>
          </ul>
        ),
      )}
    </div>
  );
}

function Links({ links }: { links: readonly OutlineLink[] }) {
  return (
    <ul>
      {links.map(({ href, text, method, inner }) => (
        <li key={href}>
          <a href={href}>
            {method !== undefined && <Mark method={method} />}
            <span>
              <Breakable text={text} />
            </span>
          </a>
          {inner !== undefined && <Links links={inner} />}
        </li>
      ))}
    </ul>
  );
}

const SHORT: Partial<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT' };

function Mark({ method }: { method: NonNullable<OutlineLink['method']> }) {
  return <span className={`m ${method.toLowerCase()}`}>{SHORT[method] ?? method}</span>;
}
