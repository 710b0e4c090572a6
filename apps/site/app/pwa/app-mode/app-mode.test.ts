import { describe, expect, test } from 'vitest'
import { appModeCookie, isAppMode } from './app-mode.ts'

describe('Spec §4: app mode is detected by a cookie or a query flag', () => {
  test.each([
    ['', 'app=an', true],
    ['', 'modus=hell; app=an; x=1', true],
    ['app=an', null, true],
    ['app=an', 'app=aus', true],
    ['app=aus', 'app=an', false],
    ['app=1', null, false],
    ['app=1', 'app=an', true],
    ['', 'xapp=an', false],
    ['', 'app=anders', false],
    ['', null, false],
  ])('The query ?%s with the cookie %j gives app mode: %s', (query, cookies, isApp) => {
    expect(isAppMode(new URLSearchParams(query), cookies)).toBe(isApp)
  })

  test('A flag in the address sets a session cookie, and the opposite flag deletes the cookie', () => {
    expect(appModeCookie(new URLSearchParams('app=an'), true)).toBe(
      'app=an; Path=/; SameSite=Lax; HttpOnly; Secure',
    )
    expect(appModeCookie(new URLSearchParams('app=aus'), false)).toBe(
      'app=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly',
    )
    expect(appModeCookie(new URLSearchParams('app=an; Domain=evil.example'), false)).toBeUndefined()
    expect(appModeCookie(new URLSearchParams(), false)).toBeUndefined()
  })
})
