import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { makeProject, runCli } from '../support/cli.ts';

test('a port that is taken, with one that is free', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { exitCode, stderr } = await runCli(['dev', '--port', String(port)], makeProject());
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(`Port ${port} is already in use.`);
  expect(stderr).toMatch(/→ Use another port\. Port \d+ is free\./);
});

test('an invalid port', async () => {
  const { exitCode, stderr } = await runCli(['dev', '--port', '70000'], makeProject());
  expect(exitCode).toBe(1);
  expect(stderr).toContain('`70000` is not a port.');
});

test('a package that cannot be read is reported, and does not end the run', async () => {
  const packages = [
    { name: 'lost', source: 'src/lost' },
    { name: 'shop', source: 'src/shop' },
  ];
  // The port is opened after the packages are found, and ends the run.
  const { stderr } = await runCli(['dev', '--port', 'x'], makeProject([], { packages }));
  expect(stderr).toMatch(/src\/lost[^]*`x` is not a port\./);
});
