import { REFERENCE_FOLDER } from '../contract/reference-folder.ts';
import type { Published } from './release-target.ts';

/** A package's document as a version publishes it. */
interface ContractText {
  /** The package. */
  name: string;
  /** Its path from the top of the site. */
  place: string;
  text: string;
}

/** The documents of all packages that a version documents, sorted by their names. */
export async function readContractTexts(
  { listFolder, readFile }: Published,
  version: string,
): Promise<ContractText[]> {
  const files = (await listFolder(`${version}/${REFERENCE_FOLDER}`)).filter((file) =>
    file.endsWith('.json'),
  );
  return Promise.all(
    files.toSorted().map(async (file) => {
      const place = `${version}/${REFERENCE_FOLDER}/${file}`;
      const text = (await readFile(place))?.toString() ?? '';
      return { name: file.slice(0, -'.json'.length), place, text };
    }),
  );
}
