import { type Call, calls, cmsOverHttp, givesDownload } from '@rathausplatz/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { heardCms } from '../cms/heard-cms.ts'
import * as abmelden from '../routes/realms/abmelden.tsx'
import * as anmelden from '../routes/realms/anmelden.tsx'
import * as konto from '../routes/realms/konto.tsx'
import * as passwort from '../routes/realms/passwort.tsx'
import * as vergessen from '../routes/realms/passwort-vergessen.tsx'
import { testSite } from '../testing/test-site.ts'
import { rememberAccounts } from './known-accounts.ts'
import { signIn } from './sign-in.ts'
import { elsewhere, type Said, type Script } from './testing/elsewhere.ts'

const form = { email: 'anna.beispiel@example.org', passwort: 'ein langes Passwort' }
const notNow =
  'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal. Ihre Angaben stehen noch hier.'
const wrong = 'E-Mail-Adresse oder Passwort ist nicht korrekt.'

const signInAt = (ask: Awaited<ReturnType<typeof elsewhere>>['ask'], realm = 'intranet') =>
  ask(anmelden.action, `/${realm}/anmelden`, { form })

describe('spec §7: a CMS that knows only these calls', () => {
  test.each(['intranet', 'raete'])('signs in to %s', async realm => {
    const { ask } = await elsewhere({})
    const { location, cookie } = await signInAt(ask, realm)
    expect(location).toBe(`/${realm}`)
    expect((await ask(konto.loader, `/${realm}`, { cookie })).status).toBe(200)
  })

  test.each([
    ['no user', { token: 't' }],
    ['a user that is null', { token: 't', uuid: null }],
    ['a user that is an object', { token: 't', uuid: {} }],
    ['a user that leads elsewhere', { token: 't', uuid: '..' }],
    ['a user of 200 letters', { token: 't', uuid: 'a'.repeat(200) }],
    ['a token of two lines', { token: 'a\nb', uuid: 'anna' }],
  ])('a log-in with %s fails with a message', async (_what, body) => {
    const { ask } = await elsewhere({ 'POST /api/cms/login': [200, body] })
    expect(await signInAt(ask)).toMatchObject({
      status: 503,
      cookies: [],
      data: { refused: { title: notNow } },
    })
  })

  const user = 'GET /api/cms/intranet/user/anna'
  const faults: [string, Said][] = [
    ['500', [500, {}]],
    ['204', [204, '']],
    ['HTML', [200, '<h1>Wartung</h1>', 'text/html']],
    ['400', [400, {}]],
    ['403', [403, {}]],
    ['more than may be', [200, ' '.repeat(3_000_001)]],
    ['nobody', [200, {}]],
    ['a person without name and address', [200, { vorname: '', nachname: '' }]],
    ['half an answer', response => response.writeHead(200).end('{"vorname":')],
  ]
  test.each(faults)(
    'a log-in that the user call does not confirm (%s) starts no session, and its token is ended',
    async (_what, said) => {
      const { ask, asked } = await elsewhere({ [user]: said })
      expect(await signInAt(ask)).toMatchObject({
        status: 503,
        cookies: [],
        data: { refused: { title: notNow } },
      })
      expect(asked).toContain('DELETE /api/cms/intranet/konto/anmeldung')
    },
  )

  test.each(faults.filter(([what]) => what !== '403'))(
    'while the user call fails (%s), the account page answers 503, but the sign-in page and the sign-out work',
    async (_what, said) => {
      const { cookie } = await signInAt((await elsewhere({})).ask)
      const { ask } = await elsewhere({ [user]: said })
      expect((await ask(konto.loader, '/intranet', { cookie })).status).toBe(503)
      expect((await ask(anmelden.loader, '/intranet/anmelden', { cookie })).status).toBe(200)
      expect((await ask(abmelden.loader, '/intranet/abmelden', { cookie })).status).toBe(200)
      const out = await ask(abmelden.action, '/intranet/abmelden', { cookie, form: {} })
      expect(out).toMatchObject({ status: 303, location: '/intranet/anmelden?abgemeldet=1' })
    },
  )

  test.each([401, 403])(
    'a plain %i as the answer to the user call means that the user is not signed in',
    async status => {
      const { cookie } = await signInAt((await elsewhere({})).ask)
      const { ask } = await elsewhere({ [user]: [status, 'nein', 'text/plain'] })
      const answer = await ask(konto.loader, '/intranet', { cookie })
      expect(answer.location).toContain('/intranet/anmelden')
      expect(answer.cookies.every(one => one.includes('Max-Age=0'))).toBe(true)
    },
  )

  test.each([
    ['no address', {}, ''],
    ['an address that is null', { email: null }, ''],
    ['an address that is none', { email: 'rat@' }, ''],
    ['an address with an umlaut', { email: 'rat@städtle.de' }, 'rat@städtle.de'],
  ])('a user with %s is signed in all the same', async (_what, email, shown) => {
    const { ask } = await elsewhere({ [user]: [200, { vorname: 'Anna', nachname: 'B', ...email }] })
    const { cookie } = await signInAt(ask)
    expect((await ask(konto.loader, '/intranet', { cookie })).data).toMatchObject({
      session: { name: 'Anna B', email: shown },
    })
  })

  test.each([
    { kontakt: null },
    { kontakt: 'j@example.org' },
    { kontakt: {} },
    { taetigkeitsbereiche: null },
    { taetigkeitsbereiche: 'Gemeinderat' },
    { taetigkeitsbereiche: { a: 1 } },
    { taetigkeitsbereiche: [{ name: 'Rat' }] },
  ])('a councillor with %j is signed in anyway', async odd => {
    const { ask } = await elsewhere({
      'GET /api/cms/raete/7': [200, { vorname: 'Jonas', nachname: 'M', ...odd }],
    })
    const { cookie } = await signInAt(ask, 'raete')
    expect((await ask(konto.loader, '/raete', { cookie })).status).toBe(200)
  })

  test('spec §4: pw_geaendert false allows only the change of the password, and a forged cookie means no session', async () => {
    const { ask } = await elsewhere({
      'POST /api/cms/raete/login': [200, { token: 'token-7', id: 7, pw_geaendert: false }],
      'GET /api/cms/raete/konto/anmeldung': [200, anmeldung],
    })
    const { cookie, location } = await ask(anmelden.action, '/raete/anmelden', {
      form: { ...form, zurueck: '/raete/sitzungen/4' },
    })
    expect(location).toBe('/raete/passwort?zurueck=%2Fraete%2Fsitzungen%2F4')
    expect((await ask(konto.loader, '/raete', { cookie })).location).toBe('/raete/passwort')
    const forged = cookie.replace(/(user-raete=)([^;]*)/, (_, name, value) => {
      const told = JSON.parse(Buffer.from(value, 'base64url').toString())
      return name + Buffer.from(JSON.stringify({ ...told, pw_geaendert: true })).toString('base64url')
    })
    expect((await ask(konto.loader, '/raete', { cookie: forged })).location).toContain('/raete/anmelden')
  })

  test.each([
    {},
    { pw_geaendert: null },
    { pw_geaendert: '2026-11-20 10:00:00' },
    { pw_geaendert: 0 },
    { pw_geaendert: '' },
  ])(
    'spec §4: without a statement that the password was changed (%j) only the change is accessible',
    async said => {
      const { ask } = await elsewhere({
        'POST /api/cms/raete/login': [200, { token: 'token-7', id: 7, ...said }],
        'GET /api/cms/raete/konto/anmeldung': [200, anmeldung],
      })
      const { cookie, location } = await signInAt(ask, 'raete')
      expect(location).toBe('/raete/passwort')
      expect((await ask(passwort.loader, '/raete/passwort', { cookie })).status).toBe(200)
      expect((await ask(konto.loader, '/raete', { cookie })).location).toBe('/raete/passwort')
    },
  )
})

