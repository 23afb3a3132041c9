import { useRef, type ReactNode } from 'react';
import { filter as strings } from '#strings';
import { isFiltered, NO_FILTER, toggleMethod } from './filter/filter-state.ts';
import { useFilter, type Filter } from './filter/use-filter.ts';
import { useWake } from './use-wake.ts';
import './filter/operation-filter.css';
import './method-colors.css';

export interface OperationFilterProps {
  /** The methods and the groups of the page's operations, in page order. */
  methods: string[];
  groups: string[];
  /** The number of operations on the page. */
  total: number;
  /** Whether the operations can be arranged by path. */
  hasPaths?: boolean;
}

/** Filters the page's operations by method, group and words. */
export function OperationFilter({
  methods,
  groups,
  total,
  hasPaths = false,
}: OperationFilterProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const { state, update, count = total } = useFilter(form, { methods, groups });
  useWake(form);

  function reset(): void {
    update(({ isByPath = false }) => ({ ...NO_FILTER, isByPath }));
    text.current?.focus();
  }

  return (
    <form
      ref={form}
      className="operation-filter"
      role="search"
      aria-label={strings.label}
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
          aria-label={strings.text}
          placeholder={hasPaths ? strings.requestPlaceholder : strings.placeholder}
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
            aria-label={strings.group}
            onChange={(event) => {
              const group = event.target.value;
              update((current) => ({ ...current, group }));
            }}
          >
            <option value="">{strings.allGroups}</option>
            {groups.map((group) => (
              <option key={group} value={group}>
                {group}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className="operation-filter-row">
        {hasPaths && <ViewSwitch isByPath={state.isByPath === true} update={update} />}
        <div role="group" aria-label={strings.methods} className="operation-filter-methods">
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
        <div className="operation-filter-result">
          <p className="operation-filter-count" role="status">
            {count === total ? strings.operations(total) : strings.shown(count, total)}
          </p>
          <button
            type="button"
            className="operation-filter-reset"
            disabled={!isFiltered(state)}
            onClick={reset}
          >
            {strings.reset}
          </button>
        </div>
      </div>
      {count === 0 && (
        <div className="operation-filter-empty">
          <p>{strings.none}</p>
          <button type="button" className="operation-filter-all" onClick={reset}>
            {strings.showAll(total)}
          </button>
        </div>
      )}
    </form>
  );
}

interface ViewSwitchProps {
  isByPath: boolean;
  update: Filter['update'];
}

/** Arranges the operations by call or by path. */
function ViewSwitch({ isByPath, update }: ViewSwitchProps): ReactNode {
  return (
    <div role="group" aria-label={strings.view} className="operation-filter-views">
      {[false, true].map((value) => (
        <button
          key={String(value)}
          type="button"
          className="operation-filter-view"
          aria-pressed={isByPath === value}
          onClick={() => {
            update((current) => ({ ...current, isByPath: value }));
          }}
        >
          {value ? strings.byPath : strings.byCall}
        </button>
      ))}
    </div>
  );
}
