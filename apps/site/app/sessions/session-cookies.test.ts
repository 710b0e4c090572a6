import { describe, expect, test } from 'vitest'
import { endCookies, isKeepable, readCookies, readToken, writeCookies } from './session-cookies.ts'

const now = new Date('2026-11-20T12:00:00Z')
const session = {
  id: '7f1c2a58-2f0e-4c7e-9b0f-3d1f5f3f9a10',
  token: 'geheim; mit=Zeichen',
  bis: new Date('2026-11-20T13:00:00Z'),
  pwGeaendert: true,
}
const key = Buffer.alloc(32, 7)
const secure = { isSecure: true, key }
const plain = { isSecure: false, key }
/** Returns the cookies as a browser sends them back. */
const sentBack = (cookies: string[]) => cookies.map(cookie => cookie.split(';', 1)[0]).join('; ')

test('Spec §4, §9, A-17: two cookies per realm, user object and token, for 3600 s, unreadable to scripts', () => {
  const cookies = writeCookies(session, 'intranet', now, secure)
  expect(cookies.map(cookie => cookie.replace(/=[^;]*/, ''))).toEqual([
    '__Host-user-intranet; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax; Secure',
    '__Host-token-intranet; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
})

test('Without HTTPS the names have no prefix, because browsers would reject `__Host-` cookies', () => {
  const cookies = writeCookies(session, 'raete', now, plain)
  expect(cookies.map(cookie => cookie.replace(/=[^;]*/, ''))).toEqual([
    'user-raete; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax',
    'token-raete; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('Cookies are read only by the realm for which they were written', () => {
  const header = sentBack(writeCookies(session, 'intranet', now, secure))
  expect(readCookies(header, 'intranet', true)).toMatchObject({ ok: true, cookies: session })
  expect(readCookies(header, 'raete', true)).toEqual({ ok: false, isMalformed: false })
  expect(readCookies(header, 'intranet', false)).toEqual({ ok: false, isMalformed: false })
})

test('L5: A-17: the user object contains no name and no e-mail address', () => {
  const [user = ''] = writeCookies(session, 'intranet', now, secure)
  const value = /=([^;]*)/.exec(user)?.[1] ?? ''
  expect(Object.keys(JSON.parse(Buffer.from(value, 'base64url').toString()))).toEqual([
    'id',
    'bis',
    'pw_geaendert',
    'siegel',
  ])
})

test('Log-out deletes both cookies', () => {
  expect(endCookies('intranet', true)).toEqual([
    '__Host-user-intranet=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    '__Host-token-intranet=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
})

describe('I-04: invalid cookies mean no session and are deleted', () => {
  const object = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const good = object({ id: '7', bis: 1, pw_geaendert: true, siegel: '' })
  test.each([
    ['only the user object', `user-raete=${good}`],
    ['only the token', 'token-raete=abc'],
    ['no JSON', 'user-raete=abc; token-raete=abc'],
    ['no seal', `user-raete=${object({ id: '7', bis: 1, pw_geaendert: true })}; token-raete=abc`],
    ['an array', `user-raete=${object([])}; token-raete=abc`],
    [
      'a time that is none',
      `user-raete=${object({ id: '7', bis: 1e300, pw_geaendert: true, siegel: '' })}; token-raete=abc`,
    ],
    [
      'a long id',
      `user-raete=${object({ id: 'a'.repeat(101), bis: 1, pw_geaendert: true, siegel: '' })}; token-raete=abc`,
    ],
    ['half a letter', `user-raete=${good}; token-raete=%E0%A4%A`],
    ['a line break', `user-raete=${good}; token-raete=abc%0d%0aX-Evil:1`],
    ['an emoji', `user-raete=${good}; token-raete=%F0%9F%98%80`],
    ['nothing in it', 'user-raete=; token-raete='],
    ['a huge token', `user-raete=${good}; token-raete=${'a'.repeat(3_801)}`],
  ])('%s', (_what, header) => {
    expect(readCookies(header, 'raete', false)).toEqual({ ok: false, isMalformed: true })
  })

  test('cookies of other names and missing cookies are ignored', () => {
    for (const header of [null, '', ';;;', 'modus=hell', 'user=1', '__proto__=1', 'user-raete2=x'])
      expect(readCookies(header, 'raete', false)).toEqual({ ok: false, isMalformed: false })
  })
})

describe('The user object is valid for its own token, realm and site only', () => {
  const [user = '', token = ''] = writeCookies(session, 'raete', now, plain).map(
    cookie => cookie.split(';', 1)[0] ?? '',
  )
  const [, value = ''] = user.split('=')
  const told = JSON.parse(Buffer.from(value, 'base64url').toString())
  const written = (change: object) =>
    `user-raete=${Buffer.from(JSON.stringify({ ...told, ...change })).toString('base64url')}; ${token}`

  const isOurs = (header: string, realm: 'raete' | 'intranet' = 'raete', by = key) => {
    const found = readCookies(header, realm, false)
    return found.ok && found.isSealedBy(by)
  }

  test('unchanged, it has our seal', () => {
    expect(isOurs(written({}))).toBe(true)
  })
  test.each([
    ['another duty', written({ pw_geaendert: false })],
    ['a later end', written({ bis: told.bis + 1 })],
    ['another person', written({ id: '8' })],
    ['an empty seal', written({ siegel: '' })],
    ['another token', `${user}; token-raete=anderes`],
  ])('with %s it does not have our seal', (_what, header) => {
    expect(isOurs(header)).toBe(false)
  })
  test('it is not valid with the key of another site, or moved to another realm', () => {
    expect(isOurs(written({}), 'raete', Buffer.alloc(32, 8))).toBe(false)
    expect(isOurs(written({}).replaceAll('-raete=', '-intranet='), 'intranet')).toBe(false)
  })
  test('A-06: the token is found beside any user object, so that its session can be ended', () => {
    for (const header of [token, `user-raete=kaputt; ${token}`, written({ bis: 0 })])
      expect(readToken(header, 'raete', false)).toBe(session.token)
    expect(readToken('token-raete=abc%0d', 'raete', false)).toBeUndefined()
  })
})

test.each([
  [{ ...session, id: '' }, false],
  [{ ...session, id: 'a'.repeat(101) }, false],
  [{ ...session, token: '' }, false],
  [{ ...session, token: 'zwei\nZeilen' }, false],
  [{ ...session, token: 'a'.repeat(3_801) }, false],
  [session, true],
])('Only values that can be read back are accepted for cookies: case %#', (given, keepable) => {
  expect(isKeepable(given)).toBe(keepable)
})
