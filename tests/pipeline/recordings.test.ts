import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../faults/site.ts';
import { listFiles } from '../../extractor/release/file-tree.ts';
import { writeFiles } from './write-files.ts';

/** Made up, in the forms that real ones have. */
const SECRETS = {
  email: 'anna.planted@example.org',
  name: 'Anna Planted-Person',
  address: '203.0.113.77',
  phone: '+49 30 55512345',
  id: 'b7f1c2d3-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  token: ['tok', '8fJ2kL9mQ4rT7vX1zB5n'].join('_'),
  cookie: 'c00kie8fJ2kL9m',
};

const CLIENT = `"""A client."""

import requests


class Client:
    """Calls the shop."""

    def get_user(self, user_id):
        """Get a user."""
        return requests.get(f"https://api.shop.test/users/{user_id}").json()
`;

const { email, name, address, phone, id, token, cookie } = SECRETS;

/** A cassette with a secret in every place where one can be. */
function makeCassette(): string {
  const answer = {
    known_field: name,
    status: 'planted_status',
    contact: { email, phone },
    by_email: { [email]: { [id]: token } },
    by_phone: { [phone]: [name] },
    held: { [token]: address },
  };
  const interaction = {
    request: {
      method: 'GET',
      uri: `https://api.shop.test/users/${id}?key=${token}`,
      headers: { Authorization: [`Bearer ${token}`], Cookie: [`session=${cookie}`] },
      body: { string: JSON.stringify({ email }) },
    },
    response: {
      status: { code: 200, message: name },
      headers: { 'Content-Type': ['application/json'], 'Set-Cookie': [`session=${cookie}`] },
      body: { string: JSON.stringify(answer) },
      url: `https://api.shop.test/users/${id}`,
    },
  };
  const unknown = { ...interaction.request, uri: `https://api.shop.test/people/${email}/${token}` };
  return JSON.stringify({
    http_interactions: [interaction, interaction, { ...interaction, request: unknown }],
  });
}

async function build(recordings: unknown) {
  const folder = makeTemporaryFolder();
  const config = {
    site: { title: 'Shop' },
    packages: [{ name: 'shop', source: 'shop', recordings }],
  };
  writeFiles(folder, {
    'wrapdocs.config.mjs': `export default ${JSON.stringify(config)};\n`,
    'shop/__init__.py': CLIENT,
    'cassettes/user.json': makeCassette(),
    [`cassettes/${email}.json`]: makeCassette(),
  });
  const command = [path.resolve('extractor/bin.mjs'), 'build'];
  const result = await execa(process.execPath, command, { cwd: folder, reject: false, all: true });
  return { exitCode: result.exitCode, output: result.all, site: path.join(folder, 'dist') };
}

/** The index of the search is packed. */
function readText(file: string): Buffer {
  const bytes = readFileSync(file);
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}

test('what was recorded is shown, and nothing personal is in any file of the site', async () => {
  const { exitCode, output, site } = await build(['cassettes/**']);
  expect(exitCode, output).toBe(0);
  const texts = new Map(listFiles(site).map((file) => [file, readText(path.join(site, file))]));
  const shown = [...texts].filter(([, text]) => text.includes('known_field')).map(([file]) => file);
  for (const end of ['.md', '.html', 'recordings.json']) {
    expect(shown.filter((file) => file.endsWith(end))).not.toEqual([]);
  }
  for (const [kind, secret] of Object.entries({ ...SECRETS, status: 'planted_status' })) {
    const files = [...texts].filter(([, text]) => text.includes(secret)).map(([file]) => file);
    expect(files, kind).toEqual([]);
  }
}, 180_000);

test('a personal value that may be published stops the build with its place', async () => {
  const { exitCode, output } = await build({ files: ['cassettes/**'], values: ['email'] });
  expect(exitCode).toBe(1);
  expect(output.replaceAll(/\s+/g, ' ')).toMatch(/`email`.*an e-mail address \(cassettes\//);
}, 60_000);
