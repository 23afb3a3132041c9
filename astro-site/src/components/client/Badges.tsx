import type { RequestBadge } from '../../page-models/sections/request.ts';
import type { SectionOf } from '../../page-models/sections/section.ts';
import { ObjectType } from '../type/TypeExpression.tsx';
import { PhraseText } from './Phrase.tsx';

/** What is not certain about a request. */
export function Badges({ badges }: SectionOf<'badges'>) {
  return (
    <ul className="doubts">
      {badges.map((badge, index) => (
        <li key={index}>
          <Badge badge={badge} />
        </li>
      ))}
    </ul>
  );
}

function Badge({ badge: { title, text, target } }: { badge: RequestBadge }) {
  return (
    <>
      <span className="tag warn">{title}</span>{' '}
      <span className="wire">
        <PhraseText phrase={text} />
        {target !== undefined && (
          <>
            {' '}
            <ObjectType object={target} />
          </>
        )}
      </span>
    </>
  );
}
