import { expect, test } from 'vitest'
import { expectWork } from './work-of-thread.ts'

/** Each letter more doubles the ways to read it. */
const doubling = new RegExp('^(a+)+$')

test('What takes a moment passes, and what goes back within itself again and again does not', async () => {
  await expectWork(() => doubling.test(`${'a'.repeat(10)}!`), { usualMs: 10 })
  const long = expectWork(() => doubling.test(`${'a'.repeat(26)}!`), { usualMs: 10 })
  await expect(long).rejects.toThrow('milliseconds of work')
})
