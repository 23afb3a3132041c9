/**
 * `npm run contract` writes the files that are generated from the contract: its JSON Schema and the
 * Python types. With `--check` it only fails if one of them is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { makeJsonSchema } from './json-schema.ts';
import { makeTypedDicts } from './typed-dicts.ts';

const schema = makeJsonSchema();
const files = new Map([
  ['extractor/contract/contract.schema.json', `${JSON.stringify(schema, undefined, 2)}\n`],
  ['extractor/python/wrapdocs_introspect/contract.py', makeTypedDicts(schema)],
]);

for (const [file, text] of files) {
  const url = new URL(`../../../${file}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(url, text);
  else if (readFileSync(url, 'utf8') !== text) {
    console.error(`${file} is out of date: run \`npm run contract\`.`);
    process.exitCode = 1;
  }
}