describe('L7: a CMS without accounts cannot change a password', () => {
  const login = (said: object): Script => ({
    'POST /api/cms/raete/login': [200, { token: 'token-7', id: 7, ...said }],
  })

  test.each([{ pw_geaendert: false }, { pw_geaendert: null }, { pw_geaendert: 0 }, {}])(
    'so %j requires no change, and the member reads who changes it',
    async said => {
      const { ask } = await elsewhere(login(said))
      const { cookie, location } = await signInAt(ask, 'raete')
      expect(location).toBe('/raete')
      expect(await ask(konto.loader, '/raete/konto', { cookie })).toMatchObject({
        status: 200,
        data: { session: { pflicht: undefined, hasGivenPassword: true, hasAccount: false } },
      })
    },
  )

  test.each([404, 405, 501])('which a CMS says with %i', async status => {
    const script = login({ pw_geaendert: false })
    const { ask } = await elsewhere({ ...script, 'GET /api/cms/raete/konto/anmeldung': [status, {}] })
    const { cookie } = await signInAt(ask, 'raete')
    expect((await ask(konto.loader, '/raete/konto', { cookie })).status).toBe(200)
  })

  test('a changed password gives no hint', async () => {
    const { ask } = await elsewhere(login({ pw_geaendert: true }))
    const { cookie } = await signInAt(ask, 'raete')
    expect((await ask(konto.loader, '/raete/konto', { cookie })).data).toMatchObject({
      session: { hasGivenPassword: false },
    })
  })
})

