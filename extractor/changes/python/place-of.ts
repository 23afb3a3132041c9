import type { SourceLocation } from '../../contract/source-location.ts';

/** Where a part of an item stands: in the item's file, on its own line where that is known. */
export function placeOf(
  { source }: { source: SourceLocation },
  { line }: { line?: number | undefined },
): SourceLocation {
  return line === undefined ? source : { file: source.file, line };
}
