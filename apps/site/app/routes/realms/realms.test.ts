import { CmsError, calls, NoData } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { realmSite } from '../../sessions/testing/ask-realm.ts'
import * as abmelden from './abmelden.tsx'
import * as anmelden from './anmelden.tsx'
import * as konto from './konto.tsx'
import * as neues from './neues-passwort.tsx'
import * as passkey from './passkey.tsx'
import * as passwort from './passwort.tsx'
import * as vergessen from './passwort-vergessen.tsx'
import * as verlaengern from './verlaengern.tsx'
import * as verwaltung from './verwaltung.ts'
import * as faktor from './zweiter-faktor.tsx'

const zugang = { email: 'anna.beispiel@example.org', passwort: 'ein langes Passwort' }
const fail = (error: Error) => () => {
  throw error
}

const [beispiel] = calls.intranetAnmeldung.examples
if (!beispiel) throw new Error('the contract has no example')
const angemeldet = beispiel.answer

async function signedInTo(realm: 'intranet' | 'raete', ...handlers: Parameters<typeof realmSite>) {
  const site = realmSite(...handlers)
  const { cookie } = await site.ask(anmelden.action, `/${realm}/anmelden`, { form: zugang })
  return { ...site, cookie }
}

describe('log-in (spec §4, §6, §7)', () => {
  test('sets both cookies of its realm and redirects to its start page', async () => {
    const { ask } = realmSite()
    const answer = await ask(anmelden.action, '/intranet/anmelden', { form: zugang })
    expect(answer).toMatchObject({ status: 303, location: '/intranet', cacheControl: 'private, no-store' })
    expect(answer.cookies.map(cookie => cookie.split('=', 1)[0])).toEqual([
      '__Host-user-intranet',
      '__Host-token-intranet',
    ])
  })

  test('redirects back to the requested page, and never to another site (I-10)', async () => {
    const { ask } = realmSite()
    const wayFrom = async (zurueck: string) =>
      (await ask(anmelden.action, '/intranet/anmelden', { form: { ...zugang, zurueck } })).location
    expect(await wayFrom('/intranet/personal/12?a=1')).toBe('/intranet/personal/12?a=1')
    for (const zurueck of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'https:evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      '/intranet/anmelden?zurueck=/intranet/anmelden',
      '/intranet/abmelden',
      '',
    ])
      expect(await wayFrom(zurueck), zurueck).toBe('/intranet')
  })

  test('names the missing fields, and shows the e-mail address again but never the password', async () => {
    const { ask } = realmSite()
    const answer = await ask(anmelden.action, '/raete/anmelden', { form: { email: 'anna', passwort: '' } })
    expect(answer.status).toBe(422)
    expect(answer.data).toMatchObject({
      refused: {
        email: 'anna',
        errors: {
          email:
            'In der E-Mail-Adresse fehlt das @-Zeichen. Bitte geben Sie sie ganz an, zum Beispiel name@example.org.',
          passwort: 'Bitte geben Sie Ihr Passwort an.',
        },
      },
    })
    expect(answer.cookies).toEqual([])
  })

  test.each([
    ['', 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.'],
    ['anna@', expect.stringContaining('Nach dem @-Zeichen fehlt der Anbieter.')],
    [`${'a'.repeat(65)}@example.org`, expect.stringContaining('mehr als 64 Zeichen')],
    [`${'a'.repeat(250)}@example.org`, 'Bitte höchstens 254 Zeichen.'],
  ])('names the error of the address %j in both forms', async (email, told) => {
    const { ask } = realmSite()
    const signIn = await ask(anmelden.action, '/raete/anmelden', { form: { ...zugang, email } })
    expect(signIn.data).toMatchObject({ refused: { errors: { email: told } } })
    const forgotten = await ask(vergessen.action, '/raete/passwort-vergessen', { form: { email } })
    expect(forgotten.data).toMatchObject({ errors: { email: told } })
  })

  const wrong = 'E-Mail-Adresse oder Passwort ist nicht korrekt.'
  const notNow =
    'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal. Ihre Angaben stehen noch hier.'
  test.each([
    ['a wrong password', new CmsError('nicht-angemeldet'), 422, wrong],
    ['an input that the CMS does not take', new CmsError('anfrage-ungueltig'), 422, wrong],
    ['an answer without a body', new NoData('login', undefined, { status: 200, isEmpty: true }), 503, notNow],
    [
      'a CMS elsewhere that refuses in its own way',
      new NoData('login', undefined, { status: 400 }),
      422,
      wrong,
    ],
    ['a CMS that is down', new NoData('login'), 503, notNow],
    ['a CMS without this call', new CmsError('aufruf-nicht-beantwortet'), 503, notNow],
    ['a fault', new Error('geheim'), 503, notNow],
    [
      'too many tries',
      new CmsError('zu-viele', undefined, { retryAfter: 150 }),
      429,
      'Es gab zu viele Versuche. Bitte versuchen Sie es in 3 Minuten noch einmal.',
    ],
    [
      'a CMS that says itself why it takes nothing more, and for how long',
      new CmsError('zu-viele', 'Gerade melden sich sehr viele an.', { retryAfter: 150 }),
      429,
      'Gerade melden sich sehr viele an.',
    ],
  ])(
    'spec §8, A-01: %s gives a message in German, and the form keeps the address',
    async (_what, error, status, title) => {
      const { ask } = realmSite({ login: fail(error) })
      const answer = await ask(anmelden.action, '/intranet/anmelden', { form: zugang })
      expect(answer.status).toBe(status)
      expect(answer.data).toMatchObject({ refused: { title, email: zugang.email, errors: {} } })
      expect(answer.data).toMatchObject({ refused: { isNotTheirs: status !== 422 } })
      expect(JSON.stringify(answer.data)).not.toContain(zugang.passwort)
      expect(answer.cookies).toEqual([])
      expect(answer.headers.get('retry-after')).toBe(status === 429 ? '150' : status === 503 ? '60' : null)
    },
  )

  test('a token that no header can carry starts no session', async () => {
    const { ask } = realmSite({ login: () => ({ uuid: 'a', token: 'zwei\nZeilen' }) })
    expect(await ask(anmelden.action, '/intranet/anmelden', { form: zugang })).toMatchObject({
      status: 503,
      cookies: [],
    })
  })

  test('A-05: a session that another person has planted in the browser is replaced by a new one', async () => {
    const { cookie } = await signedInTo('intranet')
    const planted = cookie.replace(/(token-intranet=)[^;]*/, '$1gepflanzt')
    expect(planted).toContain('gepflanzt')
    const { ask } = realmSite({
      login: () => ({ uuid: '7f1c2a58-2f0e-4c7e-9b0f-3d1f5f3f9a10', token: 'neu-und-eigen' }),
    })
    const answer = await ask(anmelden.action, '/intranet/anmelden', { form: zugang, cookie: planted })
    expect(answer.status).toBe(303)
    expect(answer.cookie).toContain('neu-und-eigen')
    expect(answer.cookies.join()).not.toContain('gepflanzt')
  })

  test('redirects a signed-in user', async () => {
    const { ask, cookie } = await signedInTo('intranet')
    const answer = await ask(anmelden.loader, '/intranet/anmelden?zurueck=/intranet/edv', { cookie })
    expect(answer).toMatchObject({ status: 303, location: '/intranet/edv' })
  })
})

