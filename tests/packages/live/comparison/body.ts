import type { BodyField, RequestBody } from '../../../../extractor/contract/operation.ts';
import type { SentBody, Template } from '../facts.ts';
import type { Claim } from './claims.ts';
import { compareNamedValues, openAdditions, type NamedValues } from './named-values.ts';
import { createOptionTest } from './options.ts';
import { getHoles, getRoot, isMadeUpKey, isOwnArgument } from './template.ts';
import type { Difference } from './verdict.ts';

/** What bodies of the requests of one operation have in common. */
export interface SentBodies {
  bodies: readonly SentBody[];
  given: ReadonlySet<string>;
  isComplete: boolean;
}

/** What begins the texts that are passed as arguments. */
const MADE_UP = 'pv_';

/** One content that an operation may send. */
interface Content {
  mediaType: string;
  fields?: readonly BodyField[] | undefined;
}

const KINDS: Readonly<Record<string, SentBody['kind']>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/** Compares the body that an operation shows with those that were sent. */
export function compareBody(claim: Claim, sent: SentBodies): Difference[] {
  const found = findDifferences(claim, sent);
  const reasons = claim.operation.client?.reasons ?? [];
  const has = (reason: string) => reasons.some(({ kind }) => kind === reason);
  if (has('bodyUnknown')) return found.map((one) => ({ ...one, isOpen: true }));
  return has('bodyOpen') ? openAdditions(found) : found;
}

function findDifferences(claim: Claim, sent: SentBodies): Difference[] {
  const { body } = claim.operation;
  const bodies = sent.bodies.filter(hasContent);
  if (body === undefined) return bodies.length === 0 ? [] : describeNotShown(claim, bodies, sent);
  if (sent.bodies.length === 0) return describeNotSent(body, sent);
  const contents: Content[] = [body, ...(body.otherContent ?? [])];
  const content = contents.find((one) => sent.bodies.every((other) => isSameType(one, other)));
  const types = [...new Set(sent.bodies.map(({ mediaType, kind }) => mediaType || kind))];
  const detail = `${body.mediaType}: ${types.join(', ')}`;
  const wrongType: Difference[] =
    content === undefined
      ? [{ part: 'mediaType', isOpen: false, reason: 'another media type', detail }]
      : [];
  return [...wrongType, ...compareFields(claim, content ?? body, sent)];
}

/** An empty object is no content that a page must show. */
function hasContent({ kind, fields }: SentBody): boolean {
  return fields === undefined ? kind !== 'json' : Object.keys(fields).length > 0;
}

/** A media type that an argument replaces is the caller's own, as a server is that a caller gives. */
function isSameType({ mediaType }: Content, sent: SentBody): boolean {
  if (sent.mediaType.startsWith(MADE_UP)) return true;
  const shown = mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (sent.mediaType !== '') return shown === sent.mediaType;
  return (KINDS[shown] ?? 'text') === sent.kind || sent.kind === 'binary';
}

function describeNotShown(claim: Claim, bodies: readonly SentBody[], sent: SentBodies) {
  const keys = [...unite(bodies)];
  const mayAdd = createOptionTest(claim.operation, 'body');
  const isSaid = keys.every(([, value]) => listArguments(value, sent).some(mayAdd));
  if (keys.length > 0 && (isSaid || keys.every(([key]) => isMadeUpKey(key)))) return [];
  const detail = keys.map(([key, value]) => `${key}=${value}`).join(', ');
  return [{ part: 'bodyFields', isOpen: false, reason: 'body not shown', detail } as const];
}

function listArguments(value: Template, { given }: SentBodies): string[] {
  return getHoles(value)
    .filter((hole) => isOwnArgument(hole, given))
    .map(getRoot);
}

function describeNotSent(body: RequestBody, { given, isComplete }: SentBodies): Difference[] {
  const shown = [body, ...(body.fields ?? [])];
  const isExpected = shown.some(
    ({ pythonName, required }) =>
      pythonName !== undefined && given.has(getRoot(pythonName)) && (isComplete || required),
  );
  const isConstant = (body.fields ?? []).some(({ constant }) => constant !== undefined);
  const reason = 'body not sent';
  return isExpected || isConstant
    ? [{ part: 'bodyFields', isOpen: false, reason, detail: body.mediaType }]
    : [];
}

function compareFields(claim: Claim, content: Content, sent: SentBodies): Difference[] {
  const { body } = claim.operation;
  const objects = sent.bodies.filter(({ fields }) => fields !== undefined);
  const fields = content.fields ?? body?.fields;
  if (fields === undefined) return compareModel(claim, objects, sent);
  if (objects.length === 0) return describeNoObject(sent.bodies, content);
  const values: NamedValues = {
    part: 'bodyFields',
    shown: fields,
    sent: unite(objects),
    given: sent.given,
    isComplete: sent.isComplete,
    mayAdd: createOptionTest(claim.operation, 'body'),
  };
  return compareNamedValues(values);
}

/** A text that is no JSON already has another media type. */
function describeNoObject(bodies: readonly SentBody[], { mediaType }: Content): Difference[] {
  const isList = bodies.some(({ kind }) => kind === 'json');
  const reason = 'body is no object';
  return isList ? [{ part: 'bodyFields', isOpen: false, reason, detail: mediaType }] : [];
}

/**
 * A body that is one value: its fields are those of its model, and no other argument is in it. What
 * a caller gives by a name that the signature does not have is in its `**kwargs`.
 */
function compareModel(
  { operation, modelFields }: Claim,
  objects: readonly SentBody[],
  { given }: SentBodies,
): Difference[] {
  const whole = getRoot(operation.body?.pythonName ?? '');
  const { parameters } = operation.signature;
  const isFurther = parameters.some(({ name, kind }) => kind === 'varKeyword' && name === whole);
  const isIn = (root: string) =>
    root === whole || (isFurther && parameters.every(({ name }) => name !== root));
  return [...unite(objects)].flatMap(([key, value]) => {
    if (isMadeUpKey(key) || modelFields?.has(key) === true) return [];
    const roots = getHoles(value).map(getRoot);
    const isOfOther = given.has(whole) && roots.some((one) => given.has(one) && !isIn(one));
    const isUnknownField = modelFields !== undefined && modelFields.size > 0;
    if (!isOfOther && !isUnknownField) return [];
    const reason = isOfOther ? 'argument not shown' : 'field not in the model';
    return [{ part: 'bodyFields', isOpen: false, reason, detail: `${key}=${value}` } as const];
  });
}

function unite(bodies: readonly SentBody[]): Map<string, Template> {
  return new Map(bodies.flatMap(({ fields = {} }) => Object.entries(fields)));
}
