import { expect, it } from 'vitest';
import { clientKey } from './client-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:40112', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['12345', 'unknown'],
  ['0x7f.1', 'unknown'],
  ['203.0.113.7:port', 'unknown'],
  ['', 'unknown'],
])('%j counts as %s', (forwarded, client) => {
  expect(clientKey(forwarded)).toBe(client);
});
