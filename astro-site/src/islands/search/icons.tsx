import type { ReactNode } from 'react';

/** A 24 by 24 line drawing in the colour of the text around it. */
function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg
      className="search-icon"
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export function SearchIcon(): ReactNode {
  return <Icon path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm9.5 16.5L16 16" />;
}

export function CloseIcon(): ReactNode {
  return <Icon path="M6 6l12 12M18 6 6 18" />;
}

export function RecentIcon(): ReactNode {
  return <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3.5 2" />;
}

export function GroupIcon(): ReactNode {
  return <Icon path="M4 6h16M4 12h16M4 18h10" />;
}

export function PageIcon(): ReactNode {
  return <Icon path="M14 3H6v18h12V7l-4-4Zm0 0v4h4M9 12h6M9 16h6" />;
}

export function OpenIcon(): ReactNode {
  return <Icon path="M20 5v6a4 4 0 0 1-4 4H5m0 0 4-4m-4 4 4 4" />;
}
