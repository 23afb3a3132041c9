import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface RecordedRequest {
  method: string;
  /** The path and the query as they were sent. */
  url: string;
  /** Names and values as they were sent, in their order. */
  headers: [name: string, value: string][];
  body: Buffer;
}

export interface RecordingServer {
  /** `http://127.0.0.1:PORT` */
  url: string;
  /** Returns what has arrived since the last call. */
  take: () => RecordedRequest[];
  close: () => Promise<void>;
}

/** Starts a server on this machine that answers every request with `{}` and remembers it. */
export async function startRecordingServer(): Promise<RecordingServer> {
  let recorded: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    void readRequest(request).then((one) => {
      recorded.push(one);
      response.setHeader('Content-Type', 'application/json');
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    take() {
      const taken = recorded;
      recorded = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
}

async function readRequest(request: IncomingMessage): Promise<RecordedRequest> {
  const { method = '', url = '', rawHeaders } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = Array.from({ length: rawHeaders.length / 2 }, (_, index): [string, string] => [
    rawHeaders[2 * index] ?? '',
    Buffer.from(rawHeaders[2 * index + 1] ?? '', 'latin1').toString('utf8'),
  ]);
  return { method, url, headers, body: Buffer.concat(chunks) };
}
