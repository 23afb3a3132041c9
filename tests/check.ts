/**
 * `npm run check`: format, lint, types, dead code and circles of imports, two checks at a time.
 * ESLint has no cache: its rules follow types into other files, so a file that has not changed may
 * get a new finding.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { getCacheFolder } from '../extractor/system/cache-folder.ts';
import { endOnSignals, runProgram } from './runner/processes.ts';
import { runJobs } from './runner/schedule.ts';
import { ensureIntrospectionTools, ensurePythonTools, findTestPython } from './tools/python.ts';

interface Check {
  name: string;
  command: string[];
  /** Checks that must finish before it. */
  needs?: string[];
  env?: Record<string, string>;
}

const LANES = 2;

async function makePythonChecks(): Promise<Check[]> {
  const python = await findTestPython();
  const tools = await ensurePythonTools('tests/python/requirements.txt');
  const env = { PYTHONPATH: tools, PYTHONDONTWRITEBYTECODE: '1' };
  const folders = [
    'extractor/python',
    'packaging/wheel',
    'tests/packages/live/recorder',
    'tests/python',
    'tests/wrapper',
    'python-stubs',
  ];
  const griffe = await ensureIntrospectionTools();
  return [
    {
      name: 'types (Python)',
      command: [
        ...[python, '-m', 'mypy', '--config-file', 'extractor/python/pyproject.toml'],
        ...['--cache-dir', getCheckCache('mypy')],
        ...['-p', 'wrapdocs_introspect', '-p', 'wrapdocs_fetch'],
      ],
      env: { ...env, MYPYPATH: `extractor/python:${griffe}` },
    },
    {
      name: 'types (recorder)',
      command: [
        ...[python, '-m', 'mypy', '--strict', '--python-version', '3.11'],
        ...['--cache-dir', getCheckCache('mypy-recorder'), '-p', 'recorder'],
      ],
      env: { ...env, MYPYPATH: 'tests/packages/live' },
    },
    {
      name: 'format (Python)',
      command: [python, '-m', 'ruff', 'format', '--no-cache', '--check', ...folders],
      env,
    },
    {
      name: 'layers (Python)',
      command: [
        ...[python, '-c'],
        [
          'import sys; from importlinter.cli import lint_imports',
          "sys.exit(lint_imports('extractor/python/pyproject.toml', no_cache=True, no_logo=True))",
        ].join('; '),
      ],
      env: { ...env, PYTHONPATH: `${tools}:extractor/python` },
    },
    {
      name: 'lint (Python)',
      command: [python, '-m', 'ruff', 'check', '--no-cache', ...folders],
      env,
    },
  ];
}

/** The folder for a check's cache of this checkout. */
function getCheckCache(name: string): string {
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16);
  return join(getCacheFolder(process.env), 'checks', checkout, name);
}

/** The slowest checks come first, so that no core is idle at the end. */
const checks: Check[] = [
  // Writes the types of the content, which both of the next two read.
  { name: 'types of the content', command: ['astro', 'sync'] },
  {
    name: 'lint',
    command: ['eslint', '--max-warnings', '0', '.'],
    needs: ['types of the content'],
  },
  {
    name: 'types',
    command: ['astro', 'check', '--noSync', '--minimumSeverity', 'warning'],
    needs: ['types of the content'],
  },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  ...(await makePythonChecks()),
  { name: 'dead code', command: ['knip'] },
  { name: 'circles of imports', command: ['node', 'tests/tools/import-cycles.ts'] },
  {
    name: 'generated from the contract',
    command: ['node', 'extractor/contract/generate/write.ts', '--check'],
  },
];

const failed: string[] = [];

async function runCheck({ name, command, env = {} }: Check): Promise<void> {
  const started = performance.now();
  const { hasFailed, output } = await runProgram(command, { env, isShown: false });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${hasFailed ? '✗' : '✓'} ${name} (${seconds} s)`);
  if (!hasFailed) return;
  failed.push(name);
  console.log(output);
}

endOnSignals();
const jobs = checks.map((check) => ({
  name: check.name,
  needs: check.needs ?? [],
  run: () => runCheck(check),
}));
await runJobs(jobs, LANES);
console.log(
  failed.length === 0
    ? 'All checks pass.'
    : `${failed.length} of ${checks.length} checks fail: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
