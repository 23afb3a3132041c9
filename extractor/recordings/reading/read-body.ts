import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { asObject, getOwn, getText } from '../../api/document/node.ts';
import type { RecordedBody } from '../recorded-exchange.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const JSON_TYPE = /[/+]json$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Reads the content of a request or an answer, which can be text, bytes, JSON, or an object with
 * one of them. What is compressed is unpacked; what is neither JSON nor a form has no value.
 *
 * @param mediaType without parameters, in lower case
 */
export function readBody(
  content: unknown,
  { mediaType, encoding }: { mediaType?: string | undefined; encoding?: string | undefined },
): RecordedBody {
  const raw = findContent(content);
  if (typeof raw !== 'string' && !(raw instanceof Uint8Array)) {
    return { mediaType, value: raw ?? undefined };
  }
  const text = typeof raw === 'string' ? raw : decode(raw, encoding);
  return { mediaType, value: text === undefined ? undefined : parseContent(text, mediaType) };
}

/** The content itself: VCR.py and betamax put it into `string` or `base64_string`, HAR into `text`. */
function findContent(content: unknown): unknown {
  if (content instanceof Uint8Array || !isHolder(asObject(content))) return content;
  const encoded = getText(content, 'base64_string');
  if (encoded !== undefined && encoded !== '') return Buffer.from(encoded, 'base64');
  const text = getOwn(content, 'string') ?? getOwn(content, 'text');
  return typeof text === 'string' && getText(content, 'encoding') === 'base64'
    ? Buffer.from(text, 'base64')
    : text;
}

const MARKS = ['string', 'base64_string', 'mimeType'];
const OTHERS = ['encoding', 'text', 'size', 'compression', 'params', 'comment'];

/** JSON that is the content itself can have a field `text`, too. */
function isHolder(object: object | undefined): boolean {
  const keys = Object.keys(object ?? {});
  return (
    keys.some((key) => MARKS.includes(key)) &&
    keys.every((key) => MARKS.includes(key) || OTHERS.includes(key) || key.startsWith('_'))
  );
}

/** Recorders unpack some contents and leave the headers as they were, so that the bytes decide. */
function decode(bytes: Uint8Array, encoding: string | undefined): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unpack(bytes, encoding));
  } catch {
    return undefined;
  }
}

function unpack(bytes: Uint8Array, encoding: string | undefined): Uint8Array {
  const limits = { maxOutputLength: MAX_BYTES };
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes, limits);
  const isPlain = bytes[0] === 0x7b || bytes[0] === 0x5b;
  if (isPlain || encoding === undefined) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes, limits);
  return encoding === 'deflate' ? inflateSync(bytes, limits) : bytes;
}

function parseContent(text: string, mediaType: string | undefined): unknown {
  if (mediaType === FORM_TYPE) return parseForm(text);
  const isJson = mediaType === undefined ? /^\s*[[{]/.test(text) : JSON_TYPE.test(mediaType);
  // Some servers call JSON text.
  if (!isJson && !(mediaType?.startsWith('text/') === true && /^\s*[[{]/.test(text)))
    return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function parseForm(text: string): Record<string, string> | undefined {
  return text === '' ? undefined : Object.fromEntries(new URLSearchParams(text));
}
