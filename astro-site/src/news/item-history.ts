import type { Change } from '../../../extractor/contract/change.ts';
import type { History } from '../../../extractor/contract/history.ts';

/** What a release changed about an item. */
interface HistoryEntry {
  version: string;
  message: string;
}

/** The changes of an item, the newest first, and the text of its badge. */
export interface ItemHistory {
  /** Whether the newest change added the item, or the part of it. */
  isNew: boolean;
  version: string;
  entries: HistoryEntry[];
}

/** Finds the history of an item by its id, or that of one of its parameters, fields or members. */
export type FindHistory = (id: string, part?: string) => ItemHistory | undefined;

interface Event extends HistoryEntry {
  isNew: boolean;
  part: string | undefined;
}

/**
 * A badge shows recent changes to returning readers; older ones are on the pages of those releases.
 */
const RECENT = 5;

/** Indexes the history of a package by its items, which keep it when their ids change. */
export function createFindHistory(history: History | undefined, packageName: string): FindHistory {
  const events = collectEvents(history, packageName);
  const recent = new Set(history?.releases.slice(0, RECENT).map(({ version }) => version));

  return (id, part) => {
    const own = (events.get(id) ?? []).filter((event) => part === undefined || event.part === part);
    const [newest] = own;
    if (newest === undefined || !recent.has(newest.version)) return undefined;
    const isOwnAddition = (event: Event): boolean => event.isNew && event.part === part;
    return {
      isNew: own.some((event) => event.version === newest.version && isOwnAddition(event)),
      version: newest.version,
      entries: own.map(({ version, message }) => ({ version, message })),
    };
  };
}

function collectEvents(history: History | undefined, packageName: string): Map<string, Event[]> {
  const events = new Map<string, Event[]>();
  /** The current ids of items of older releases. */
  const names = new Map<string, string>();
  for (const { version, packages } of history?.releases ?? []) {
    const { changes = [] } = packages.find(({ name }) => name === packageName) ?? {};
    for (const change of changes) {
      for (const item of change.covers?.items ?? [change.item]) {
        const id = names.get(item) ?? item;
        events.set(id, [...(events.get(id) ?? []), makeEvent(change, version)]);
      }
    }
    for (const { item, before } of changes) {
      if (before !== undefined && before.id !== item) names.set(before.id, names.get(item) ?? item);
    }
  }
  return events;
}

function makeEvent(change: Change, version: string): Event {
  const { message, part } = change;
  return { version, message, isNew: isAddition(change), part: part?.name };
}

/** Whether a change added its item, or the part of it that the change is about. */
export function isAddition({ before, after, part, code }: Change): boolean {
  return part === undefined
    ? before === undefined && after !== undefined
    : /-added(?:-|$)/.test(code);
}
