import { possiblyBreaking, safe } from '../../rule.ts';

/** Differences that only the requests of clients have. */
export const CLIENT_RULES = {
  requestAdded: safe('http-request-added', 'A function of a client sends one more request.'),
  requestRemoved: possiblyBreaking(
    'http-request-removed',
    'A function of a client no longer sends one of its requests.',
  ),
  valueSent: safe('http-value-sent', 'A client sends a value that it did not send.'),
  valueNotSent: possiblyBreaking(
    'http-value-not-sent',
    'A client no longer sends a value that it sent.',
  ),
  constantChanged: possiblyBreaking(
    'http-constant-changed',
    'A value that a client always sends changed.',
  ),
  pathPrefixChanged: possiblyBreaking(
    'http-path-prefix-changed',
    'The path of a request begins differently, which the address of the server may make up for.',
  ),
  serverChanged: possiblyBreaking(
    'http-server-changed',
    'The address that a client sends its requests to changed.',
  ),
  authenticationChanged: possiblyBreaking(
    'http-authentication-changed',
    'A client authorises its requests in another way.',
  ),
  certaintyChanged: safe(
    'http-certainty-changed',
    'More or less is known about the request of a client.',
  ),
};
