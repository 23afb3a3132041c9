import type { RecordedAnswer } from '../contract/recordings.ts';
import { getPublishedPlace } from './publication/require-publishable.ts';
import type { RecordedExchange } from './recorded-exchange.ts';
import { makeShape, type ShapeOptions } from './shapes/make-shape.ts';
import { addValue, makeBudget, makeShapeBuilder } from './shapes/shape-builder.ts';

export interface AnswerOptions extends ShapeOptions {
  /** Whether the values of a field may be published. */
  allows: (path: readonly string[]) => boolean;
}

/** What the answers of an operation have in common, by their status. */
export function describeAnswers(
  exchanges: readonly RecordedExchange[],
  options: AnswerOptions,
): RecordedAnswer[] {
  const groups = Map.groupBy(exchanges, ({ status = 0 }) => status);
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, group]) => {
      const [first] = group;
      return first === undefined ? [] : [describeGroup(first, group, options)];
    });
}

function describeGroup(
  { status, place }: RecordedExchange,
  exchanges: readonly RecordedExchange[],
  options: AnswerOptions,
): RecordedAnswer {
  const [mediaType] = exchanges.flatMap(({ answer }) => answer.mediaType ?? []);
  const published = getPublishedPlace(place);
  const builder = makeShapeBuilder();
  for (const { answer, place: own } of exchanges) {
    const addition = { place: own, allows: options.allows, budget: makeBudget() };
    addValue(builder, answer.value, addition);
  }
  return {
    ...(status === undefined ? {} : { status }),
    count: exchanges.length,
    ...(mediaType === undefined ? {} : { mediaType }),
    ...(published === undefined ? {} : { place: published }),
    ...(builder.types.size === 0 ? {} : { shape: makeShape(builder, options) }),
  };
}
