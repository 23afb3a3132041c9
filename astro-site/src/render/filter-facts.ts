import { MethodSchema, type Method } from '../../../extractor/contract/operation.ts';
import type { RequestEntry, RequestGroup } from '../page-models/sections/request.ts';
import type { Section } from '../page-models/sections/section.ts';

/** What the filter of the operations of an area shows before a reader uses it. */
export interface FilterFacts {
  methods: Method[];
  /** The titles of the groups. */
  groups: string[];
  /** The number of operations. */
  total: number;
  /** Whether the operations can also be shown by path. */
  hasPaths: boolean;
}

/** The filter of the operations among some sections; one operation needs no filter. */
export function getFilterFacts(sections: readonly Section[]): FilterFacts | undefined {
  const groups = sections.filter((section) => section.kind === 'operations');
  const indexed = sections.flatMap((section) =>
    section.kind === 'requestIndex' ? section.groups : [],
  );
  const covered = sections.flatMap((section) =>
    section.kind === 'apiCoverage' ? section.groups : [],
  );
  const operations: { method: Method }[] = [
    ...groups.flatMap((group) => group.operations),
    ...covered.flatMap((group) => group.operations),
    ...indexed.flatMap(listRequests),
  ];
  if (operations.length < 2) return undefined;
  const used = new Set(operations.map(({ method }) => method));
  return {
    methods: MethodSchema.options.filter((method) => used.has(method)),
    groups: [...groups, ...indexed, ...covered].map(({ title }) => title),
    total: operations.length,
    hasPaths: indexed.length > 0,
  };
}

/** Whether an area lists parts of the models of a large module, whose names have a filter. */
export function hasModelParts(sections: readonly Section[]): boolean {
  return sections.some(
    (section) =>
      section.kind === 'part' && section.sections.some(({ kind }) => kind === 'modelParts'),
  );
}

function listRequests({ requests, groups }: RequestGroup): RequestEntry[] {
  return [...requests, ...groups.flatMap(listRequests)];
}
