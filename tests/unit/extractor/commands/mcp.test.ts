import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const PROGRAM = path.resolve('extractor/bin.mjs');
const SOURCE = `"""A shop."""
import requests


class Client:
    def cancel_order(self, order_id: str) -> None:
        """Cancel an order."""
        response = requests.post(f"https://shop.example/orders/{order_id}/cancel")
        response.raise_for_status()
`;

test('an agent asks about the package of a folder over standard input', async () => {
  const folder = makeTemporaryFolder({ 'shop/__init__.py': SOURCE });
  const client = new Client({ name: 'test', version: '1' });
  onTestFinished(() => client.close());
  const command = process.execPath;
  await client.connect(
    new StdioClientTransport({ command, args: [PROGRAM, 'mcp', 'shop'], cwd: folder }),
  );
  const read = await client.callTool({
    name: 'read_operation',
    arguments: { name: 'cancel_order' },
  });
  const text = JSON.stringify(read.content);
  expect(text).toContain('POST /orders/{order_id}/cancel');
  expect(text).toContain('requests.HTTPError');
});
