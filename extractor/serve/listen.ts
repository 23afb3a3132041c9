import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { WrapdocsError } from '../errors.ts';

const PORTS_TRIED = 20;

interface Options {
  app: Pick<Hono, 'fetch'>;
  host: string;
  port: number;
  /** Whether a taken port is an error; otherwise the next free one is used. */
  isPortFixed: boolean;
}

export interface Listener {
  server: Server;
  port: number;
}

/** Opens the port, or the next free one after it. */
export async function listen({ app, host, port, isPortFixed }: Options): Promise<Listener> {
  for (let candidate = port; candidate < port + PORTS_TRIED; candidate += 1) {
    const server = await tryToListen(app, host, candidate);
    if (server === undefined) continue;
    const opened = getPort(server);
    if (!isPortFixed || opened === port || port === 0) return { server, port: opened };
    server.close();
    throw makeTaken(port, `Use another port. Port ${String(opened)} is free.`);
  }
  throw makeTaken(port, 'Choose a free port with --port.');
}

function tryToListen(app: Options['app'], host: string, port: number): Promise<Server | undefined> {
  const handle = getRequestListener(app.fetch);
  const server = createServer((request, response) => void handle(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(explain(error, host, port));
    });
    server.listen(port, host, () => {
      resolve(server);
    });
  });
}

function getPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function makeTaken(port: number, hint: string): WrapdocsError {
  return new WrapdocsError({
    code: 'PORT_UNAVAILABLE',
    message: `Port ${String(port)} is already in use.`,
    hint,
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): WrapdocsError {
  return new WrapdocsError({
    code: 'PORT_UNAVAILABLE',
    message: `Cannot listen on port ${String(port)} of ${host}: ${error.message}`,
    hint: 'Choose another address with --host and --port. Ports below 1024 are often reserved.',
    cause: error,
  });
}
