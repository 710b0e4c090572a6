import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isBeside, isInHouse, networkOf, senderOf } from './sender.ts'

const from = (forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.2' },
  }) as unknown as IncomingMessage

test('R-X3: without a trusted proxy the sender is the address of the connection, whatever its headers say', () => {
  expect(senderOf(from('192.0.2.7'), false)).toBe('10.0.0.2')
  expect(senderOf(from(), true)).toBe('10.0.0.2')
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['1.1.1.1, 192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['[::FFFF:192.0.2.7]:51234', '192.0.2.7'],
  ['2001:0DB8:0:0::0001', '2001:db8::1'],
  ['unknown', '10.0.0.2'],
  ['192.0.2.7, <script>', '10.0.0.2'],
  ['', '10.0.0.2'],
])('R-X3: behind a trusted proxy that writes %j the sender is %s', (forwarded, sender) => {
  expect(senderOf(from(forwarded), true)).toBe(sender)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['::FFFF:C000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['0000:0000:0000:0000:0000:ffff:c000:0207', '192.0.2.7'],
  ['::ffff:192.0.2.7%eth0', '192.0.2.7'],
  ['64:ff9b::c000:207', '192.0.2.7'],
  ['::ffff:0:207', '0.0.2.7'],
  ['::ffff:5', '0:0:0:0'],
  ['64:ff9b::5', '0.0.0.5'],
  ['2001:DB8::0:1', '2001:db8:0:0'],
  ['kein Netz', 'kein Netz'],
  [undefined, ''],
])('X12: %s comes from the network %s', (sender, network) => {
  expect(networkOf(sender)).toBe(network)
})

test('X12: only 127.0.0.1 and ::1, however they are written, count as this machine itself', () => {
  const beside = [
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:0:0:1',
    '0::FFFF:7F00:0001',
  ]
  expect(beside.map(isBeside)).toEqual(beside.map(() => true))
  expect(['127.0.0.2', '10.0.0.1', '::2', undefined].map(isBeside)).toEqual([false, false, false, false])
})

test('X12: addresses of this machine and of private networks count as in-house', () => {
  expect(
    ['127.0.0.1', '172.17.0.1', '::ffff:10.0.0.5', '::ffff:a00:5', 'fd00::2', '::1'].map(isInHouse),
  ).toEqual(Array(6).fill(true))
  expect(['192.0.2.7', '172.32.0.1', '2001:db8::1', '', undefined].map(isInHouse)).toEqual(
    Array(5).fill(false),
  )
})
