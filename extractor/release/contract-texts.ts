import type { Published } from './release-target.ts';

/** The folder of a version with the documents of its packages. */
const FOLDER = 'api-docs';

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
  const files = (await listFolder(`${version}/${FOLDER}`)).filter((file) => file.endsWith('.json'));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const place = `${version}/${FOLDER}/${file}`;
      const text = (await readFile(place))?.toString() ?? '';
      return { name: file.slice(0, -'.json'.length), place, text };
    }),
  );
}
