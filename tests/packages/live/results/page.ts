import type { ClientResult } from './client-result.ts';
import { makeClientTable, makePartTable, makeSumTable, summarize } from './tables.ts';

const INTRODUCTION = `# What clients send, and what wrapdocs says

Written by \`UPDATE_LIVE=1 npm run test:packages -- live\`: what the functions of released clients sent when
they were run with made-up arguments (\`live/facts\`), compared with what wrapdocs reads from their source.
[How right is it?](../../docs/how-right-is-it.md) explains the words. \`live/expected.json\` lists each
function that is not right, with the reason, and \`live/samples.md\` those that were looked up by hand.

The group \`known\` had been compared with wrapdocs before the list of clients was made; \`blind\` had not.
\`aside\` is only compared at the end of an issue, with \`WRAPDOCS_LIVE_ASIDE=1\`. Half of the 28 clients that had
been kept aside were opened on 26 November 2026, to learn from their faults; they count as \`known\` since then.`;

/** Makes the page of results. */
export function makePage(results: readonly ClientResult[]): string {
  return [
    INTRODUCTION,
    '## Sums',
    summarize(results),
    makeSumTable(results),
    '## Parts',
    makePartTable(results),
    '## Clients',
    makeClientTable(results),
  ].join('\n\n');
}
