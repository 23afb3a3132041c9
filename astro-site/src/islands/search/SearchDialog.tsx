import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useMemo, useRef } from 'react';
import { search as strings } from '#strings';
import { addRecent, readRecent } from '../../search/recent.ts';
import type { ReadVersion } from '../../search/other-versions.ts';
import { dropStopWords } from '../../../../extractor/contract/view/query-words.ts';
import { splitWords } from '../../../../extractor/contract/text/split-words.ts';
import { CloseIcon, SearchIcon } from './icons.tsx';
import { SearchResults, type FoundSection } from './SearchResults.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { isApple } from '../shortcut.ts';
import { trapTab, useModal } from './use-modal.ts';
import { useHits } from './use-hits.ts';
import { useOtherVersions } from './use-other-versions.ts';
import { usePages } from './use-pages.ts';
import { useSections } from './use-sections.ts';
import { getSelected, useSelection } from './use-selection.ts';
import { useTakeOver } from './use-take-over.ts';
import { base } from '../../routing/base.ts';
import { loadSymbols } from '../../search/load-symbols.ts';
import { useAfterPaint } from '../use-after-paint.ts';
import { useLoaded } from '../use-loaded.ts';
import '../method-colors.css';
import './search-dialog.css';

interface SearchDialogProps {
  placeholder: string;
  /** The version being read, if the site has several. */
  read?: ReadVersion | undefined;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** The open search: names and paths from the symbol index, followed by prose from Pagefind. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  const { placeholder, read, query, onQuery, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const recent = useMemo(() => readRecent(base), []);
  const [painted] = useAfterPaint(query.trim());
  const symbols = useLoaded(loadSymbols, base);
  const { asked, hits, isSearching, settle } = useHits(symbols, painted);
  const { status, pages } = usePages(painted, base);
  const pageStatus = isSearching ? 'searching' : status;
  const isSearchingText = pageStatus === 'searching';
  const { sections, release } = useSections({ asked, hits, pages, isSearching: isSearchingText });
  const words = useMemo(() => dropStopWords(splitWords(asked)), [asked]);
  const count = sections.reduce((sum, { total }) => sum + total, 0);
  const isFruitless = count === 0 && symbols.status !== 'loading' && pageStatus !== 'searching';
  const others = useOtherVersions(isFruitless ? asked : '', read);
  const results = isFruitless ? others : sections;
  const found = useTakeOver(
    useMemo(() => results.map((section) => ({ section, words })), [results, words]),
    getHeading,
  );
  const selection = useSelection(dialog, asked);
  useModal(dialog);

  function openLink(event: MouseEvent<HTMLElement>): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[role=option]');
    if (link === null) return;
    const { title = '', detail = '' } = link.dataset;
    const href = link.getAttribute('href') ?? '';
    // Results of other versions do not count as results of this one.
    if (others.length === 0) addRecent(recent, { title, detail, href }, base);
    if (!isModified(event)) onClose();
  }

  return (
    // Escape closes it for keyboard users; a click outside is for the pointer.
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={strings.label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
        else openLink(event);
      }}
      onKeyDown={trapTab}
    >
      <div
        className="search-panel"
        onPointerMove={({ target }) => {
          selection.point(target);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key !== 'Enter') {
            selection.move(event);
            return;
          }
          // Enter opens what the whole query finds.
          release(query.trim());
          settle(query.trim());
          openSelected(event);
        }}
      >
        <div className="search-head">
          <SearchIcon />
          <input
            type="text"
            role="combobox"
            aria-label={strings.label}
            aria-autocomplete="list"
            aria-expanded="true"
            aria-controls={listId}
            className="search-input"
            placeholder={placeholder}
            value={query}
            onChange={({ target }) => {
              onQuery(target.value);
            }}
            maxLength={200}
            enterKeyHint="go"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <button type="button" className="search-close" onClick={onClose}>
            <CloseIcon />
            <span className="search-unseen">{strings.close}</span>
            <kbd>{strings.keys.escape}</kbd>
          </button>
        </div>
        <div
          role="listbox"
          id={listId}
          tabIndex={-1}
          className="search-list"
          aria-label={strings.results}
        >
          {asked === '' ? (
            <SearchSuggestions
              recent={recent}
              symbols={symbols.status === 'ready' ? symbols.value.symbols : []}
            />
          ) : (
            <SearchResults found={found} />
          )}
        </div>
        <SearchStatus
          query={asked}
          symbols={symbols.status}
          pages={pageStatus}
          count={count}
          others={others.length}
        />
        <SearchFooter />
      </div>
    </dialog>
  );
}

function getHeading({ section }: FoundSection): string {
  return section.heading;
}

/** The keys that work in the dialog, shown on devices with a keyboard. */
function SearchFooter(): ReactNode {
  return (
    <div className="search-footer" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {strings.toMove}
      </span>
      <span>
        <kbd>{strings.keys.enter}</kbd> {strings.toOpen}
      </span>
      <span>
        <kbd>{isApple() ? '⌘' : strings.keys.control}</kbd>
        <kbd>{strings.keys.enter}</kbd> {strings.inNewTab}
      </span>
    </div>
  );
}

/** Enter follows the selected link like a click; with Ctrl or Command in a new tab. */
function openSelected(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof HTMLButtonElement) return;
  const link = getSelected(event.currentTarget);
  event.preventDefault();
  if (link === null) return;
  if (isModified(event) && link instanceof HTMLAnchorElement)
    window.open(link.href, '_blank', 'noopener');
  else link.click();
}

function isModified(event: KeyboardEvent | MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}
