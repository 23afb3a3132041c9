import type { SentRequest } from '../facts.ts';

/**
 * Tells whether a request says nothing about wrapdocs: a made-up object lacked what stands in the path, so
 * that it became `None`, or the request opens a WebSocket.
 */
export function isMeaningless({ url, headers = {} }: SentRequest): boolean {
  const isWebSocket = Object.keys(headers).some((name) => name.startsWith('sec-websocket-'));
  return isWebSocket || /\/None(?=\/|$)/u.test(url);
}