describe('L6: the CMS decides how long a session lasts', () => {
  const now = new Date('2026-11-20T12:00:00+01:00').getTime()
  const until = (seconds: number) => new Date(now + seconds * 1_000).toISOString()
  const account = 'GET /api/cms/intranet/konto/anmeldung'
  const secondsOf = (cookies: readonly string[]) => cookies.map(one => Number(/Max-Age=(\d+)/.exec(one)?.[1]))

  test.each([
    ['ten minutes', [200, { ...anmeldung, gueltig_bis: until(600) }], 600],
    ['two hours', [200, { ...anmeldung, gueltig_bis: until(7_200) }], 7_200],
    ['its own hour, counted a moment later', [200, { ...anmeldung, gueltig_bis: until(3_600.5) }], 3_600],
    [
      'an end in the past, because its clock differs',
      [200, { ...anmeldung, gueltig_bis: until(-60) }],
      3_600,
    ],
    ['nothing, because it has no accounts', [404, {}], 3_600],
    ['nothing, because it fails', [500, {}], 3_600],
  ] as [string, Said, number][])('a CMS that says %s', async (_what, said, seconds) => {
    const { ask } = await elsewhere({ [account]: said })
    const { cookies, cookie } = await signInAt(ask)
    expect(secondsOf(cookies)).toEqual([seconds, seconds])
    const { session } = (await ask(konto.loader, '/intranet/konto', { cookie })).data as {
      session: { bis: number | string }
    }
    expect(Math.abs(new Date(session.bis).getTime() - now - seconds * 1_000)).toBeLessThan(1_000)
  })

  test('also after a change of the password', async () => {
    const { ask } = await elsewhere({
      [account]: [200, { ...anmeldung, gueltig_bis: until(600) }],
      'POST /api/cms/intranet/konto/passwort': [200, { token: 'token-2' }],
    })
    const { cookie } = await signInAt(ask)
    const changed = { passwort: 'ein langes Passwort', neues_passwort: 'ein anderes langes Passwort' }
    const { cookies } = await ask(passwort.action, '/intranet/passwort', { cookie, form: changed })
    expect(secondsOf(cookies)).toEqual([600, 600])
  })
})

describe('a required change of the password', () => {
  test('redirects to the requested page after the change, and never to another website', async () => {
    const { ask } = await elsewhere({
      'POST /api/cms/raete/login': [200, { token: 'token-7', id: 7, pw_geaendert: false }],
      'GET /api/cms/raete/konto/anmeldung': [200, anmeldung],
      'POST /api/cms/raete/konto/passwort': [200, { token: 'token-8' }],
    })
    const { cookie } = await signInAt(ask, 'raete')
    const way = (await ask(konto.loader, '/raete?seite=2', { cookie })).location ?? ''
    expect(way).toBe('/raete/passwort?zurueck=%2Fraete%3Fseite%3D2')
    expect((await ask(passwort.loader, way, { cookie })).data).toMatchObject({ zurueck: '/raete?seite=2' })
    const changed = { passwort: 'ein langes Passwort', neues_passwort: 'ein anderes langes Passwort' }
    expect((await ask(passwort.action, way, { cookie, form: changed })).location).toBe('/raete?seite=2')
    const foreign = '/raete/passwort?zurueck=//evil.example'
    expect((await ask(passwort.action, foreign, { cookie, form: changed })).location).toBe(
      '/raete/konto?geaendert=eigenes',
    )
  })
})

