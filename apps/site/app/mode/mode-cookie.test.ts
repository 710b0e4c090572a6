import { expect, test } from 'vitest'
import { modeCookie, modeOf } from './mode-cookie.ts'

test.each([
  ['modus=hell', 'light'],
  ['modus=dunkel', 'dark'],
  ['a=b; modus=dunkel; c=d', 'dark'],
  ['modus=geraet', undefined],
  ['xmodus=dunkel', undefined],
  ['modus=constructor', undefined],
  ['modus=', undefined],
  ['', undefined],
  [null, undefined],
])('K-11: the cookie %j means %s', (cookies, mode) => {
  expect(modeOf(cookies)).toBe(mode)
})

test('K-11: a choice is kept for a year; the choice of the device and an invalid value delete the cookie', () => {
  expect(modeCookie('dunkel', true)).toBe(
    'modus=dunkel; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
  expect(modeCookie('geraet', false)).toBe('modus=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect(modeCookie('x; Domain=evil.example', false)).toBe(
    'modus=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  )
})
