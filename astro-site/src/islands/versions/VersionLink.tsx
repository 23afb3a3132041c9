import { useState, type MouseEvent, type ReactNode } from 'react';
import { versions as strings } from '#strings';
import { base } from '../../routing/base.ts';
import { findTarget } from '../../versions/find-target.ts';
import { getFolder, type SiteVersions, type VersionEntry } from '../../versions/site-versions.ts';

interface VersionLinkProps {
  entry: VersionEntry;
  versions: SiteVersions;
  isCurrent: boolean;
  root: string;
}

/**
 * A version with its date and other names. Its exact target is determined when the link is about to
 * be followed.
 */
export function VersionLink({ entry, versions, isCurrent, root }: VersionLinkProps): ReactNode {
  const { version, date = '', aliases, prerelease = false } = entry;
  const [href, setHref] = useState<string>();
  const isLatest = version === versions.default;
  const find = (): Promise<string> =>
    findTarget(version, versions, { base, root, address: location });
  const prepare = (): void => {
    void find().then(setHref);
  };

  function follow(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void find().then((target) => {
      location.assign(target);
    });
  }

  const names = [
    ...(isLatest ? [strings.latest] : []),
    ...(prerelease ? [strings.prerelease] : []),
    ...aliases.filter((alias) => !isLatest || alias !== strings.latest),
  ];
  return (
    <a
      className="version-link"
      href={href ?? getFolder(version, versions, root)}
      aria-current={isCurrent || undefined}
      onClick={follow}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      <span className="version-name">{version}</span>
      {names.map((name) => (
        <span key={name} className="version-tag">
          {name}
        </span>
      ))}
      {date !== '' && (
        <time className="version-date" dateTime={date}>
          {date}
        </time>
      )}
    </a>
  );
}
