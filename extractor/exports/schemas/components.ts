import type { ClassItem } from '../../contract/class.ts';
import type { AttributeItem, Item } from '../../contract/module.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { formatType } from '../../contract/types/type-text.ts';
import { findTags } from './discriminator.ts';
import type { Schema } from './document.ts';
import { makeItemSchema } from './model.ts';
import { createSides, getFields, type Side } from './sides.ts';
import { makeTypeSchema } from './type.ts';
import { createUniqueNames, shortenIds } from './short-names.ts';
import { bindArguments, substitute } from './type-parameters.ts';

/** The schemas of a document: those that are referred to, each once. */
export interface Components {
  /** The schema of a type: a reference if the package documents it. */
  makeType: (type: TypeExpression | undefined, side: Side) => Schema;
  /** Every schema that was referred to, directly or indirectly, by name. */
  build: () => Record<string, Schema>;
}

/** As FastAPI names them. */
const SUFFIXES = { input: '-Input', output: '-Output' };
const MAX_KEY = 1000;
/** The maximum length of a generic's arguments within a name. */
const MAX_ARGUMENTS = 120;

type Modelled = ClassItem | AttributeItem;

interface Component {
  name: string;
  item: Modelled;
  given: readonly TypeExpression[];
  side: Side;
}

/** Collects the models and aliases of a package when operations need them. */
export function createComponents(view: PackageView): Components {
  const names = shortenIds([...view.items.values()].filter(isModelled).map(({ id }) => id));
  const makeUnique = createUniqueNames();
  const sides = createSides(view);
  const components = new Map<string, Component>();

  function refer(side: Side, id = '', given: readonly TypeExpression[] = []): Schema | undefined {
    const item = view.item(id);
    if (item === undefined || !isModelled(item)) return undefined;
    const isDifferent = [id, ...given.flatMap((type) => view.references(type))].some(sides.differ);
    const key = JSON.stringify([id, given, isDifferent ? side : '']);
    // A generic that contains itself with more and more arguments would never end.
    if (key.length > MAX_KEY) return refer(side, id);
    const suffix = isDifferent && sides.hasBoth(id) ? SUFFIXES[side] : '';
    const component = components.get(key) ?? {
      name: makeUnique(makeName(names.get(id) ?? item.name, given) + suffix),
      item,
      given,
      side,
    };
    components.set(key, component);
    return { $ref: `#/components/schemas/${component.name}` };
  }

  const makeType = (type: TypeExpression | undefined, side: Side) =>
    makeTypeSchema(type, {
      refer: (id, given) => refer(side, id, given),
      side,
      findTags: (id, property) => findTags(getFields(id, side, view), property, view),
    });

  function makeSchema({ item, given, side }: Component): Schema {
    const bound = bindArguments(item, given, view);
    return makeItemSchema(item, {
      view,
      side,
      makeType: (type) => makeType(type === undefined ? type : substitute(type, bound), side),
    });
  }

  return {
    makeType,
    build() {
      const schemas: [string, Schema][] = [];
      // Iterating over a Map also visits entries that are added on the way.
      for (const component of components.values()) {
        schemas.push([component.name, makeSchema(component)]);
      }
      return Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}

function isModelled(item: Item): item is Modelled {
  if (item.kind === 'class') return item.model !== undefined;
  return item.kind === 'attribute' && item.aliasOf !== undefined;
}

/** Names of schemas may only contain ASCII letters, digits and `._-`. */
function makeName(name: string, given: readonly TypeExpression[]): string {
  const parts = given.map((type) => `_${toSafe(formatType(type)).replaceAll(/^_+|_+$/g, '')}`);
  return toSafe(name) + parts.join('').slice(0, MAX_ARGUMENTS);
}

function toSafe(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9._-]+/g, '_');
}
