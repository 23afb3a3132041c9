import type { FindingRule } from '../../diagnostics/finding-rule.ts';
import { getLocalName, quote, quoteAll } from '../../changes/wording.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import { formatCount } from '../../terminal/format-count.ts';
import type { UnmatchedExchange } from '../matching/match-exchanges.ts';
import { findPersonalData } from '../publication/personal-data.ts';
import type { ReadRecordings } from '../reading/read-files.ts';
import type { RecordedExchange, RecordingPlace } from '../recorded-exchange.ts';
import type { RecordingDifference } from './compare-exchanges.ts';
import { RECORDING_RULES } from './recording-rules.ts';

/** The findings about recordings; their files are relative to the configuration. */
export function makeDiagnostics(
  read: ReadRecordings,
  unmatched: readonly UnmatchedExchange[],
  differences: readonly RecordingDifference[],
  view: PackageView,
): Diagnostic[] {
  return [
    ...read.broken.map(({ file, reason }) =>
      makeDiagnostic(RECORDING_RULES.notRead, `The recording cannot be read: ${reason}.`, {
        file,
        line: 1,
      }),
    ),
    ...describeWithout(read.without),
    ...describeUnmatched(unmatched, view),
    ...describeDifferences(differences),
  ];
}

function makeDiagnostic(rule: FindingRule, message: string, location: RecordingPlace): Diagnostic {
  const { code, rule: name, severity, hint } = rule;
  return { code, rule: name, severity, message, hint, location };
}

/** Folders of recordings can contain many other files, which are one finding. */
function describeWithout([file, ...others]: readonly string[]): Diagnostic[] {
  if (file === undefined) return [];
  const rest =
    others.length === 0 ? '' : ` The same is true of ${formatCount(others.length, 'other file')}.`;
  const message = `The file has no request with a method and an address.${rest}`;
  return [makeDiagnostic(RECORDING_RULES.withoutRequests, message, { file, line: 1 })];
}

function describeUnmatched(
  unmatched: readonly UnmatchedExchange[],
  view: PackageView,
): Diagnostic[] {
  const groups = Map.groupBy(unmatched, ({ exchange }) => describeRequest(exchange));
  return [...groups].flatMap(([request, [first]]) => {
    if (first === undefined) return [];
    const message = `${quote(request)} was recorded, and no function was found that sends it.${describeOthers(first, view)}`;
    return [makeDiagnostic(RECORDING_RULES.unknownRequest, message, first.exchange.place)];
  });
}

function describeOthers({ others }: UnmatchedExchange, view: PackageView): string {
  const [other] = others;
  if (other === undefined) return '';
  const methods = [...new Set(others.map(({ operation }) => operation.method))];
  return ` ${quote(getLocalName(other.operation, view))} sends this path with ${quoteAll(methods)}.`;
}

/** The method and the path, with `{}` for what is not the same in every request. */
function describeRequest({ method, path }: RecordedExchange): string {
  const segments = path.split('/').map((segment) => {
    const isWord = /^[a-z][a-z_-]*(?:\d{1,3})?(?:\.[a-z]{1,5})?$/i.test(segment);
    return segment === '' || (isWord && findPersonalData(segment) === undefined) ? segment : '{}';
  });
  return `${method} ${segments.join('/')}`;
}

/** One finding of a part that several recordings show. */
function describeDifferences(differences: readonly RecordingDifference[]): Diagnostic[] {
  const groups = Map.groupBy(differences, ({ rule, request, part }) =>
    JSON.stringify([rule.code, request.operation.id, part]),
  );
  return [...groups.values()].flatMap(([first]) => {
    if (first === undefined) return [];
    const { rule, message, place } = first;
    return [makeDiagnostic(rule, message, place)];
  });
}
