import { recorded as strings } from '#strings';
import type { RecordedAnswer } from '../../../extractor/contract/recordings.ts';
import { formatRecordedShape } from '../code/recorded-shape.ts';
import type { Scope } from '../reference/scope.ts';
import type { ShownAnswer } from './sections/row.ts';
import type { Section } from './sections/section.ts';

/** What the tests of a package have recorded of an operation: it is apart from what the source says. */
export function makeRecordedAnswers(id: string, scope: Scope): Section[] {
  const answers = scope.recorded(id);
  if (answers.length === 0) return [];
  return [
    {
      kind: 'folded',
      title: strings.title,
      sections: [{ kind: 'recorded', note: strings.note, answers: answers.map(makeAnswer) }],
    },
  ];
}

function makeAnswer({ status, count, mediaType, place, shape }: RecordedAnswer): ShownAnswer {
  return {
    status: status === undefined ? strings.noStatus : String(status),
    facts: [
      strings.answers(count),
      ...(mediaType === undefined ? [] : [mediaType]),
      ...(place === undefined ? [] : [`${place.file}:${String(place.line)}`]),
    ],
    shape: shape && formatRecordedShape(shape),
  };
}