describe('restore (spec §4)', () => {
  test('the user is restored from the cookies, and the token is not exposed', async () => {
    const { ask, cookie } = await signedInTo('intranet')
    const answer = await ask(konto.loader, '/intranet', { cookie })
    expect(answer).toMatchObject({
      status: 200,
      cacheControl: 'private, no-store',
      data: {
        session: { name: 'Anna Beispiel', email: 'anna.beispiel@example.org', sekunden: 3_600 },
      },
    })
    expect(JSON.stringify(answer.data)).not.toContain('beispiel-token')
  })

  test('a visitor without a session is redirected to the sign-in and back', async () => {
    const { ask } = realmSite()
    expect(await ask(konto.loader, '/raete?a=1')).toMatchObject({
      status: 303,
      location: '/raete/anmelden?zurueck=%2Fraete%3Fa%3D1',
      cacheControl: 'private, no-store',
    })
  })

  test('a user whose session has ended while using the site gets a message that it has ended', async () => {
    const { ask } = realmSite()
    const referer = 'https://www.rebenau.example.org/intranet'
    expect((await ask(konto.loader, '/intranet', { referer })).location).toBe(
      '/intranet/anmelden?zurueck=%2Fintranet&ende=1',
    )
    expect((await ask(konto.loader, '/intranet', { referer: `${referer}/anmelden` })).location).not.toContain(
      'ende',
    )
  })

  test('A-10: the cookies of one realm are not valid in another', async () => {
    const { ask, cookie } = await signedInTo('intranet')
    expect((await ask(konto.loader, '/raete', { cookie })).status).toBe(303)
  })

  test('the session ends after 3600 s, whatever the browser has kept', async () => {
    const { ask, cookie, site } = await signedInTo('intranet')
    site.now = new Date(site.now.getTime() + 3_600_000)
    const answer = await ask(konto.loader, '/intranet', { cookie })
    expect(answer.location).toContain('/intranet/anmelden')
    expect(answer.cookies.every(cookie => cookie.includes('Max-Age=0'))).toBe(true)
  })

  test('A-06: a token that the CMS does not know ends the session and deletes both cookies', async () => {
    const { cookie } = await signedInTo('intranet')
    const { ask } = realmSite({ intranetUser: fail(new CmsError('nicht-angemeldet')) })
    const answer = await ask(konto.loader, '/intranet', { cookie })
    expect(answer.location).toContain('/intranet/anmelden')
    expect(answer.cookies).toHaveLength(2)
  })

  test('an outage of the CMS ends no session', async () => {
    const { cookie } = await signedInTo('intranet')
    const { ask } = realmSite({ intranetUser: fail(new NoData('intranetUser')) })
    const answer = await ask(konto.loader, '/intranet', { cookie })
    expect(answer.status).toBe(503)
    expect(answer.cookies).toEqual([])
    expect(answer.data).toEqual({ hint: expect.stringContaining('Sie bleiben angemeldet') })
  })
})