describe('a second step', () => {
  const login = 'POST /api/cms/redaktion/login'
  test.each([{ verfahren: ['brieftaube'] }, { verfahren: [] }, {}])(
    'that names no procedure of this site (%j) is a failure',
    async odd => {
      const { ask } = await elsewhere({ [login]: [200, { vorgang: 'v', ...odd }] })
      expect(await signInAt(ask, 'redaktion')).toMatchObject({
        status: 503,
        cookies: [],
        data: { refused: { title: notNow } },
      })
    },
  )
  test('whose form names an unknown procedure starts again', async () => {
    const { ask, asked } = await elsewhere({})
    const sent = { form: { vorgang: 'v', verfahren: 'brieftaube' } }
    const { status, data } = await ask(anmelden.action, '/redaktion/anmelden', sent)
    expect(status).toBe(422)
    expect(data).toMatchObject({ refused: { title: expect.stringContaining('beginnen Sie noch einmal') } })
    expect(asked).toEqual([])
  })
})

test('The sign-in page asks the CMS once whether it has accounts, and soon asks again after a failure', async () => {
  const told = await elsewhere({})
  for (let i = 0; i < 3; i++) await told.ask(anmelden.loader, '/raete/anmelden')
  expect(told.asked).toEqual(['GET /api/cms/raete/konto/anmeldung'])
  let time = 0
  let asked = 0
  const known = rememberAccounts(() => time)
  const say = (said: boolean | undefined) => async () => {
    asked += 1
    return said
  }
  expect([await known('raete', say(undefined)), await known('raete', say(true))]).toEqual([
    undefined,
    undefined,
  ])
  time = 31_000
  expect(await known('raete', say(true))).toBe(true)
  time = 300_000
  expect(await known('raete', say(undefined))).toBe(true)
  expect(await known('intranet', say(false))).toBe(false)
  time = 332_000
  expect(await known('raete', say(undefined))).toBeUndefined()
  expect(asked).toBe(4)
})

const anmeldung = {
  vorname: 'Jonas',
  nachname: 'M',
  email: 'j@example.org',
  angemeldet_am: '2026-11-20T08:00:00.000Z',
  gueltig_bis: '2026-11-20T12:00:00.000Z',
  dauer: 3_600,
  rollen: [],
  rechte: [],
  bereiche: [],
}

