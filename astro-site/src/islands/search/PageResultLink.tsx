import type { ReactNode } from 'react';
import { search as strings } from '#strings';
import type { PageResult } from '../../search/pages.ts';
import { PageIcon } from './icons.tsx';
import { MarkedParts } from './MarkedText.tsx';
import { ResultLink } from './ResultLink.tsx';

/** A page of prose or a section of one. */
export function PageResultLink({ page }: { page: PageResult }): ReactNode {
  return (
    <ResultLink
      href={page.href}
      title={page.title}
      detail={page.page ?? strings.page}
      badge={<PageIcon />}
    >
      <span className="search-result-name">
        {page.page !== undefined && <span className="search-result-page">{page.page} › </span>}
        {page.title}
      </span>
      <span className="search-result-detail">
        <MarkedParts parts={page.excerpt} />
      </span>
    </ResultLink>
  );
}
