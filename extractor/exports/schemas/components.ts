import type { ClassItem } from '../../contract/class.ts';
import type { AttributeItem, Item } from '../../contract/module.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { mapNames } from '../../contract/types/map-names.ts';
import { findTags } from './discriminator.ts';
import type { Schema } from './document.ts';
import { makeItemSchema } from './model.ts';
import { makeSchemaName } from './schema-name.ts';
import { createSides, getFields, writesSeconds, type Side } from './sides.ts';
import { makeTypeSchema } from './type.ts';
import { createUniqueNames, shortenIds } from './short-names.ts';
import { bindArguments, substitute } from '../../contract/view/type-parameters.ts';

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
/** An alias may name others, and by mistake itself. */
const MAX_ALIASES = 5;

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
      name: makeUnique(
        makeSchemaName(
          names.get(id) ?? item.name,
          given.map((type) => expandAliases(type)),
        ) + suffix,
      ),
      item,
      given,
      side,
    };
    components.set(key, component);
    return { $ref: `#/components/schemas/${component.name}` };
  }

  /** As Pydantic names arguments: Python does not keep the names of aliases. */
  function expandAliases(type: TypeExpression, depth = 0): TypeExpression {
    return mapNames(type, (name) => {
      const item = view.item(name.id ?? '');
      const target = item?.kind === 'attribute' ? item.aliasOf : undefined;
      const isKept = target === undefined || depth > MAX_ALIASES || isNewType(item);
      return isKept ? name : expandAliases(target, depth + 1);
    });
  }

  /** As Pydantic does with type variables that nobody gave a type for. */
  function fill(type: TypeExpression): TypeExpression {
    return mapNames(type, (name) => {
      const item = view.item(name.id ?? '');
      return (item?.kind === 'attribute' ? item.bound : undefined) ?? name;
    });
  }

  const makeType = (type: TypeExpression | undefined, side: Side, hasSeconds = false) =>
    makeTypeSchema(type, {
      refer: (id, given) => refer(side, id, given),
      side,
      writesSeconds: hasSeconds,
      findTags: (id, property) => findTags(getFields(id, side, view), property, view),
    });

  function makeSchema({ item, given, side }: Component): Schema {
    const bound = bindArguments(item, given, view);
    const hasSeconds = side === 'output' && writesSeconds(item.id, view);
    return makeItemSchema(item, {
      view,
      side,
      makeType: (type) =>
        makeType(type === undefined ? type : fill(substitute(type, bound)), side, hasSeconds),
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

/** `NewType("Name", T)` is a type of its own. */
function isNewType(item: Item | undefined): boolean {
  return item?.kind === 'attribute' && /^[\w.]*NewType\(/u.test(item.value?.text ?? '');
}