describe('a required change holds if any source requires it', () => {
  const first: Script = {
    'POST /api/cms/raete/login': [200, { token: 'token-7', id: 7, pw_geaendert: false }],
  }
  const account = 'GET /api/cms/raete/konto/anmeldung'

  test.each([
    ['names no duty', anmeldung, '/raete/passwort'],
    ['names a duty that nobody knows', { ...anmeldung, pflicht: 'fingerabdruck' }, '/raete/passwort'],
  ])('a change that the log-in requires holds, even if the account %s', async (_what, body, location) => {
    const { ask } = await elsewhere({ ...first, [account]: [200, body] })
    const { cookie } = await signInAt(ask, 'raete')
    expect((await ask(konto.loader, '/raete', { cookie })).location).toBe(location)
  })

  test('a duty that this site does not know counts as a required change, even if the log-in requires none', async () => {
    const { ask } = await elsewhere({ [account]: [200, { ...anmeldung, pflicht: 'fingerabdruck' }] })
    const { cookie } = await signInAt(ask, 'raete')
    expect((await ask(konto.loader, '/raete', { cookie })).location).toBe('/raete/passwort')
  })

  test('a duty that the account has named holds while the account call fails', async () => {
    const told = await elsewhere({ [account]: [200, { ...anmeldung, pflicht: 'passwort' }] })
    const { cookie } = await signInAt(told.ask, 'raete')
    const { ask } = await elsewhere({ [account]: [500, {}] })
    expect((await ask(konto.loader, '/raete', { cookie })).location).toBe('/raete/passwort')
  })

  test.each([
    [404, false],
    [405, false],
    [501, false],
    [500, true],
    [502, true],
    [403, true],
  ])(
    'an account call that answers %i counts as a CMS that did not answer: %s',
    async (status, isAccountSilent) => {
      const { ask } = await elsewhere({ ...first, [account]: [status, {}] })
      const { cookie } = await signInAt(ask, 'raete')
      expect((await ask(passwort.loader, '/raete/passwort', { cookie })).data).toMatchObject({
        session: { hasAccount: false, isAccountSilent },
      })
      const forgotten = await ask(vergessen.loader, '/raete/passwort-vergessen')
      expect([forgotten.status, forgotten.data]).toMatchObject(
        isAccountSilent ? [503, {}] : [200, { canForget: false }],
      )
    },
  )
})

test('an editor has no access if the CMS cannot say which duty the editor has', async () => {
  const redaktion: Script = {
    'POST /api/cms/redaktion/login': [200, { token: 'token-9' }],
    'GET /api/cms/redaktion/konto/anmeldung': [200, { ...anmeldung, pflicht: 'zweiter-faktor' }],
  }
  const { cookie } = await signInAt((await elsewhere(redaktion)).ask, 'redaktion')
  let asked = 0
  const { ask } = await elsewhere({
    // A page makes two calls: the CMS answers the first one without a duty, and the second one fails.
    'GET /api/cms/redaktion/konto/anmeldung': response => {
      asked += 1
      response.writeHead(asked === 1 ? 200 : 500, { 'content-type': 'application/json' })
      response.end(JSON.stringify(anmeldung))
    },
  })
  expect((await ask(konto.loader, '/redaktion', { cookie })).status).toBe(503)
})

describe('A-05, A-06: a replaced token is ended', () => {
  const end = 'DELETE /api/cms/intranet/konto/anmeldung'

  test('a new sign-in ends the token of the previous session', async () => {
    const { cookie } = await signInAt((await elsewhere({})).ask)
    const { ask, asked, tokens } = await elsewhere({
      'POST /api/cms/login': [200, { token: 'token-2', uuid: 'anna' }],
    })
    await ask(anmelden.action, '/intranet/anmelden', { form, cookie })
    expect(tokens[asked.indexOf(end)]).toBe('token-1')
    expect(asked.filter(call => call === end)).toHaveLength(1)
  })

  test.each(['', '__Host-user-intranet=kaputt; ', '__Host-user-intranet=; '])(
    'the log-out ends the token, also beside the user object "%s"',
    async user => {
      const { ask, asked, tokens } = await elsewhere({})
      const cookie = `${user}__Host-token-intranet=token-1`
      const answer = await ask(abmelden.action, '/intranet/abmelden', { cookie, form: {} })
      expect(tokens[asked.indexOf(end)]).toBe('token-1')
      expect(answer.cookies).toHaveLength(2)
    },
  )
})

