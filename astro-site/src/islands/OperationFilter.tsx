import { useRef, type ReactNode } from 'react';
import { isFiltered, NO_FILTER, toggleMethod } from './filter/filter-state.ts';
import { useFilter } from './filter/use-filter.ts';
import { useWake } from './use-wake.ts';
import './filter/operation-filter.css';
import './method-colors.css';

export interface OperationFilterProps {
  /** The methods and the groups of the page's operations, in its order. */
  methods: string[];
  groups: string[];
  /** How many operations the page has. */
  total: number;
}

/** Narrows the page to operations of some methods, of a group, with some words. */
export function OperationFilter({ methods, groups, total }: OperationFilterProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const { state, update, count = total } = useFilter(form, { methods, groups });
  useWake(form);

  function reset(): void {
    update(() => NO_FILTER);
    text.current?.focus();
  }

  return (
    <form
      ref={form}
      className="operation-filter"
      role="search"
      aria-label="Filter operations"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <div className="operation-filter-fields">
        <input
          ref={text}
          type="search"
          name="q"
          className="operation-filter-text"
          aria-label="Name, path or words"
          placeholder="Filter by name, path or words"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            const text = event.target.value;
            update((current) => ({ ...current, text }));
          }}
        />
        {groups.length > 1 && (
          <select
            name="group"
            className="operation-filter-group"
            aria-label="Group"
            onChange={(event) => {
              const group = event.target.value;
              update((current) => ({ ...current, group }));
            }}
          >
            <option value="">All groups</option>
            {groups.map((group) => (
              <option key={group} value={group}>
                {group}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className="operation-filter-row">
        <div role="group" aria-label="Methods" className="operation-filter-methods">
          {methods.map((method) => (
            <button
              key={method}
              type="button"
              className="operation-filter-method"
              data-method={method}
              aria-pressed={state.methods.includes(method)}
              onClick={() => {
                update((current) => toggleMethod(current, method));
              }}
            >
              {method}
            </button>
          ))}
        </div>
        <p className="operation-filter-count" role="status">
          {describeCount(count, total)}
        </p>
        <button
          type="button"
          className="operation-filter-reset"
          disabled={!isFiltered(state)}
          onClick={reset}
        >
          Reset
        </button>
      </div>
      {count === 0 && (
        <div className="operation-filter-empty">
          <p>No operation fits this filter.</p>
          <button type="button" className="operation-filter-all" onClick={reset}>
            Show all {total} operations
          </button>
        </div>
      )}
    </form>
  );
}

function describeCount(count: number, total: number): string {
  if (count === total) return total === 1 ? '1 operation' : `${String(total)} operations`;
  return `${String(count)} of ${String(total)} operations`;
}
