import { getChild, getChildren, getItems, getOwn, getText, type Node } from './node.ts';
import type { ApiServer } from './api-document.ts';

/** The servers that a part of an OpenAPI 3 document lists; undefined if it lists none. */
export function readServers(node: Node): ApiServer[] | undefined {
  const servers = getItems(getChild(node, 'servers')).flatMap((server) => {
    const url = getText(server.value, 'url');
    return url === undefined ? [] : [readServer(url, readDefaults(getChild(server, 'variables')))];
  });
  return servers.length === 0 ? undefined : servers;
}

function readDefaults(variables: Node | undefined): Map<string, string> {
  return new Map(
    getChildren(variables).flatMap(([name, variable]) => {
      const value = getOwn(variable.value, 'default');
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );
}

/** A variable of the host stands for any host, one of the path for its default. */
function readServer(url: string, defaults: ReadonlyMap<string, string>): ApiServer {
  const [start = '', host] = /^(?:[^/?#]*:)?\/\/([^/?#]*)/.exec(url) ?? [];
  const [path = ''] = url.slice(start.length).split(/[?#]/, 1);
  return {
    host: host?.replaceAll(/\{[^{}]*\}/g, '{}').toLowerCase(),
    path: trimPath(
      path.replaceAll(/\{([^{}]*)\}/g, (all, name: string) => defaults.get(name) ?? all),
    ),
  };
}

/** The servers of a Swagger 2 document, which has one host and one path. */
export function readSwaggerServers(root: unknown): ApiServer[] {
  const host = getText(root, 'host');
  const path = getText(root, 'basePath') ?? '';
  return [{ host: host?.toLowerCase(), path: trimPath(path) }];
}

function trimPath(path: string): string {
  const trimmed = path.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  return trimmed === '' || trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}
