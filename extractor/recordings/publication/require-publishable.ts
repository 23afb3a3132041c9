import { WrapdocsError } from '../../errors.ts';
import type { RecordedExchange, RecordingPlace } from '../recorded-exchange.ts';
import type { PublishedValue } from '../shapes/shape-builder.ts';
import { findPersonalData, type PersonalKind } from './personal-data.ts';

/** Shorter parts of credentials are words such as `Bearer`. */
const MIN_SECRET = 6;

/**
 * A gate for the values that the configuration allows to publish.
 *
 * @returns a function that throws a WrapdocsError with the place, and without the value
 */
export function createGate(exchanges: readonly RecordedExchange[]) {
  const secrets = new Set(
    exchanges.flatMap((one) => one.secrets).filter((secret) => secret.length >= MIN_SECRET),
  );
  return (value: PublishedValue, field: string, place: RecordingPlace): void => {
    const kind = findKind(String(value), secrets);
    if (kind !== undefined) throw makePersonal(kind, field, place);
  };
}

function findKind(text: string, secrets: ReadonlySet<string>): PersonalKind | undefined {
  if (secrets.has(text)) return 'a credential of the request';
  return findPersonalData(text);
}

function makePersonal(kind: PersonalKind, field: string, place: RecordingPlace): WrapdocsError {
  return new WrapdocsError({
    code: 'RECORDINGS_PERSONAL',
    message: `\`recordings.values\` allows to publish \`${field}\`, but a value of it is ${kind} (${place.file}:${String(place.line)}).`,
    hint: 'Remove the field from `recordings.values`, or replace the value in the recording.',
  });
}

/** The place, unless the name of the file itself is personal. */
export function getPublishedPlace({ file, line }: RecordingPlace): RecordingPlace | undefined {
  return file.split('/').every((part) => findPersonalData(part) === undefined)
    ? { file, line }
    : undefined;
}
