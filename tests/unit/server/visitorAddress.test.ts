import { expect, test } from 'vitest';
import { visitorOf } from '../../../src/server/visitorAddress.ts';
import { parseSettings } from '../../../src/settings/settings.ts';

const behind = parseSettings({ ADDRESS_HEADER: 'X-Forwarded-For' });
const of = (remoteAddress: string, header?: string, settings = behind) =>
  visitorOf(
    { headers: header === undefined ? {} : { 'x-forwarded-for': header }, socket: { remoteAddress } },
    settings,
  );

test('without ADDRESS_HEADER the connection counts, whatever the headers are', () => {
  expect(of('203.0.113.9', '198.51.100.1', parseSettings({}))).toEqual({ address: '203.0.113.9', isProxy: false });
  expect(of('::ffff:203.0.113.9', undefined, parseSettings({})).address).toBe('203.0.113.9');
});

test('who is no trusted proxy is not believed', () => {
  expect(of('203.0.113.9', '198.51.100.1')).toEqual({ address: '203.0.113.9', isProxy: false });
  const strict = parseSettings({ ADDRESS_HEADER: 'X-Forwarded-For', TRUSTED_PROXIES: '192.0.2.0/28, 2001:db8::1' });
  expect(of('192.0.2.15', '198.51.100.1', strict).address).toBe('198.51.100.1');
  expect(of('192.0.2.16', '198.51.100.1', strict).address).toBe('192.0.2.16');
  expect(of('2001:db8::1', '198.51.100.1', strict).address).toBe('198.51.100.1');
  expect(of('127.0.0.1', '198.51.100.1', strict).address).toBe('127.0.0.1');
});

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['203.0.113.7, 198.51.100.1', '198.51.100.1'],
  // The client may have forged everything before the last address that is not a proxy's.
  ['203.0.113.7, 198.51.100.1, 10.1.2.3, 192.168.0.4', '198.51.100.1'],
  ['198.51.100.1:51234', '198.51.100.1'],
  ['[2001:db8:1:2:3:4:5:6]:51234', '2001:db8:1:2::/64'],
])('behind proxies %s is %s', (header, address) => {
  expect(of('10.0.0.1', header)).toEqual({ address, isProxy: false });
});

test.each([undefined, '', 'unknown', '198.51.100.1, _hidden', '127.0.0.1'])(
  'a proxy that says %s hides who asks',
  (header) => {
    expect(of('10.0.0.1', header).isProxy).toBe(true);
  },
);

test('a household has one address of IPv6, however it is written', () => {
  const direct = (address: string) => of(address, undefined, parseSettings({})).address;
  expect(direct('2001:db8:1:2::1')).toBe(direct('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff'));
  expect(direct('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(direct('2001:db8:1:3::1')).not.toBe(direct('2001:db8:1:2::1'));
  expect(direct('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test.each(['10.0.0.0/33', 'example.org', '10.0.0.0/8/8', '::1/129', '10.0.0.0/x'])(
  'TRUSTED_PROXIES %s is refused',
  (list) => {
    expect(() => parseSettings({ TRUSTED_PROXIES: list })).toThrow('TRUSTED_PROXIES');
  },
);
