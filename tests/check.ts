/** `npm run check`: format, lint, types and dead code of TypeScript, Astro and Python. */
import { execa } from 'execa';
import { ensureIntrospectionTools, ensurePythonTools, findTestPython } from './tools/python.ts';

interface Check {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

async function makePythonChecks(): Promise<Check[]> {
  const python = await findTestPython();
  const tools = await ensurePythonTools('tests/python/requirements.txt');
  const env = { PYTHONPATH: tools, PYTHONDONTWRITEBYTECODE: '1' };
  const folders = ['extractor/python', 'tests/python', 'tests/wrapper', 'python-stubs'];
  const griffe = await ensureIntrospectionTools();
  return [
    {
      name: 'format (Python)',
      command: [python, '-m', 'ruff', 'format', '--check', ...folders],
      env,
    },
    {
      name: 'lint (Python)',
      command: [python, '-m', 'ruff', 'check', '--no-cache', ...folders],
      env,
    },
    {
      name: 'types (Python)',
      command: [
        ...[python, '-m', 'mypy', '--config-file', 'extractor/python/pyproject.toml'],
        ...['-p', 'wrapdocs_introspect', '-p', 'wrapdocs_fetch'],
      ],
      env: { ...env, MYPYPATH: `extractor/python:${griffe}` },
    },
  ];
}

const checks: Check[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  // First writes the types of the content, which the linter reads.
  { name: 'types', command: ['astro', 'check', '--minimumSeverity', 'warning'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'generated from the contract',
    command: ['node', 'extractor/contract/generate/write.ts', '--check'],
  },
  ...(await makePythonChecks()),
];

let failed = 0;
for (const { name, command, env } of checks) {
  const [file = '', ...args] = command;
  const result = await execa(file, args, {
    ...(env && { env }),
    preferLocal: true,
    all: true,
    reject: false,
  });
  console.log(`${result.failed ? '✗' : '✓'} ${name}`);
  if (result.failed) console.log(result.all || result.shortMessage);
  if (result.failed) failed += 1;
}
console.log(failed === 0 ? 'All checks pass.' : `${failed} of ${checks.length} checks fail.`);
process.exitCode = failed === 0 ? 0 : 1;
