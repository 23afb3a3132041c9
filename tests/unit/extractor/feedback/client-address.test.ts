import { expect, test } from 'vitest';
import { getClientAddress } from '../../../../extractor/feedback/client-address.ts';

test.each([
  [0, undefined, '192.0.2.1'],
  [0, '198.51.100.7', '192.0.2.1'],
  [1, '198.51.100.7', '198.51.100.7'],
  [1, '203.0.113.5, 198.51.100.7', '198.51.100.7'],
  [2, '203.0.113.5,198.51.100.7', '203.0.113.5'],
  [2, '6.6.6.6, 203.0.113.5, 198.51.100.7', '203.0.113.5'],
  [2, '198.51.100.7', '192.0.2.1'],
  [1, '', '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
  [1, '198.51.100.7:4711', '198.51.100.7'],
  [1, '[2001:db8:1:2:3::4]:4711', '2001:0db8:0001:0002'],
])('behind %i proxies that forward %j, it is %s', (proxies, forwarded, expected) => {
  expect(getClientAddress({ remote: '192.0.2.1', forwarded, proxies })).toBe(expected);
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:DB8:1:2:3:4:5:6', '2001:0db8:0001:0002'],
  ['2001:db8:1:2::9', '2001:0db8:0001:0002'],
  ['::1', '0000:0000:0000:0000'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000'],
  ['2001:::1:::', '2001:::1:::'],
  [undefined, 'unknown'],
])('%s is counted as %s', (remote, expected) => {
  expect(getClientAddress({ remote, forwarded: undefined, proxies: 0 })).toBe(expected);
});
