import { code, packages as strings } from '#strings';
import type { PackageIndex } from '../../../../extractor/contract/package.ts';
import { getOrigin } from '../../reference/package-origin.ts';
import { CopyButton } from '../code/CopyButton.tsx';
import { Fact } from '../reference/Fact.tsx';

/** Where a package comes from, and how to install it. */
export function PackageFacts({ index }: { index: PackageIndex }) {
  const { released, revision } = index.source;
  const { label, href, install } = getOrigin(index);
  if ([label, released, revision].every((fact) => fact === undefined)) return null;
  return (
    <dl className="fact-list" data-pagefind-ignore>
      {install !== undefined && (
        <Fact title={strings.install}>
          <span data-copy>
            <code>{install}</code>
            <CopyButton label={code.copyCommand} />
          </span>
        </Fact>
      )}
      {label !== undefined && (
        <Fact title={strings.origin}>
          {href === undefined ? label : <a href={href}>{label}</a>}
        </Fact>
      )}
      {revision !== undefined && (
        <Fact title={strings.revision}>
          <code>{revision.slice(0, 12)}</code>
        </Fact>
      )}
      {released !== undefined && (
        <Fact title={strings.released}>
          <time dateTime={released}>{released.slice(0, 10)}</time>
        </Fact>
      )}
    </dl>
  );
}
