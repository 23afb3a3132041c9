/** `node extractor/site/security/write-allowed-code.ts` writes the list of allowed inline code anew. */
import { writeFileSync } from 'node:fs';
import { readAllowedCode } from './inline-code-sources.ts';

const file = new URL('./allowed-code.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(await readAllowedCode(), undefined, 2)}\n`);
