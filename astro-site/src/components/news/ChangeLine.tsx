import { news as strings } from '#strings';
import { splitMessage } from '../../news/describe.ts';
import type { News, NewsChange, NewsLink } from '../../news/news.ts';
import { Breakable } from '../reference/Breakable.tsx';

/** The maximum number of operations shown at once; more of them are folded. */
const FEW = 3;

/** A change: its message, links to both sides, and the affected operations. */
export function ChangeLine({ change, release }: { change: NewsChange; release: News }) {
  const { message, here, previous, operations } = change;
  return (
    <li>
      <p>
        <Message text={message} />
      </p>
      <p className="news-links">
        {here && <VersionedLink link={here} version={release.version} />}
        {previous && <VersionedLink link={previous} version={release.previous ?? ''} />}
      </p>
      {operations.length > 0 && <Reached operations={operations} />}
    </li>
  );
}

/** Plain text with code between backticks. */
export function Message({ text }: { text: string }) {
  return splitMessage(text).map((part, index) =>
    part.isCode ? (
      <code key={index}>
        <Breakable text={part.text} />
      </code>
    ) : (
      part.text
    ),
  );
}

function VersionedLink({ link: { name, href }, version }: { link: NewsLink; version: string }) {
  return (
    <a href={href} aria-label={strings.nameInVersion(name, version)}>
      {strings.inVersion(version)}
    </a>
  );
}

function Reached({ operations }: { operations: readonly NewsLink[] }) {
  const list = operations.map(({ name, href }) => (
    <li key={href}>
      <a href={href}>
        <code>{name}</code>
      </a>
    </li>
  ));
  if (operations.length <= FEW) {
    return (
      <div className="news-reached">
        {strings.reaches} <ul>{list}</ul>
      </div>
    );
  }
  return (
    <details className="news-reached">
      <summary>{strings.reachesMany(operations.length)}</summary>
      <ul>{list}</ul>
    </details>
  );
}
