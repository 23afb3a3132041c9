import type { Item } from '../../../../extractor/contract/module.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getFamilies } from '../../clients/families.ts';
import { getCallName, isProperty } from '../../code/call-name.ts';
import type { Scope } from '../../reference/scope.ts';
import type { ClientOperation } from '../../routing/item-tree.ts';
import { getMemberTags } from '../member-tags.ts';
import type { CallEntry, SentThrough } from '../sections/request.ts';
import type { Section } from '../sections/section.ts';

/** The functions that send a request only by calling the operation's. */
export function listDelegates({ client }: ClientOperation, view: PackageView): CallEntry[] {
  return (client.alsoSentBy ?? []).flatMap((id) => {
    const item = view.item(id);
    return item?.kind === 'function' || item?.kind === 'attribute' ? makeDelegate(item, view) : [];
  });
}

function makeDelegate(item: Extract<Item, { kind: 'function' | 'attribute' }>, view: PackageView) {
  const { id, name, docstring } = item;
  const module = view.moduleOf(id)?.id ?? '';
  const [tag] = getMemberTags(item);
  return { id, name, call: id.slice(module.length + 1), tag, summary: docstring?.summary };
}

/** What a function sends by calling others, which document it. */
export function makeSentThrough(id: string, { view }: Scope): Section[] {
  const operations = getFamilies(view).sentFor.get(id) ?? [];
  const requests = operations.map((one): SentThrough => {
    const call = isProperty(one) ? getCallName(one) : `${getCallName(one)}()`;
    return { method: one.method, path: one.path, id: one.id, call };
  });
  return requests.length === 0 ? [] : [{ kind: 'sentThrough', requests }];
}
