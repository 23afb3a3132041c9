import type { Item } from '../../../../extractor/contract/module.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import {
  getOperationAuthentication,
  type Credential,
} from '../../../../extractor/contract/view/authentication.ts';
import { getFunctionId } from '../../../../extractor/contract/view/function-id.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { FunctionFacts } from '../facts.ts';

/** An operation, and what wrapdocs says of its client. */
export interface Claim {
  operation: Operation;
  /** The address of the client's server, if it is known. */
  base?: string;
  /** Further addresses that the server may have. */
  others?: readonly string[];
  authentication: readonly Credential[];
  /** The names that the fields of the body's model may have; absent if there is no such model. */
  modelFields?: ReadonlySet<string>;
}

/** What wrapdocs says of the functions of a client. */
export interface Claims {
  /** The ids under which wrapdocs may know a function, the nearest first. */
  findIds: (facts: FunctionFacts) => string[];
  /** The operations of a function. */
  find: (facts: FunctionFacts) => readonly Claim[];
  /** The operations of the function with this id. */
  get: (id: string) => readonly Claim[];
  /** The operations that say of the function with this id that it sends their request, too. */
  getSentBy: (id: string) => readonly Claim[];
  /** Tells whether a function sends a request that could not be determined. */
  isNamed: (facts: FunctionFacts) => boolean;
  /** Tells whether users can import a function, or the class of a method. */
  isPublic: (facts: FunctionFacts) => boolean;
  /** Every operation. */
  all: readonly Claim[];
}

/** Indexes what wrapdocs says of the packages of a client. */
export function createClaims(views: readonly PackageView[]): Claims {
  const all = views.flatMap((view) => view.operations.map((one) => makeClaim(one, view)));
  const byFunction = Map.groupBy(all, ({ operation }) => getFunctionId(operation.id));
  const callers = all.flatMap((claim) =>
    (claim.operation.client?.alsoSentBy ?? []).map((caller) => ({ caller, claim })),
  );
  const byCaller = Map.groupBy(callers, ({ caller }) => caller);
  const items = new Map(views.flatMap((view) => [...view.items]));

  function findIds(facts: FunctionFacts): string[] {
    const known = listIds(facts).filter((id) => byFunction.has(id) || isFunction(items.get(id)));
    return known.slice(0, 1);
  }

  return {
    all,
    findIds,
    isPublic: (facts) => views.every((view) => isPublic(facts, view)),
    get: (id) => byFunction.get(id) ?? [],
    getSentBy: (id) => (byCaller.get(id) ?? []).map(({ claim }) => claim),
    find: (facts) => findIds(facts).flatMap((id) => byFunction.get(id) ?? []),
    isNamed: (facts) =>
      findIds(facts).some((id) => {
        const item = items.get(id);
        return item?.kind === 'function' && item.unknownRequest !== undefined;
      }),
  };
}

function isPublic({ kind, id, function: definition }: FunctionFacts, view: PackageView): boolean {
  const owner = kind === 'function' ? definition : id.replace(/\.[^.]*$/u, '');
  const [, parent = '', name = ''] = /^(.*)\.([^.]*)$/u.exec(owner) ?? [];
  const isPrivateClass = name.startsWith('_') && view.module(parent) !== undefined;
  return view.home(owner)?.private !== true && !isPrivateClass;
}

/** A function inherits the page of the nearest base, down to the class that defines it. */
function listIds({ id, function: definition, bases = [] }: FunctionFacts): string[] {
  const end = bases.indexOf(definition);
  const between = end === -1 ? bases : bases.slice(0, end);
  return [...new Set([id, ...between, definition])];
}

function isFunction(item: Item | undefined): boolean {
  return item?.kind === 'function' || item?.kind === 'attribute';
}

function makeClaim(operation: Operation, view: PackageView): Claim {
  const client = view.client(operation);
  const { url: base, others } = client?.server ?? {};
  const modelFields = findModelFields(operation, view);
  return {
    operation,
    ...(base === undefined ? {} : { base }),
    ...(others === undefined ? {} : { others }),
    authentication: getOperationAuthentication(operation, view).ways.flat(),
    ...(modelFields === undefined ? {} : { modelFields }),
  };
}

/** The names of the fields of the model that is the whole body, if it is one of the package. */
function findModelFields({ body }: Operation, view: PackageView): Set<string> | undefined {
  const type = body?.fields === undefined ? body?.type : undefined;
  const [id, ...others] = view.references(type);
  const model = id === undefined ? undefined : view.item(id);
  if (id === undefined || others.length > 0 || type?.kind !== 'name') return undefined;
  if (model?.kind !== 'class' || model.model === undefined) return undefined;
  if (model.model.members !== undefined || model.model.root !== undefined) return undefined;
  const fields = [...view.fields(id), ...view.outputFields(id)];
  return new Set(fields.flatMap(({ name, wireName }) => [name, wireName]));
}
