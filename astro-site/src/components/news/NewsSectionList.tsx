import { news as strings } from '#strings';
import type { News, NewsGroup, NewsSection } from '../../news/news.ts';
import { Breakable } from '../reference/Breakable.tsx';
import { ChangeLine } from './ChangeLine.tsx';

interface Props {
  sections: readonly NewsSection[];
  release: News;
  /** The address of the file with all changes. */
  file: string;
}

/** Beyond this number, the groups of a section are closed at first. */
const FEW = 40;
/** The maximum number of changes of a group on a page; the file contains the rest. */
const MOST = 250;

/**
 * The changes of a package: breaking ones first, each by the groups of its operations or by
 * modules.
 */
export function NewsSectionList({ sections, release, file }: Props) {
  return sections.map(({ severity, count, groups }) => (
    <div key={severity} className="news-section" data-severity={severity}>
      <h3>
        {strings.severities[severity]}
        <span className="count">{count}</span>
      </h3>
      <p className="wire">{strings.explanations[severity]}</p>
      {groups.map((group) => (
        <GroupNews
          key={group.label}
          group={group}
          release={release}
          file={file}
          isOpen={severity === 'breaking' || count <= FEW}
        />
      ))}
    </div>
  ));
}

interface GroupProps extends Omit<Props, 'sections'> {
  group: NewsGroup;
  isOpen: boolean;
}

function GroupNews({ group: { label, isCode, changes }, release, file, isOpen }: GroupProps) {
  const shown = changes.slice(0, MOST);
  return (
    <details open={isOpen}>
      <summary>
        {isCode ? (
          <code>
            <Breakable text={label} />
          </code>
        ) : (
          label
        )}
        <span className="count">{changes.length}</span>
      </summary>
      <ul className="news-changes">
        {shown.map((change, index) => (
          <ChangeLine key={index} change={change} release={release} />
        ))}
      </ul>
      {changes.length > shown.length && (
        <p className="note">
          {strings.more(changes.length - shown.length)}
          <a href={file}>
            <code>history.json</code>
          </a>
        </p>
      )}
    </details>
  );
}
