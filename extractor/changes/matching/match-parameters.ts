import type { Signature, SignatureParameter } from '../../contract/function.ts';
import type { Documents } from '../documents.ts';
import { relateWithDefault } from '../types/relate-types.ts';
import { areSimilarNames, haveSameWords } from './similarity.ts';

/** A parameter of both signatures, and its form in each. */
export interface ParameterPair {
  before: SignatureParameter;
  after: SignatureParameter;
}

/** The parameters of two signatures: matching ones, and those of only one signature. */
export interface ParameterMatch {
  pairs: ParameterPair[];
  added: SignatureParameter[];
  removed: SignatureParameter[];
}

/** How to recognize parameters whose names differ. */
interface MatchOptions {
  hasSameType: (before: SignatureParameter, after: SignatureParameter) => boolean;
  /** Names that are known to have changed, old to new. */
  renamed?: ReadonlyMap<string, string> | undefined;
  /** Names that many functions have now in place of another one, old to new. */
  usual?: ReadonlyMap<string, string> | undefined;
}

type Parameters = readonly SignatureParameter[];

/**
 * Matches parameters: by name, by position if names do not count, and those that were renamed in
 * place.
 */
export function matchParameters(
  before: Parameters,
  after: Parameters,
  { hasSameType, renamed, usual }: MatchOptions,
): ParameterMatch {
  const pairs = new Map<SignatureParameter, SignatureParameter>();
  const taken = new Set<SignatureParameter>();
  const steps = [matchNamed, matchUnnamed, matchRenamed];
  for (const step of steps) {
    for (const parameter of before) {
      const open = after.filter((one) => !taken.has(one));
      const found = pairs.has(parameter) ? undefined : step(parameter, open);
      if (found === undefined) continue;
      pairs.set(parameter, found);
      taken.add(found);
    }
  }
  return {
    pairs: before.flatMap((old) => {
      const now = pairs.get(old);
      return now === undefined ? [] : [{ before: old, after: now }];
    }),
    added: after.filter((parameter) => !taken.has(parameter)),
    removed: before.filter((parameter) => !pairs.has(parameter)),
  };

  function matchNamed(old: SignatureParameter, open: Parameters) {
    if (isVariadic(old)) return open.find(({ kind }) => kind === old.kind);
    const name = renamed?.get(old.name) ?? old.name;
    return open.find((now) => now.name === name && !isVariadic(now));
  }

  /** The name of a positional-only parameter does not matter. */
  function matchUnnamed(old: SignatureParameter, open: Parameters) {
    const now = after[before.indexOf(old)];
    const isUnnamed = old.kind === 'positionalOnly' && now?.kind === 'positionalOnly';
    return isUnnamed && open.includes(now) ? now : undefined;
  }

  function matchRenamed(old: SignatureParameter, open: Parameters) {
    const known = matchKnown(old, open) ?? findOnlyRequired(old, open);
    if (known !== undefined) return known;
    const now = old.kind === 'keywordOnly' ? findOnly(old, open) : after[before.indexOf(old)];
    if (now === undefined || !open.includes(now)) return undefined;
    if (isVariadic(old) || isVariadic(now)) return undefined;
    const isLike = now.default === old.default && hasSameType(old, now);
    const mayBeLike = isLike || isUntyped(old, now);
    if (mayBeLike && isFirstRequired(old, now)) return now;
    const isOnlyChange = open.length === 1 && pairs.size === before.length - 1;
    return isLike && (isOnlyChange || areSimilarNames(old.name, now.name)) ? now : undefined;
  }

  /** The same words in another spelling, or a name that many functions have in its place now. */
  function matchKnown(old: SignatureParameter, open: Parameters) {
    if (isVariadic(old)) return undefined;
    const [found, ...others] = open.filter(
      (now) =>
        !isVariadic(now) &&
        (haveSameWords(now.name, old.name) || usual?.get(old.name) === now.name),
    );
    return others.length === 0 ? found : undefined;
  }

  /** The only parameter that callers must give now and had no name before, and the only one gone. */
  function findOnlyRequired(old: SignatureParameter, open: Parameters) {
    const isRequired = (one: SignatureParameter) => !isVariadic(one) && one.default === undefined;
    const names = new Set(after.map(({ name }) => name));
    const [gone, now] = [
      before.filter((one) => isRequired(one) && !names.has(one.name) && !pairs.has(one)),
      open.filter(isRequired),
    ].map((list) => (list.length === 1 ? list[0] : undefined));
    const isPair = gone === old && now !== undefined && areSimilarNames(old.name, now.name);
    return isPair && (isUntyped(old, now) || hasSameType(old, now)) ? now : undefined;
  }

  function isUntyped(old: SignatureParameter, now: SignatureParameter): boolean {
    return old.type === undefined || now.type === undefined;
  }

  /** Callers who pass what they must pass by position notice nothing of another name. */
  function isFirstRequired(old: SignatureParameter, now: SignatureParameter): boolean {
    const isRequired = [old, now].every((one) => isPositional(one) && one.default === undefined);
    const earlier = before.slice(0, before.indexOf(old));
    const later = [before, after].map((side) =>
      side.filter((one) => !pairs.has(one) && !taken.has(one)),
    );
    const isAlone = later.every(
      (side) => side.filter((one) => isPositional(one) && one.default === undefined).length === 1,
    );
    return isRequired && isAlone && earlier.every((one) => pairs.has(one));
  }

  /**
   * Keyword-only parameters have no position: a renamed one is the only new one of its type. With
   * `**kwargs`, the old name is still accepted.
   */
  function findOnly(old: SignatureParameter, open: Parameters) {
    if (after.some(({ kind }) => kind === 'varKeyword')) return undefined;
    const isLike = (one: SignatureParameter) => one.kind === old.kind && hasSameType(old, one);
    const gone = before.filter((one) => !pairs.has(one) && isLike(one));
    const [only, ...others] = open.filter(isLike);
    return old.type !== undefined && gone.length === 1 && others.length === 0 ? only : undefined;
  }
}

/** `*args` and `**kwargs`, whose names callers never write. */
export function isVariadic({ kind }: SignatureParameter): boolean {
  return kind === 'varPositional' || kind === 'varKeyword';
}

/** A parameter's name as in its signature, with its stars. */
export function nameParameter({ name, kind }: SignatureParameter): string {
  if (kind === 'varPositional') return `*${name}`;
  return kind === 'varKeyword' ? `**${name}` : name;
}

/** Whether it can be passed by position. */
export function isPositional({ kind }: SignatureParameter): boolean {
  return kind === 'positionalOnly' || kind === 'positionalOrKeyword';
}

/** Whether it can be passed by name. */
export function isKeyword({ kind }: SignatureParameter): boolean {
  return kind === 'positionalOrKeyword' || kind === 'keywordOnly';
}

/** The renamed parameters, old to new. */
export function findRenamed(
  before: Signature,
  after: Signature,
  documents: Documents,
): Map<string, string> {
  const { pairs } = matchParameters(before.parameters, after.parameters, {
    hasSameType: (old, now) => relateWithDefault(old, now, documents) === 'same',
  });
  const names = pairs.map(({ before: old, after: now }): [string, string] => [old.name, now.name]);
  return new Map(names.filter(([old, now]) => old !== now));
}
