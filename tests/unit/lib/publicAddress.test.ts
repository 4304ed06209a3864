import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { expectPublicHost, isPublicAddress, publicLookup } from '../../../src/lib/publicAddress.ts';

test.each([
  ...['127.0.0.1', '127.255.0.3', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['192.0.2.7', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '240.0.0.1'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '64:ff9b::7f00:1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '::8.8.8.8',
    '::a9fe:a9fe',
    '168.63.129.16',
    'localhost',
    '',
  ],
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const refuse = (reason: string) => new Error(reason);

test.each(['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://[::1]/', 'http://[::ffff:7f00:1]/'])(
  '%s is refused without a lookup',
  (address) => {
    expect(() => expectPublicHost(new URL(address), refuse)).toThrow('is no address of the public internet');
  },
);

const lookedUp = (...found: LookupAddress[]) =>
  new Promise((resolve, reject) => {
    publicLookup(() => Promise.resolve(found), refuse)('images.example', { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

test('a socket gets the addresses that were checked, and none when one of them is private', async () => {
  const outside = { address: '93.184.215.14', family: 4 };
  expect(await lookedUp(outside)).toEqual([outside]);
  await expect(lookedUp(outside, { address: '10.0.0.7', family: 4 })).rejects.toThrow(
    'images.example is at 10.0.0.7, which is no address of the public internet',
  );
  await expect(lookedUp()).rejects.toThrow('images.example has no address');
});
