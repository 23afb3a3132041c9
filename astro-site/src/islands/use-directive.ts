import type { ClientDirective } from 'astro';
import { findShortcut, isApple } from './shortcut.ts';
import { READY, SHORTCUT, type ShortcutDetail, type UseOptions } from './wake.ts';

/** Events from before the island was active, which are passed on to it. */
interface Pending {
  click?: HTMLElement;
  text?: string;
}

/**
 * Loads an island at its first use: a pointer, the focus or a key inside it, a shortcut anywhere on
 * the page, or a URL parameter. The event that loaded it and later ones are stored until it is
 * active: a click is repeated, and a shortcut is passed on with the text typed after it.
 */
const use: ClientDirective = (load, { value }, island) => {
  const { keys = [], query = [] } = value as UseOptions;
  const pending: Pending = {};
  const asleep = new AbortController();
  const loading = new AbortController();
  let isLoading = false;

  island.dataset['mod'] = isApple() ? 'cmd' : 'ctrl';

  function wake(): void {
    if (isLoading) return;
    isLoading = true;
    asleep.abort();
    void load().then((hydrate) => hydrate());
  }

  function keepClick(event: MouseEvent): void {
    const button = (event.target as Element).closest('button');
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pending.click = button;
    wake();
  }

  function keepKey(event: KeyboardEvent): void {
    if (pending.text !== undefined) keepText(event, pending);
    else if (findShortcut(event, keys) !== undefined) {
      event.preventDefault();
      pending.text = '';
      wake();
    }
  }

  function handOver(): void {
    loading.abort();
    pending.click?.click();
    if (pending.text === undefined) return;
    const detail: ShortcutDetail = { text: pending.text };
    island.dispatchEvent(new CustomEvent(SHORTCUT, { detail }));
  }

  for (const type of ['pointerdown', 'focusin', 'keydown', 'input'] as const) {
    island.addEventListener(type, wake, { signal: asleep.signal, passive: true });
  }
  const { signal } = loading;
  island.addEventListener('click', keepClick, { signal, capture: true });
  document.addEventListener('keydown', keepKey, { signal, capture: true });
  island.addEventListener(READY, handOver, { once: true });
  // For example without a connection: the next click or shortcut tries again.
  island.addEventListener('astro:hydration-error', () => {
    isLoading = false;
    delete pending.text;
  });

  const parameters = new URLSearchParams(location.search);
  if (query.some((name) => parameters.has(name))) wake();
};

/** Text typed for a field that does not exist yet; Escape cancels the shortcut. */
function keepText(event: KeyboardEvent, pending: Pending): void {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const text = pending.text ?? '';
  if (key === 'Escape') delete pending.text;
  else if (key === 'Backspace') pending.text = text.slice(0, -1);
  else if (key.length === 1) pending.text = text + key;
  else return;
  event.preventDefault();
}

declare global {
  interface Window {
    /** Where Astro's islands find the functions of their directives. */
    Astro?: Record<string, ClientDirective>;
  }
}

(window.Astro ??= {})['use'] = use;
