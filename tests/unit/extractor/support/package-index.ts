import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { execaSync } from 'execa';
import { onTestFinished } from 'vitest';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A local package index that records its requests. */
export async function startIndex() {
  const files = new Map<string, Buffer | Respond>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    requests.push(url);
    const file = files.get(url.replace('/files/', ''));
    if (typeof file === 'function') file(request, response);
    else if (file !== undefined) response.end(file);
    else if (url.startsWith('/simple/')) sendPage(response, [...files]);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return { files, requests, stop, url: `http://127.0.0.1:${String(port)}/simple` };
}

/** Every file with its hash; anything but bytes has the hash of nothing. */
function sendPage(response: ServerResponse, files: [string, Buffer | Respond][]): void {
  const links = files.map(([name, content]) => {
    const bytes = typeof content === 'function' ? '' : content;
    const hash = createHash('sha256').update(bytes).digest('hex');
    const yanked = name.includes('yanked') ? 'data-yanked=""' : '';
    return `<a href="/files/${name}#sha256=${hash}" ${yanked} data-upload-time="2024-05-06T07:08:09Z">${name}</a>`;
  });
  response.writeHead(200, { 'Content-Type': 'text/html' }).end(links.join('\n'));
}

const PACK = `
import io, json, sys, tarfile, zipfile
kind, members = json.load(sys.stdin)
out = io.BytesIO()
if kind == "wheel":
    with zipfile.ZipFile(out, "w") as archive:
        for name, text in members.items():
            archive.writestr(name, text)
else:
    with tarfile.open(fileobj=out, mode="w:gz") as archive:
        for name, text in members.items():
            info = tarfile.TarInfo(name)
            info.size = len(text.encode())
            archive.addfile(info, io.BytesIO(text.encode()))
sys.stdout.buffer.write(out.getvalue())
`;

/** A wheel or source distribution with these files and its metadata. */
export function pack(
  kind: 'wheel' | 'sdist',
  project: string,
  version: string,
  files: Record<string, string>,
): Buffer {
  const metadata = `Name: ${project}\nVersion: ${version}\n\n`;
  const top = `${project}-${version}`;
  const members =
    kind === 'wheel'
      ? { ...files, [`${top}.dist-info/METADATA`]: metadata }
      : Object.fromEntries(
          Object.entries({ ...files, 'PKG-INFO': metadata }).map(([name, text]) => [
            `${top}/${name}`,
            text,
          ]),
        );
  const { stdout } = execaSync('python3', ['-c', PACK], {
    input: JSON.stringify([kind, members]),
    encoding: 'buffer',
  });
  return Buffer.from(stdout);
}
