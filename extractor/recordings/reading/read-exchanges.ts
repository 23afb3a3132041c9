import { asObject, getOwn, getText } from '../../api/document/node.ts';
import { type Method, MethodSchema } from '../../contract/operation.ts';
import type { RecordedBody, RecordedExchange } from '../recorded-exchange.ts';
import type { ParsedRecording } from './parse-recording.ts';
import { readBody } from './read-body.ts';
import { cleanMediaType, getMediaType, getSecrets, readHeaders } from './read-headers.ts';
import type { ValuePath } from './value-offsets.ts';

/**
 * Reads the requests and answers of a recording: a cassette of VCR.py, betamax or pytest-recording,
 * a HAR file, or JSON with objects that have a method and an address.
 */
export function readExchanges(recording: ParsedRecording, file: string): RecordedExchange[] {
  return listCandidates(recording.value).flatMap(([path, candidate]) => {
    const exchange = readExchange(candidate);
    return exchange === undefined
      ? []
      : [{ ...exchange, place: { file, line: recording.findLine(path) } }];
  });
}

type Candidate = [ValuePath, unknown];

/** Where the formats have their exchanges. */
const LISTS: ValuePath[] = [
  ['interactions'],
  ['http_interactions'],
  ['log', 'entries'],
  ['mappings'],
];

function listCandidates(root: unknown): Candidate[] {
  for (const path of LISTS) {
    const list = path.reduce<unknown>((value, key) => getOwn(value, String(key)), root);
    if (Array.isArray(list)) return list.map((item, index) => [[...path, index], item]);
  }
  if (Array.isArray(root)) return root.map((item, index) => [[index], item]);
  if (isExchange(root)) return [[[], root]];
  return Object.entries(asObject(root) ?? {}).flatMap(([key, value]): Candidate[] =>
    Array.isArray(value)
      ? value.map((item, index): Candidate => [[key, index], item])
      : [[[key], value]],
  );
}

function isExchange(value: unknown): boolean {
  return readRequestLine(asObject(getOwn(value, 'request')) ?? value) !== undefined;
}

type Exchange = Omit<RecordedExchange, 'place'>;

function readExchange(value: unknown): Exchange | undefined {
  const request = asObject(getOwn(value, 'request')) ?? value;
  const line = readRequestLine(request, getText(value, 'scope'));
  if (line === undefined) return undefined;
  const nested = asObject(getOwn(value, 'response'));
  const { answer, sent } =
    request !== value && nested !== undefined ? readNested(request, nested) : readFlat(value);
  return { ...line, ...answer, ...sent, secrets: [...answer.secrets, ...sent.secrets] };
}

interface Answer {
  status: number | undefined;
  answer: RecordedBody;
  secrets: string[];
}

interface Sent {
  request: RecordedBody | undefined;
  isWhole: boolean;
  secrets: string[];
}

/** The request and the answer are objects of their own. */
function readNested(request: unknown, response: unknown): { answer: Answer; sent: Sent } {
  const headers = readHeaders(getOwn(response, 'headers'));
  const content = pick(response, ['body', 'content', 'jsonBody', 'json']);
  const mediaType = getMediaType(headers) ?? cleanMediaType(getText(content, 'mimeType'));
  const [encoding] = headers.get('content-encoding') ?? [];
  return {
    answer: {
      status: readStatus(pick(response, ['status', 'status_code', 'statusCode'])),
      answer: readBody(content, { mediaType, encoding }),
      secrets: getSecrets(headers),
    },
    sent: readSent(request, pick(request, ['body', 'postData', 'content', 'json'])),
  };
}

/** The request and the answer share an object, as in fixtures that were written by hand. */
function readFlat(value: unknown): { answer: Answer; sent: Sent } {
  const given = pick(value, ['response', 'data', 'json', 'content']);
  const content = given ?? getOwn(value, 'body');
  const status = readStatus(pick(value, ['status_code', 'statusCode', 'status']));
  return {
    answer: { status, answer: readBody(content, {}), secrets: [] },
    sent:
      given === undefined
        ? NOTHING_SENT
        : { ...readSent(value, getOwn(value, 'body')), isWhole: false },
  };
}

const NOTHING_SENT: Sent = { request: undefined, isWhole: false, secrets: [] };

function readSent(request: unknown, content: unknown): Sent {
  const headers = readHeaders(getOwn(request, 'headers'));
  const mediaType = getMediaType(headers) ?? cleanMediaType(getText(content, 'mimeType'));
  const body = readBody(content, { mediaType });
  return {
    request: body.value === undefined && mediaType === undefined ? undefined : body,
    isWhole: headers.size > 0,
    secrets: getSecrets(headers),
  };
}

/** The first of several properties that is there. */
function pick(value: unknown, keys: readonly string[]): unknown {
  return keys.map((key) => getOwn(value, key)).find((found) => found !== undefined);
}

function readStatus(value: unknown): number | undefined {
  const found = asObject(value) === undefined ? value : getOwn(value, 'code');
  const status = typeof found === 'string' && /^\d{3}$/.test(found) ? Number(found) : found;
  return typeof status === 'number' && Number.isInteger(status) && status > 99 && status < 600
    ? status
    : undefined;
}

type RequestLine = Pick<RecordedExchange, 'method' | 'host' | 'path' | 'query'>;

/** Method and address, without which an object is no request. */
function readRequestLine(request: unknown, scope = ''): RequestLine | undefined {
  const method = readMethod(getOwn(request, 'method'));
  const address = ['uri', 'url', 'urlPath', 'path', 'endpoint', 'address']
    .map((key) => getText(request, key))
    .find((text) => text !== undefined);
  if (method === undefined || address === undefined || /[\s\\^]/.test(address)) return undefined;
  const [, host, path = ''] =
    /^(?:[a-z][a-z\d+.-]*:\/\/([^/?#]*))?([^?#]*)/i.exec(
      address.startsWith('/') ? scope + address : address,
    ) ?? [];
  const query = /\?([^#]*)/.exec(address)?.[1] ?? '';
  return {
    method,
    host: host
      ?.replace(/^.*@/, '')
      .toLowerCase()
      .replace(/:(?:443|80)$/, ''),
    path: `/${path}`.replaceAll(/\/{2,}/g, '/'),
    query: new URLSearchParams(query),
  };
}

function readMethod(value: unknown): Method | undefined {
  const method = typeof value === 'string' ? value.toUpperCase() : value;
  return method === 'ANY' ? undefined : MethodSchema.safeParse(method).data;
}
