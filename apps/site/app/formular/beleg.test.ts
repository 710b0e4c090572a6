import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { sealedAs } from '../answers/sealed.ts'
import { seal, unseal } from './beleg.ts'
import { inFours } from './in-fours.ts'

const key = randomBytes(32)
const now = new Date('2026-11-25T12:00:00Z')
const what = {
  slug: 'schaden',
  vorgang: 'F-7GQ2M9XD',
  kennwort: '7GQ2M9XD4HT8PZ3K',
  eingangsmail: true,
  an: 'a@b.de',
}
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('A confirmation can be loaded again for half an hour, and its address does not contain the secret', () => {
  const sealed = seal(key, what, now)
  expect(unseal(key, sealed, later(29))).toEqual(what)
  expect(unseal(key, sealed, later(31))).toBeUndefined()
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('7GQ2M9XD')
})

test.each(['', 'x', 'a'.repeat(60_000)])('The invalid address %j opens no confirmation', sealed => {
  expect(unseal(key, sealed, now)).toBeUndefined()
})

test('A confirmation of another server or a changed confirmation cannot be opened', () => {
  expect(unseal(randomBytes(32), seal(key, what, now), now)).toBeUndefined()
  const bytes = Buffer.from(seal(key, what, now), 'base64url')
  bytes[40] = (bytes[40] ?? 0) ^ 1
  expect(unseal(key, bytes.toString('base64url'), now)).toBeUndefined()
})

test('A secret is written in groups of four', () => {
  expect(inFours('7GQ2M9XD4HT8PZ3K')).toBe('7GQ2-M9XD-4HT8-PZ3K')
})

test('A value that was sealed for another page cannot be opened here', () => {
  const other = sealedAs('post', z.object(Object.fromEntries(Object.keys(what).map(name => [name, z.any()]))))
  expect(other.unseal(key, other.seal(key, what, now), now)).toEqual(what)
  expect(unseal(key, other.seal(key, what, now), now)).toBeUndefined()
})