describe('the end of a session', () => {
  test('log-out deletes both cookies and redirects to a confirmation', async () => {
    const { ask, cookie } = await signedInTo('intranet')
    const answer = await ask(abmelden.action, '/intranet/abmelden', { cookie, form: {} })
    expect(answer).toMatchObject({ status: 303, location: '/intranet/anmelden?abgemeldet=1' })
    expect(answer.cookies.map(cookie => cookie.split(';', 2).join(';'))).toEqual([
      '__Host-user-intranet=; Max-Age=0',
      '__Host-token-intranet=; Max-Age=0',
    ])
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  })

  test('if the identity provider cannot end its session, the page says so', async () => {
    const address = '/redaktion/verwaltung?abmelden'
    for (const redaktionLoginVerwaltungEnde of [
      async () => ({}),
      fail(new NoData('redaktionLoginVerwaltungEnde')),
    ]) {
      const { ask } = realmSite({ redaktionLoginVerwaltungEnde })
      const { status, location } = await ask(verwaltung.loader, address)
      expect([status, location]).toEqual([303, '/redaktion/anmelden?abgemeldet=hier&dort=offen'])
    }
    const { ask } = realmSite()
    const told = async (query: string) =>
      ((await ask(anmelden.loader, `/redaktion/anmelden?${query}`)).data as { atProvider?: string })
        .atProvider
    expect(await told('abgemeldet=hier&dort=offen')).toBe('offen')
    expect(await told('abgemeldet=hier')).toBe('angemeldet')
    expect(await told('abgemeldet=1&dort=offen')).toBeUndefined()
  })

  test('opening the sign-out page does not sign out', async () => {
    const { ask, cookie } = await signedInTo('intranet')
    const answer = await ask(abmelden.loader, '/intranet/abmelden', { cookie })
    expect(answer).toMatchObject({ status: 200, cookies: [] })
  })

  test('a session can be extended: both cookies get their full lifetime again', async () => {
    const { ask, cookie, site } = await signedInTo('intranet')
    site.now = new Date(site.now.getTime() + 3_000_000)
    const answer = await ask(verlaengern.action, '/intranet/verlaengern', { cookie, form: {} })
    expect(answer.data).toEqual({
      bis: new Date(site.now.getTime() + 3_600_000).toISOString(),
      sekunden: 3_600,
    })
    expect(answer.cookies.every(cookie => cookie.includes('Max-Age=3600'))).toBe(true)
    site.now = new Date(site.now.getTime() + 3_000_000)
    expect((await ask(konto.loader, '/intranet', { cookie: answer.cookie })).status).toBe(200)
    const withoutScripts = { cookie: answer.cookie, form: { zurueck: '/intranet' } }
    expect(await ask(verlaengern.action, '/intranet/verlaengern', withoutScripts)).toMatchObject({
      status: 303,
      location: '/intranet',
    })
  })

  test('without a session, the request to extend it redirects to the sign-in', async () => {
    const { ask } = realmSite()
    const answer = await ask(verlaengern.action, '/intranet/verlaengern', { form: {} })
    expect(answer).toMatchObject({ status: 303, location: '/intranet/anmelden?zurueck=%2Fintranet' })
  })
})

