/**
 * `npm run bench`: measures wrapdocs and writes tests/bench/results.md.
 *
 * `npm run bench -- extraction` measures one part and replaces its results; `npm run bench --
 * peers:small` measures a piece of one and writes nothing.
 */
import { benchDev } from './dev.ts';
import { benchExtraction } from './extraction.ts';
import { benchFirstPage } from './first-page.ts';
import { benchLargeSites } from './large-sites.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchManyPages } from './many-pages.ts';
import { benchPeers } from './peers.ts';
import { replaceSection } from './results.ts';
import { benchBrowser, benchBuild, benchPages } from './site.ts';
import { benchSearch } from './search.ts';
import { benchStillness } from './stillness.ts';
import { benchVersions } from './versions.ts';

interface Part {
  title: string;
  how: string;
  /** Measures all of it, or the named pieces. */
  run: (pieces: string[]) => Promise<string>;
}

const parts = new Map<string, Part>([
  [
    'extraction',
    {
      title: 'Extraction',
      how: '`wrapdocs extract` (Node and Python, start to written files) against `griffe dump --full` of the same package, alternating in one run; medians of 3 rounds (one for packages over 5 MB). Memory is the peak of the largest process. The last four columns are ratios; to reach: CPU <= 0.5× for openai and 1.2× for tiny packages, memory <= 0.8×, JSON <= 0.35×.',
      run: benchExtraction,
    },
  ],
  [
    'build',
    {
      title: 'Build of the whole site',
      how: '`wrapdocs build --force` without a site that is there, then `wrapdocs build` with nothing changed, and after a change of one docstring; medians of 3 rounds. To reach: cold 15 s and 80 MB, nothing changed 0.33 s, one docstring 5 s.',
      run: benchBuild,
    },
  ],
  [
    'peers',
    {
      title: 'Beside other tools',
      how: 'The same package through each tool, each in a folder of its own: extraction alone, the whole build into an empty folder, again with nothing changed, and again after a change of one docstring. Once each; seconds, and the peak memory of the largest process and, in parentheses, of all processes of the tool together. pdoc imports the package, so what the package imports is installed for it. What takes more than ten minutes is ended.',
      run: benchPeers,
    },
  ],
  [
    'large-sites',
    {
      title: 'Sites of published packages',
      how: '`wrapdocs build` of a package into an empty folder, with nothing changed, and after a change of one docstring. Medians of three rounds (kubernetes: once); seconds, and the peak memory of the largest process, as `/usr/bin/time -v` measures it, and, in parentheses, of all processes together. To reach: grai_source_fivetran 6 s, 20 MB, and 3 s after a change; openai 20 s, 100 MB and 1,024 MiB; kubernetes 60 s, 300 MB and 1,536 MiB.',
      run: benchLargeSites,
    },
  ],
  [
    'first-page',
    {
      title: 'From installing to the first page',
      how: "A stranger's way in a small repository, with empty caches: the packed npm package, or the wheel, is installed, then `wrapdocs init` and `wrapdocs build`. Once each; it contains the downloads from both registries. The wheel installs its JavaScript during `init`. To reach: five minutes.",
      run: benchFirstPage,
    },
  ],
  [
    'many-pages',
    {
      title: 'Many pages',
      how: '`wrapdocs build` of a made-up package whose modules have a page each, and another one for their source. Once each; memory is the peak of the largest process and, in parentheses, of all together. To reach: time and bytes linear in pages; with 2,000 pages, cold <= 25 s, nothing changed <= 10 s, <= 1,200 MiB.',
      run: benchManyPages,
    },
  ],
  [
    'versions',
    {
      title: 'Many versions',
      how: '`wrapdocs release` of a small site into a folder, fifty times; medians of the first three and of the last three. To reach: last <= 1.1× first, and no byte of an earlier release touched.',
      run: benchVersions,
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
    'search',
    {
      title: 'Questions of readers',
      how: 'The rank of the first answer to each question among the results that the palette shows, on the site of the browser tests (`tests/e2e/questions.json`). Before: the search as it was before questions were worked on (22 November 2026), with its own build of the same site. Half of the questions were kept aside and not looked at while the ranking was worked on. To reach: first in 90 %, in the top three in 98 %.',
      run: benchSearch,
    },
  ],
  [
    'stillness',
    {
      title: 'Stillness',
      how: 'Headless Chromium against `wrapdocs serve` of the site of the browser tests (`WRAPDOCS_TEST_SITE=full`: the whole site), each measure in a fresh context; five rounds, or one operation in eight and the first one of each group. Key presses and the jump have a processor slowed down four times, the jump also 1.6 Mbit/s. A key press lasts until the frame that shows its effect. To reach: layout shift <= 0.05, the jump <= 2,000 ms, a key press <= 100 ms.',
      run: benchStillness,
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
      how: "Lighthouse's standard settings for a phone (slow network, processor slowed down four times) and for a desktop, against `wrapdocs serve` on loopback; medians of 5 rounds, 0 to 100. To reach on the 94-operation page: performance >= 95, the others 100.",
      run: benchLighthouse,
    },
  ],
]);

const names = process.argv.slice(2);
const chosen = names.length > 0 ? names : [...parts.keys()];
for (const choice of chosen) {
  const [name = '', ...pieces] = choice.split(':');
  const part = parts.get(name);
  if (part === undefined)
    throw new Error(`No part ${name}; there are: ${[...parts.keys()].join(', ')}`);
  console.log(part.title);
  const table = await part.run(pieces);
  console.log(`${table}\n`);
  if (pieces.length > 0) continue;
  // Writes each result right away, because a full run takes an hour or more.
  const section = `## ${part.title}\n\n${part.how}\n\n${table}\n`;
  await replaceSection(
    section,
    [...parts.values()].map(({ title }) => title),
  );
}
