import { CommandItem } from 'cmdk';
import { useId, type ReactNode } from 'react';
import { OpenIcon } from './icons.tsx';

interface ResultLinkProps {
  href: string;
  /** The label of the result among the recent ones. */
  title: string;
  detail: string;
  badge: ReactNode;
  children: ReactNode;
}

/**
 * A line of the results: a real link, so that it can be opened in a new tab, copied and dragged.
 */
export function ResultLink({ href, title, detail, badge, children }: ResultLinkProps): ReactNode {
  // The same address may occur under two headings.
  const value = useId();
  return (
    <CommandItem asChild value={value}>
      <a
        href={href}
        tabIndex={-1}
        className="search-result"
        data-title={title}
        data-detail={detail}
      >
        <span className="search-result-badge">{badge}</span>
        <span className="search-result-text">{children}</span>
        <OpenIcon />
      </a>
    </CommandItem>
  );
}
