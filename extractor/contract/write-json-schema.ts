/** `node extractor/contract/write-json-schema.ts` writes the contract's JSON Schema anew. */
import { writeFileSync } from 'node:fs';
import { makeJsonSchema } from './json-schema.ts';

const file = new URL('./contract.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(makeJsonSchema(), undefined, 2)}\n`);
