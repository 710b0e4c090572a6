import { expect, test } from 'vitest'
import { openPatience } from './patience.ts'

function patience() {
  let time = 0
  const { take } = openPatience(() => time)
  return {
    take,
    wait: (ms: number) => (time += ms),
    send: (from: string, times: number) => {
      for (let i = 0; i < times; i++) take(from)
    },
  }
}

test('R-X3: one sender is asked to wait for the rest of ten minutes, everyone else goes on', () => {
  const { take, wait, send } = patience()
  send('192.0.2.7', 10)
  wait(60_000)
  expect(take('192.0.2.7')).toBe(540)
  expect(take('192.0.2.8')).toBeUndefined()
  expect(take('2001:db8::1')).toBeUndefined()
  wait(540_000)
  expect(take('192.0.2.7')).toBeUndefined()
})

test('R-X3: a network of one sender is one sender, in every spelling', () => {
  const { take, send } = patience()
  send('2001:db8:1:2::1', 5)
  send('2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', 5)
  expect(take('2001:db8:1:2:3::')).toBeGreaterThan(0)
  expect(take('2001:db8:1:3::1')).toBeUndefined()
  send('::ffff:192.0.2.7', 10)
  expect(take('192.0.2.7')).toBeGreaterThan(0)
})

test('R-X3: who changes addresses within a network fills that network and nothing beyond it', () => {
  const { take } = patience()
  for (let host = 0; host < 50; host++) expect(take(`198.51.100.${host}`)).toBeUndefined()
  expect(take('198.51.100.99')).toBeGreaterThan(0)
  expect(take('198.51.101.1')).toBeUndefined()
  for (let net = 0; net < 50; net++) expect(take(`2001:db8:7:${net.toString(16)}::1`)).toBeUndefined()
  expect(take('2001:db8:7:ffff::1')).toBeGreaterThan(0)
  expect(take('2001:db8:8::1')).toBeUndefined()
})

test('Senders that cannot be told apart have more room', () => {
  const { take, send } = patience()
  send('127.0.0.1', 50)
  send('::1', 49)
  expect(take(undefined)).toBeUndefined()
  expect(take('kein Absender')).toBeGreaterThan(0)
  expect(take('192.0.2.7')).toBeUndefined()
})
