import type { InheritedField } from '../../contract/view/class-tree.ts';
import { areSimilarNames } from './similarity.ts';

/** A field of both classes, and its form in each. */
export interface FieldPair {
  before: InheritedField;
  after: InheritedField;
}

/** The fields of a class in two documents: matching ones, and those of only one document. */
export interface FieldMatch {
  pairs: FieldPair[];
  added: InheritedField[];
  removed: InheritedField[];
}

type Fields = readonly InheritedField[];

/**
 * Matches fields: by name, then by the name in JSON, then those that were renamed in place.
 * Inherited fields are only included if one of the documents declares them in the class.
 *
 * @param isLike whether two fields with different names may be the same
 */
export function matchFields(
  before: Fields,
  after: Fields,
  isLike: (before: InheritedField, after: InheritedField) => boolean,
): FieldMatch {
  const news = new Map(after.map((field) => [field.name, field]));
  const olds = new Map(before.map((field) => [field.name, field]));
  const gone = before.filter((field) => isOwn(field) && !news.has(field.name));
  const fresh = after.filter((field) => isOwn(field) && !olds.has(field.name));
  const renamed = gone.flatMap((old): FieldPair[] => {
    const now = findRenamed(old, fresh) ?? findInPlace(old);
    return now === undefined ? [] : [{ before: old, after: now }];
  });
  const matched = new Set(renamed.flatMap((pair) => [pair.before, pair.after]));
  const named = before.flatMap((old): FieldPair[] => {
    const now = news.get(old.name);
    return now !== undefined && (isOwn(old) || isOwn(now)) ? [{ before: old, after: now }] : [];
  });
  return {
    pairs: [...named, ...renamed],
    added: fresh.filter((field) => !matched.has(field)),
    removed: gone.filter((field) => !matched.has(field)),
  };

  function findInPlace(old: InheritedField): InheritedField | undefined {
    const now = after[before.indexOf(old)];
    if (now === undefined || !fresh.includes(now) || !isLike(old, now)) return undefined;
    const isOnlyChange = gone.length === 1 && fresh.length === 1;
    return isOnlyChange || areSimilarNames(old.name, now.name) ? now : undefined;
  }
}

function isOwn({ inheritedFrom }: InheritedField): boolean {
  return inheritedFrom === undefined;
}

function findRenamed(old: InheritedField, fresh: Fields): InheritedField | undefined {
  const hasAlias = old.wireName !== old.name;
  return fresh.find(
    (now) => now.wireName === old.wireName && (hasAlias || now.wireName !== now.name),
  );
}
