import { useId, type ReactNode } from 'react';

interface OptionGroupProps {
  heading: ReactNode;
  /** Another class of the group. */
  className?: string;
  children: ReactNode;
}

/** Options of the search under a heading. */
export function OptionGroup({ heading, className = '', children }: OptionGroupProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={`search-group ${className}`.trim()}>
      <div id={id} className="search-group-heading" aria-hidden="true">
        {heading}
      </div>
      {children}
    </div>
  );
}
