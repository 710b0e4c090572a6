import { expect, test } from 'vitest'
import { expectWork } from './work-of-thread.ts'

/** Each further letter doubles the ways to match. */
const doubling = new RegExp('^(a+)+$')

test('Short work passes, and catastrophic backtracking fails', async () => {
  await expectWork(() => doubling.test(`${'a'.repeat(10)}!`), { usualMs: 10 })
  const long = expectWork(() => doubling.test(`${'a'.repeat(26)}!`), { usualMs: 10 })
  await expect(long).rejects.toThrow('milliseconds of work')
})