describe('A-16: an account with an initial password', () => {
  // The CMS has accounts, but does not say now what this one must do.
  const silent = { raeteAnmeldung: fail(new CmsError('fehler')) }
  const told = (handlers: Parameters<typeof realmSite>[0] = {}) => signedInTo('raete', handlers)

  test('reaches only the change of the password, if the log-in of spec §7 reports the initial password', async () => {
    const { ask, cookie } = await told(silent)
    const answer = await ask(anmelden.action, '/raete/anmelden', { form: zugang })
    expect(answer.location).toBe('/raete/passwort')
    expect(await ask(konto.loader, '/raete', { cookie })).toMatchObject({
      status: 303,
      location: '/raete/passwort',
    })
    expect((await ask(passwort.loader, '/raete/passwort', { cookie })).status).toBe(200)
  })

  test('continues with a new token after the change of the password, and reaches all pages', async () => {
    const { ask, cookie } = await told(silent)
    const form = { passwort: 'das alte lange Passwort', neues_passwort: 'das neue lange Passwort' }
    const answer = await ask(passwort.action, '/raete/passwort', { cookie, form })
    expect(answer).toMatchObject({ status: 303, location: '/raete/konto?geaendert=eigenes' })
    expect(answer.cookie).toContain('token-raete=beispiel-token-neu')
    expect((await ask(konto.loader, '/raete', { cookie: answer.cookie })).status).toBe(200)
  })

  test('is limited in the same way in each realm, if our own CMS reports the duty', async () => {
    const anmeldung = { ...angemeldet, pflicht: 'passwort' as const }
    const { ask, cookie } = await signedInTo('intranet', { intranetAnmeldung: () => anmeldung })
    expect((await ask(konto.loader, '/intranet', { cookie })).location).toBe('/intranet/passwort')
  })
})

