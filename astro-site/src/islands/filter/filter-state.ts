/** What the list of operations is narrowed to; empty means everything. */
export interface FilterState {
  methods: readonly string[];
  group: string;
  text: string;
}

/** The methods and groups that can be chosen. */
export interface FilterChoices {
  methods: readonly string[];
  groups: readonly string[];
}

export const NO_FILTER: FilterState = { methods: [], group: '', text: '' };

/** The parameters of the address that hold the state; give the directive the same. */
export const FILTER_QUERY = ['method', 'group', 'q'];

export function isFiltered({ methods, group, text }: FilterState): boolean {
  return methods.length > 0 || group !== '' || text.trim() !== '';
}

/** Whether the address narrows the page. */
export function hasFilter(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return FILTER_QUERY.some((name) => parameters.has(name));
}

/** Reads the state from the address; what the page does not offer is left out. */
export function readFilter(search: string, choices: FilterChoices): FilterState {
  const parameters = new URLSearchParams(search);
  const asked = new Set(parameters.getAll('method').map((method) => method.toUpperCase()));
  const group = parameters.get('group') ?? '';
  return {
    methods: choices.methods.filter((method) => asked.has(method)),
    group: choices.groups.includes(group) ? group : '',
    text: parameters.get('q') ?? '',
  };
}

/** Writes the state into the address and leaves its other parameters alone. */
export function writeFilter(search: string, { methods, group, text }: FilterState): string {
  const parameters = new URLSearchParams(search);
  for (const name of FILTER_QUERY) parameters.delete(name);
  for (const method of methods) parameters.append('method', method);
  if (group !== '') parameters.set('group', group);
  if (text.trim() !== '') parameters.set('q', text.trim());
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

/** Adds the method, or takes it away. */
export function toggleMethod(state: FilterState, method: string): FilterState {
  const methods = state.methods.includes(method)
    ? state.methods.filter((each) => each !== method)
    : [...state.methods, method];
  return { ...state, methods };
}
