import { news as strings } from '#strings';
import type { Counts, News, NewsPackage } from '../../news/news.ts';
import {
  describeCounts,
  describeEarlier,
  describePackage,
  describeRelease,
  getPackageAnchor,
} from '../../news/describe.ts';
import { NewsSectionList } from './NewsSectionList.tsx';

interface Props {
  news: News;
  /** The address of the file with all changes. */
  file: string;
  /** The address of the feed of the releases, if there is one. */
  feed: string | undefined;
}

/**
 * The changes of a release: numbers, then each package with breaking changes first, then the
 * earlier releases.
 */
export function NewsReference({ news, file, feed }: Props) {
  const { previous, packages, counts, earlier } = news;
  return (
    <div className="ref news not-content">
      <p>
        {describeRelease(news)}
        {feed !== undefined && (
          <>
            {' '}
            <a href={feed}>{strings.feed}</a>
          </>
        )}
      </p>
      {previous !== undefined && packages.length > 0 && <CountList counts={counts} />}
      {packages.map((one) => (
        <PackageNews key={one.name} news={one} release={news} file={file} />
      ))}
      {earlier.length > 0 && <EarlierReleases releases={earlier} />}
    </div>
  );
}

function CountList({ counts }: { counts: Counts }) {
  return (
    <ul className="news-counts">
      {describeCounts(counts).map(([severity, text]) => (
        <li key={severity} data-severity={severity}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function PackageNews(props: { news: NewsPackage; release: News; file: string }) {
  const { news, release, file } = props;
  const { name, before, after, sections } = news;
  const note = describePackage(news, release);
  const anchor = getPackageAnchor(name);
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor}>
        <code>{name}</code>
        {before !== undefined && after !== undefined && before !== after && (
          <span className="wire"> {strings.versions(before, after)}</span>
        )}
      </h2>
      {note !== undefined && <p>{note}</p>}
      <NewsSectionList sections={sections} release={release} file={file} />
    </section>
  );
}

function EarlierReleases({ releases }: { releases: News['earlier'] }) {
  return (
    <section aria-labelledby="earlier-releases">
      <h2 id="earlier-releases">{strings.earlier}</h2>
      <ul className="news-releases">
        {releases.map((release) => (
          <li key={release.version}>
            <a href={release.href}>{release.version}</a>{' '}
            <time dateTime={release.date}>{release.date}</time>{' '}
            <span className="wire">{describeEarlier(release)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
