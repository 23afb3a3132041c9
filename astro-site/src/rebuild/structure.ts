import { createHash } from 'node:crypto';
import project from 'virtual:wrapdocs/project';
import type { Item } from '../../../extractor/contract/module.ts';
import { getNavigation } from '../navigation/site-navigation.ts';
import { getReference } from '../reference/reference.ts';
import { getSite } from '../reference/site.ts';

/**
 * A hash of what a page shows besides its own content, and of everything that narrative pages show
 * of the packages: the addresses of all objects, what names in texts refer to, the navigation, and
 * the texts of the pictures.
 */
export async function computeStructure(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(getReference().routes.describe());
  for (const { view } of getSite().scopes) {
    const { name, version, docstring } = view.index;
    hash.update(JSON.stringify([name, version, docstring?.summary]));
    for (const { id, file, items } of view.modules) {
      hash.update(JSON.stringify([id, file, items.map(describeName)]));
    }
  }
  for (const folder of ['', ...project.translations.map((each) => each.folder)]) {
    hash.update((await getNavigation(folder)).hash);
  }
  return hash.digest('hex');
}

/** What decides to what the name of an item leads: members of bases belong to a class, too. */
function describeName(item: Item) {
  return item.kind === 'class' ? [item.kind, item.id, item.bases] : [item.kind, item.id];
}
