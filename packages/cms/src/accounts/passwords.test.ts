import { expect, test } from 'vitest'
import { openPasswords } from './passwords.ts'

test('A10: a password is stored as scrypt with N = 2^15, r = 8, p = 3, a salt of 128 bits and a key of 256', async () => {
  const passwords = openPasswords()
  const [one, other] = await Promise.all([passwords.hash('vier Woerter'), passwords.hash('vier Woerter')])
  const [method, n, r, p, salt = '', key = ''] = one.split('$')
  expect([method, n, r, p]).toEqual(['scrypt', '15', '8', '3'])
  expect(Buffer.from(salt, 'base64url')).toHaveLength(16)
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(other).not.toBe(one)
  expect(passwords.isOutdated(one)).toBe(false)
  expect(passwords.isOutdated(one.replace('$15$', '$14$'))).toBe(true)
})
