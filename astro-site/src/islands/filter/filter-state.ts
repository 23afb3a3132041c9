/** The filters of the list of operations; an empty one matches everything. */
export interface FilterState {
  methods: readonly string[];
  group: string;
  text: string;
  /** Whether the operations are arranged by path instead of by call. */
  isByPath?: boolean;
}

/** The methods and groups that can be chosen. */
export interface FilterChoices {
  methods: readonly string[];
  groups: readonly string[];
}

export const NO_FILTER: FilterState = { methods: [], group: '', text: '' };

/** The URL parameters with the state; pass the same ones to the directive. */
export const FILTER_QUERY = ['method', 'group', 'q'];
/** The parameter that arranges an index of operations. */
export const VIEW_QUERY = 'view';
const BY_PATH = 'path';

export function isFiltered({ methods, group, text }: FilterState): boolean {
  return methods.length > 0 || group !== '' || text.trim() !== '';
}

/** Whether the URL filters or arranges the page. */
export function changesPage(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return [...FILTER_QUERY, VIEW_QUERY].some((name) => parameters.has(name));
}

/** Reads the state from the URL, without values that the page does not offer. */
export function readFilter(search: string, choices: FilterChoices): FilterState {
  const parameters = new URLSearchParams(search);
  const asked = new Set(parameters.getAll('method').map((method) => method.toUpperCase()));
  const group = parameters.get('group') ?? '';
  return {
    methods: choices.methods.filter((method) => asked.has(method)),
    group: choices.groups.includes(group) ? group : '',
    text: parameters.get('q') ?? '',
    ...(parameters.get(VIEW_QUERY) === BY_PATH && { isByPath: true }),
  };
}

/** Writes the state into the URL and keeps its other parameters. */
export function writeFilter(
  search: string,
  { methods, group, text, isByPath }: FilterState,
): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...FILTER_QUERY, VIEW_QUERY]) parameters.delete(name);
  for (const method of methods) parameters.append('method', method);
  if (group !== '') parameters.set('group', group);
  if (text.trim() !== '') parameters.set('q', text.trim());
  if (isByPath === true) parameters.set(VIEW_QUERY, BY_PATH);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

/** Adds or removes the method. */
export function toggleMethod(state: FilterState, method: string): FilterState {
  const methods = state.methods.includes(method)
    ? state.methods.filter((each) => each !== method)
    : [...state.methods, method];
  return { ...state, methods };
}