describe('a new password', () => {
  const form = { passwort: 'das alte lange Passwort', neues_passwort: 'neu' }

  test.each([
    ['passwort-falsch', { passwort: 'Das Passwort ist nicht korrekt.' }],
    ['passwort-ungeeignet', { neues_passwort: 'Dieses Passwort ist nicht sicher genug.' }],
  ] as const)('an error is shown at its field: %s', async (code, errors) => {
    const { ask, cookie } = await signedInTo('intranet', { intranetPasswort: fail(new CmsError(code)) })
    const answer = await ask(passwort.action, '/intranet/passwort', { cookie, form })
    expect(answer).toMatchObject({
      status: 422,
      data: { title: 'Bitte prüfen Sie Ihre Angaben', errors },
      cookies: [],
    })
  })

  test('empty and overlong fields do not reach the CMS', async () => {
    const { ask, cookie } = await signedInTo('intranet', { intranetPasswort: fail(new Error('asked')) })
    for (const neues_passwort of ['', 'a'.repeat(1_001)]) {
      const answer = await ask(passwort.action, '/intranet/passwort', {
        cookie,
        form: { ...form, neues_passwort },
      })
      expect(answer).toMatchObject({ status: 422, data: { errors: { neues_passwort: expect.any(String) } } })
    }
  })

  test('changing a password requires a session', async () => {
    const { ask } = realmSite({ intranetPasswort: fail(new Error('asked')) })
    expect((await ask(passwort.action, '/intranet/passwort', { form })).location).toContain(
      '/intranet/anmelden',
    )
  })

  test('A-01: the request for a link is answered by a redirect that says that a mail was sent', async () => {
    const { ask } = realmSite()
    const answer = await ask(vergessen.action, '/raete/passwort-vergessen', { form: { email: zugang.email } })
    expect(answer).toMatchObject({ status: 303, location: '/raete/passwort-vergessen?gesendet=1' })
  })

  test("that is set by a mailed link leads to the sign-in, and ends the browser's old session", async () => {
    const { ask, cookie } = await signedInTo('raete')
    const path = '/raete/neues-passwort?schluessel=abc'
    const sent = { cookie, form: { schluessel: 'abc', neues_passwort: 'das neue lange Passwort' } }
    const answer = await ask(neues.action, path, sent)
    expect(answer).toMatchObject({ status: 303, location: '/raete/anmelden?neu=1' })
    expect(answer.cookies.every(cookie => cookie.includes('Max-Age=0'))).toBe(true)
    expect((await ask(neues.loader, path)).cacheControl).toBe('private, no-store')
  })

  test('a link that was used already gets a message', async () => {
    const { ask } = realmSite({ raetePasswortNeu: fail(new CmsError('link-abgelaufen')) })
    const sent = { form: { schluessel: 'abc', neues_passwort: 'das neue lange Passwort' } }
    expect(await ask(neues.action, '/raete/neues-passwort', sent)).toMatchObject({
      status: 422,
      data: { title: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.', isOver: true },
    })
  })
})

describe('with a CMS that knows only the calls of spec §7', () => {
  const unknown = fail(new CmsError('aufruf-nicht-beantwortet'))
  const elsewhere = { intranetAnmeldung: unknown, intranetAbmelden: unknown, intranetVerlaengern: unknown }

  test('signing in and out works, and functions that the CMS does not have are not offered', async () => {
    const { ask, cookie, lines } = await signedInTo('intranet', elsewhere)
    expect((await ask(konto.loader, '/intranet', { cookie })).data).toMatchObject({
      session: { name: 'Anna Beispiel', hasAccount: false, sekunden: 3_600 },
      devices: [],
    })
    expect((await ask(anmelden.loader, '/intranet/anmelden')).data).toMatchObject({ canForget: false })
    expect((await ask(vergessen.loader, '/intranet/passwort-vergessen')).data).toMatchObject({
      canForget: false,
    })
    expect((await ask(abmelden.action, '/intranet/abmelden', { cookie, form: {} })).cookies).toHaveLength(2)
    expect(lines).toEqual([])
  })

  test('a session that the CMS cannot extend answers null and continues', async () => {
    const { ask, cookie } = await signedInTo('intranet', elsewhere)
    const answer = await ask(verlaengern.action, '/intranet/verlaengern', { cookie, form: {} })
    expect(answer).toMatchObject({ status: 200, data: null, cookies: [] })
  })
})

describe('editors', () => {
  const step = { form: { email: 'leitung@example.org', passwort: 'ein langes Passwort' } }
  const second = { vorgang: 'beispiel-vorgang', verfahren: 'code' }

  test('with a second factor are asked for it, and have no session before', async () => {
    const { ask } = realmSite()
    const asked = await ask(anmelden.action, '/redaktion/anmelden', step)
    expect(asked).toMatchObject({
      status: 200,
      cookies: [],
      data: { step: { vorgang: 'beispiel-vorgang', verfahren: ['code', 'passkey'] } },
    })
    const answer = await ask(anmelden.action, '/redaktion/anmelden', { form: { ...second, code: '123 456' } })
    expect(answer).toMatchObject({ status: 303, location: '/redaktion' })
    expect(answer.cookie).toContain('token-redaktion=beispiel-token-redaktion')
  })

  test.each([
    [
      'a wrong code',
      new CmsError('code-falsch'),
      422,
      { step: { refused: { errors: { code: 'Der Code ist nicht korrekt.' } } } },
    ],
    [
      'a step that took too long',
      new CmsError('link-abgelaufen', 'Die Anmeldung hat zu lange gedauert.'),
      422,
      { refused: { title: 'Die Anmeldung hat zu lange gedauert.' } },
    ],
    [
      'too many tries',
      new CmsError('zu-viele', undefined, { retryAfter: 60 }),
      429,
      { step: { vorgang: 'beispiel-vorgang' } },
    ],
    ['a CMS that is down', new NoData('x'), 503, { step: { vorgang: 'beispiel-vorgang' } }],
  ])('%s gives a message and starts no session', async (_what, error, status, data) => {
    const { ask } = realmSite({ redaktionLoginCode: fail(error) })
    const answer = await ask(anmelden.action, '/redaktion/anmelden', { form: { ...second, code: '123456' } })
    expect(answer).toMatchObject({ status, data, cookies: [] })
  })

  test.each([{ code: '' }, { code: 'x'.repeat(5_000) }, { antwort: '{' }, { antwort: '[]' }])(
    'a value that is neither a code nor a passkey does not reach the CMS: %j',
    async shown => {
      const { ask } = realmSite({
        redaktionLoginCode: fail(new Error('asked')),
        redaktionLoginPasskey: fail(new Error('asked')),
      })
      expect(
        await ask(anmelden.action, '/redaktion/anmelden', { form: { ...second, ...shown } as never }),
      ).toMatchObject({
        status: 422,
        cookies: [],
      })
    },
  )

  test('have a separate field for recovery codes, which has its own errors', async () => {
    const { ask } = realmSite({ redaktionLoginCode: fail(new CmsError('code-falsch')) })
    const answer = async (wiederherstellung: string) => {
      const form = { ...second, wiederherstellung }
      return (await ask(anmelden.action, '/redaktion/anmelden', { form })).data
    }
    const toldOf = (told: string) => ({ step: { refused: { errors: { wiederherstellung: told } } } })
    expect(await answer('K7QX-2M9D-4TPA')).toMatchObject(toldOf('Der Code ist nicht korrekt.'))
    expect(await answer('')).toMatchObject(
      toldOf('Bitte geben Sie einen Ihrer Codes zur Wiederherstellung ein.'),
    )
    const right = { ...second, wiederherstellung: 'K7QX-2M9D-4TPA' }
    expect((await realmSite().ask(anmelden.action, '/redaktion/anmelden', { form: right })).location).toBe(
      '/redaktion',
    )
  })

  test('can sign in with a passkey alone', async () => {
    const { ask } = realmSite()
    const question = await ask(passkey.action, '/redaktion/passkey', { form: {} })
    expect(question).toMatchObject({
      data: { ok: true, vorgang: 'beispiel-vorgang' },
      cacheControl: 'private, no-store',
    })
    const form = { vorgang: 'beispiel-vorgang', antwort: '{"id":"beispiel"}' }
    expect((await ask(anmelden.action, '/redaktion/anmelden', { form })).location).toBe('/redaktion')
  })

  test('create a passkey with a name and their password; a missing field is named and nothing reaches the CMS', async () => {
    const site = realmSite({
      redaktionLogin: () => ({ token: 'a', verfahren: [] }),
      redaktionPasskeyBeginn: fail(new Error('asked')),
    })
    const { cookie } = await site.ask(anmelden.action, '/redaktion/anmelden', step)
    const form = { name: ' ', passwort: '' }
    expect(await site.ask(passkey.action, '/redaktion/passkey', { cookie, form })).toMatchObject({
      status: 422,
      data: {
        ok: false,
        title: 'Bitte prüfen Sie Ihre Angaben',
        errors: {
          name: 'Bitte geben Sie dem Passkey einen Namen.',
          passwort: 'Bitte geben Sie Ihr Passwort an.',
        },
      },
    })
    const made = { was: 'passkey', name: '', vorgang: 'beispiel-vorgang', antwort: '{"id":"beispiel"}' }
    expect(await site.ask(faktor.action, '/redaktion/zweiter-faktor', { cookie, form: made })).toMatchObject({
      status: 422,
      data: { refused: { errors: { name: 'Bitte geben Sie dem Passkey einen Namen.' } } },
    })
  })

  test('who request a passkey without a session are redirected to the sign-in', async () => {
    const { ask } = realmSite()
    const form = { name: 'Dienstrechner', passwort: 'ein langes Passwort' }
    const referer = 'https://www.rebenau.example.org/redaktion/zweiter-faktor'
    expect(await ask(passkey.action, '/redaktion/passkey', { form, referer })).toMatchObject({
      status: 303,
      location: '/redaktion/anmelden?zurueck=%2Fredaktion&ende=1',
    })
  })

  test('whose session ends while a form is processed get a message that it has ended', async () => {
    const site = realmSite({
      redaktionLogin: () => ({ token: 'a', verfahren: [] }),
      redaktionPasskeyBeginn: fail(new CmsError('nicht-angemeldet')),
    })
    const { cookie } = await site.ask(anmelden.action, '/redaktion/anmelden', step)
    const form = { name: 'Dienstrechner', passwort: 'ein langes Passwort' }
    expect(await site.ask(passkey.action, '/redaktion/passkey', { cookie, form })).toMatchObject({
      status: 401,
      data: { title: 'Ihre Sitzung ist zu Ende. Bitte melden Sie sich noch einmal an.' },
    })
  })

  test('who need a second factor reach only the page for second factors until they have one', async () => {
    const anmeldung = { ...angemeldet, pflicht: 'zweiter-faktor' as const }
    const site = realmSite({
      redaktionLogin: () => ({ token: 'a', verfahren: [] }),
      redaktionAnmeldung: () => anmeldung,
    })
    const { cookie } = await site.ask(anmelden.action, '/redaktion/anmelden', step)
    expect((await site.ask(konto.loader, '/redaktion', { cookie })).location).toBe(
      '/redaktion/zweiter-faktor',
    )
    expect((await site.ask(faktor.loader, '/redaktion/zweiter-faktor', { cookie })).status).toBe(200)
  })

  test('set up an app: picture and secret are shown, a wrong code keeps both, the right one shows the recovery codes', async () => {
    const site = realmSite({ redaktionLogin: () => ({ token: 'a', verfahren: [] }) })
    const { cookie } = await site.ask(anmelden.action, '/redaktion/anmelden', step)
    const send = (form: Record<string, string>) =>
      site.ask(faktor.action, '/redaktion/zweiter-faktor', { cookie, form })
    const begun = await send({ was: 'app-beginn', passwort: 'ein langes Passwort' })
    const { app } = begun.data as { app: { geheimnis: string; uri: string; qr: { path: string } } }
    expect(app).toMatchObject({ geheimnis: 'JBSWY3DPEHPK3PXP', qr: { path: expect.stringMatching(/^M/) } })
    const { qr, ...kept } = app
    expect(await send({ was: 'app', code: 'abc', ...kept })).toMatchObject({
      status: 422,
      data: { app: { ...kept, qr }, refused: { errors: { code: expect.any(String) } } },
    })
    expect((await send({ was: 'app', code: '123456', ...kept })).data).toMatchObject({
      codes: ['K7QX-2M9D-4TPA', 'B3ZN-8HWE-6CVJ'],
    })
    expect((await send({ was: 'alles' })).data).toEqual({})
  })
})
