import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { belegFor, isBelegt } from './beleg.ts'

const key = randomBytes(32)
const sent = new Date('2026-11-20T12:30:00Z')
const later = (minutes: number) => new Date(sent.getTime() + minutes * 60_000)

test('R-S20: what arrived is confirmed to who sent it, also after a reload, and no longer after two hours', () => {
  const beleg = belegFor(key, 'K-7GQ2M9XD', sent)
  for (const minutes of [0, 1, 59]) expect(isBelegt(key, 'K-7GQ2M9XD', beleg, later(minutes))).toBe(true)
  expect(isBelegt(key, 'K-7GQ2M9XD', beleg, later(120))).toBe(false)
})

test.each(['', 'x', 'ä'.repeat(22), 'a'.repeat(60_000)])('R-S20: %j confirms nothing', beleg => {
  expect(isBelegt(key, 'K-AAAAAAAA', beleg, sent)).toBe(false)
})

test('R-S20: the confirmation of one message is none of another', () => {
  expect(isBelegt(key, 'K-AAAAAAAA', belegFor(key, 'K-7GQ2M9XD', sent), sent)).toBe(false)
})
