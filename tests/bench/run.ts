/**
 * `npm run bench`: measures wrapdocs and writes tests/bench/results.md.
 *
 * `npm run bench -- extraction` measures one part and writes nothing.
 */
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { benchDev } from './dev.ts';
import { benchExtraction } from './extraction.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchBrowser, benchBuild, benchPages } from './site.ts';

const RESULTS = 'tests/bench/results.md';

interface Part {
  title: string;
  how: string;
  run: () => Promise<string>;
}

const parts = new Map<string, Part>([
  [
    'extraction',
    {
      title: 'Extraction',
      how: '`wrapdocs extract` (Node and Python, start to written files) against `griffe dump --full` of the same package, alternating in one run; medians of 3 rounds (one for packages over 5 MB). Memory is the peak of the largest process. The last three columns are ratios; to reach: time <= 0.55×, memory <= 0.8×, JSON <= 0.35×.',
      run: benchExtraction,
    },
  ],
  [
    'build',
    {
      title: 'Build of the whole site',
      how: '`wrapdocs build --force`, then `wrapdocs build` with nothing changed; medians of 3 rounds. To reach: nothing changed <= 2 s.',
      run: benchBuild,
    },
  ],
  [
    'pages',
    {
      title: 'Page weights',
      how: 'gzip (level 6) of the HTML files in `dist/`. To reach: median <= 12 kB, the 94-operation page <= 50 kB.',
      run: benchPages,
    },
  ],
  [
    'browser',
    {
      title: 'In the browser',
      how: 'Headless Chromium against `wrapdocs serve` on loopback. The palette is timed inside the page, from the input event to the change of the page that shows a marked result. To reach: <= 30 kB before the reader acts; first result <= 150 ms cold, <= 30 ms warm.',
      run: benchBrowser,
    },
  ],
  [
    'dev',
    {
      title: 'From saving to seeing',
      how: 'Under `wrapdocs dev`, from writing a docstring to the open page in headless Chromium showing it; 10 rounds after a first one that is not counted. To reach: <= 1 s.',
      run: benchDev,
    },
  ],
  [
    'lighthouse',
    {
      title: 'Lighthouse',
      how: "Lighthouse's standard settings for a phone (slow network, processor slowed down four times) and for a desktop, against `wrapdocs serve` on loopback; medians of 3 rounds, 0 to 100. To reach on the 94-operation page: performance >= 95, the others 100.",
      run: benchLighthouse,
    },
  ],
]);

const names = process.argv.slice(2);
const chosen = names.length > 0 ? names : [...parts.keys()];
const sections: string[] = [];
for (const name of chosen) {
  const part = parts.get(name);
  if (part === undefined)
    throw new Error(`No part ${name}; there are: ${[...parts.keys()].join(', ')}`);
  console.log(part.title);
  const table = await part.run();
  console.log(`${table}\n`);
  sections.push(`## ${part.title}\n\n${part.how}\n\n${table}\n`);
}
if (names.length === 0) {
  const machine = `${cpus().length} cores, Node ${process.version}`;
  const head = `# Measurements\n\nWritten by \`npm run bench\` on ${machine}.\n`;
  await writeFile(RESULTS, [head, ...sections].join('\n'));
  console.log(`Written to ${RESULTS}.`);
}
