import { Owner, ScopeProvider } from '../../components/reference/ScopeProvider.tsx';
import type { Page } from '../../page-models/page.ts';
import type { Section } from '../../page-models/section.ts';
import { Sections } from './Sections.tsx';

/** An area of a page of the reference. */
export function PageArea({ page, sections }: { page: Page; sections: readonly Section[] }) {
  return (
    <ScopeProvider scope={page.scope}>
      <Owner id={page.owner}>
        <div className="ref not-content">
          <Sections sections={sections} />
        </div>
      </Owner>
    </ScopeProvider>
  );
}
