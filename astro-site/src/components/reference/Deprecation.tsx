import { reference as strings } from '#strings';
import type { Deprecated } from '../../../../extractor/contract/value.ts';
import { MarkdownLine } from '../markdown/Markdown.tsx';

/** Says that an item is deprecated, and what to use instead if its author says so. */
export function Deprecation({ deprecated }: { deprecated: Deprecated | undefined }) {
  if (deprecated === undefined) return null;
  return (
    <div className="note warn">
      <strong>{strings.deprecatedNote}</strong>{' '}
      <MarkdownLine text={deprecated === true ? undefined : deprecated} />
    </div>
  );
}