describe('spec §8: log-in', () => {
  const resultOf = async (said: Said) => {
    const { site, origin } = await elsewhere({ 'POST /api/cms/login': said })
    site.cms = cmsOverHttp(origin, { timeout: 60_000 })
    return signIn(site, 'intranet', form)
  }

  test.each([
    ['status 200', [200, '']],
    ['status 204', [204, '']],
  ] as const)('a missing response body (%s) is a failure result', async (_what, said) => {
    expect(await resultOf(said)).toEqual({ success: false })
  })

  // A body without a token and a body that is not JSON do not count as missing: reading them is an exception.
  test.each<[string, Said]>([
    ['HTML', [200, '<h1>Wartung</h1>', 'text/html']],
    ['a line break', [200, '\n']],
    ['null', [200, 'null']],
    ['half an answer', [200, '{"token":']],
    ['no token', [200, { uuid: 'anna' }]],
    ['more than may be', [200, ' '.repeat(3_000_001)]],
    [
      'a connection that breaks off',
      response => response.writeHead(200).flushHeaders() ?? response.destroy(),
    ],
    ['500', [500, {}]],
  ])('an exception (%s) has success false and error true', async (_what, said) => {
    expect(await resultOf(said)).toMatchObject({ success: false, error: true })
  })

  test.each([401, 403, 404, 410, 422, 500])(
    "an exception with %i has the server's response, which is neither shown on a page nor logged",
    async status => {
      const said = [status, { message: 'geheimes Detail' }] as const
      expect(await resultOf(said)).toMatchObject({
        success: false,
        error: true,
        response: { status: status === 410 ? 404 : status, body: { message: 'geheimes Detail' } },
      })
      const { ask, lines } = await elsewhere({ 'POST /api/cms/login': said })
      const answer = await signInAt(ask)
      expect(JSON.stringify([answer.data, lines.map(written)])).not.toContain('geheimes')
    },
  )

  test.each<[number, Said, string]>([
    ...[400, 401, 403, 422].map((status): [number, Said, string] => [status, [status, {}], wrong]),
    ...[405, 408, 413, 415, 418, 451, 500].map((status): [number, Said, string] => [
      status,
      [status, {}],
      notNow,
    ]),
    [404, [404, { error: 'unknown user' }], wrong],
    [410, [410, { error: 'gone' }], wrong],
    [404, [404, '<h1>nginx</h1>', 'text/html'], notNow],
  ])(
    'a log-in that the CMS answers with %i shows the message for that failure',
    async (_status, said, title) => {
      const { ask } = await elsewhere({ 'POST /api/cms/login': said })
      expect((await signInAt(ask)).data).toMatchObject({ refused: { title } })
    },
  )

  test('an unreadable answer is not written to the log', async () => {
    const { ask, lines } = await elsewhere({ 'POST /api/cms/login': [200, 'geheim-token-123'] })
    await signInAt(ask)
    expect(lines).not.toEqual([])
    expect(JSON.stringify(lines.map(written))).not.toContain('geheim')
  })
})

/** Returns a log line with the properties and causes of its errors. */
const written = ({ about, ...line }: { about: Record<string, unknown> }) => {
  const told = (error: unknown): unknown =>
    error instanceof Error
      ? { ...Object.fromEntries(Object.entries(error)), text: `${error}`, cause: told(error.cause) }
      : error
  return { ...line, ...about, err: told(about['err']) }
}

test('The call that checks a password has a deadline of ten seconds, and afterwards the page has as much time left as before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { site } = testSite({})
  let deadline = 0
  const cms = {
    call: async ({ name }: { name: string }, input: { deadline: number }) => {
      deadline = input.deadline
      if (name === 'login') vi.advanceTimersByTime(7_000)
    },
  }
  const heard = heardCms(cms as never, site.log, 'anfrage-1').cms
  await heard.call(calls.stadt, {})
  const ofPage = deadline
  await heard.call(calls.login, { body: form })
  expect(deadline).toBe(10_000)
  await heard.call(calls.stadt, {})
  // The deadline moves by the time of the password check, and by no more.
  expect(deadline - ofPage).toBe(7_000)
})

test('Calls with a password may take 10 s, calls that carry or print a file 5 min, the download of a whole town 1 h; other calls have no limit of their own', () => {
  for (const call of Object.values<Call>(calls)) {
    const { name, body, patience, takesFile } = call as Call & { body?: { shape?: object } }
    const carries = Object.keys(body?.shape ?? {}).some(field => field.includes('passwort'))
    const isTown = givesDownload(call) && name === 'redaktionAusfuhrDatei'
    const carriesFile = takesFile || name === 'formularKopie' || (givesDownload(call) && !isTown)
    const due = isTown ? 3_600_000 : carriesFile ? 300_000 : carries ? 10_000 : undefined
    expect(patience, name).toBe(due)
  }
})
