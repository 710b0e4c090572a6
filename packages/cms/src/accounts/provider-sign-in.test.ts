import { calls, verwaltungAntwortPfad } from '@rathausplatz/contract'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ok } from '../store/index.ts'
import type { AccountTables } from './tables.ts'
import { accountTown } from './testing/account-town.ts'
import {
  anna,
  EMAIL,
  mailsOf,
  newsOf,
  PASSWORD,
  rowsOf,
  SENDER,
  signIn,
  type Town,
  withAccount,
} from './testing/anna.ts'
import { CLIENT, openIdentityProvider, type PersonThere } from './testing/identity-provider.ts'
import { type Lie, openLyingProvider } from './testing/lying-provider.ts'
import { codeOf, stepAt } from './totp.ts'

const SITE = 'https://www.rebenau.example.org'
const NO_ACCOUNT = { code: 'nicht-moeglich', message: expect.stringContaining('gehört hier kein Konto') }
const FAILED = { code: 'nicht-moeglich', message: expect.stringContaining('hat nicht geklappt') }
const SILENT = { code: 'nicht-moeglich', message: expect.stringContaining('gerade nicht zu erreichen') }

const people: Record<string, PersonThere> = {}
let provider: Awaited<ReturnType<typeof openIdentityProvider>>
beforeAll(async () => {
  provider = await openIdentityProvider(SITE, people)
})
afterAll(() => provider.close())

const settingsOf = (issuer: string) => ({ ...CLIENT, issuer, name: 'Anmelden', factorWords: ['mfa'] })
const townOf = (issuer = provider.issuer) => accountTown(undefined, undefined, undefined, settingsOf(issuer))

/** A town with an account of Anna, who is also known to the provider. */
async function townWithAnna(more: object = {}) {
  const town = await townOf()
  await withAccount(town, 'redaktion', more)
  people['anna'] = { email: EMAIL, email_verified: true }
  people['bert'] = { email: 'bert@example.org', email_verified: true }
  return town
}

const begin = ({ call }: Town) => call(calls.redaktionLoginVerwaltungBeginn, { body: {}, sender: SENDER })
const finish = ({ call }: Town, schluessel: string, antwort: string) =>
  call(calls.redaktionLoginVerwaltungAntwort, { body: { schluessel, antwort }, sender: SENDER })

/** Signs in at the provider, and returns with its answer. */
async function comeBack(town: Town, sub: string) {
  const { schluessel, adresse } = await begin(town)
  const back = await provider.signIn(adresse, sub)
  return { schluessel, antwort: back.search.slice(1), back }
}
async function signInAs(town: Town, sub: string) {
  const { schluessel, antwort } = await comeBack(town, sub)
  return finish(town, schluessel, antwort)
}
const who = ({ call }: Town, token = '') => call(calls.redaktionAnmeldung, { token })

describe("With an account of the town's provider", () => {
  test('a person whose verified address has an account here signs in; at the first sign-in the owner gets a mail', async () => {
    const town = await townWithAnna()
    const { back } = await comeBack(town, 'anna')
    expect(back.origin + back.pathname).toBe(SITE + verwaltungAntwortPfad)
    const before = await newsOf(town)
    const { token } = await signInAs(town, 'anna')
    expect(await who(town, token)).toMatchObject({ email: EMAIL, rollen: ['Redaktion'] })
    const subjects = new Set(before.map(({ betreff }) => betreff))
    expect((await newsOf(town)).filter(({ betreff }) => !subjects.has(betreff))).toMatchObject([
      {
        an: EMAIL,
        betreff: 'Mit dem Konto der Verwaltung verbunden: Redaktion',
        text: expect.stringContaining('die Verbindung lösen'),
      },
    ])
    const { token: again } = await signInAs(town, 'anna')
    expect(again).not.toBe(token)
    expect(await newsOf(town)).toHaveLength(before.length + 1)
    expect(await rowsOf(town, 'identities')).toMatchObject([{ issuer: provider.issuer, subject: 'anna' }])
    const log = (await rowsOf(town, 'sign_ins')) as { what: string }[]
    expect(log.filter(({ what }) => what === 'verwaltung-verbunden')).toHaveLength(1)
  })

  test('signing out ends the session here only, and offers to sign out at the provider too', async () => {
    const town = await townWithAnna()
    const { token = '' } = await signInAs(town, 'anna')
    expect(await town.call(calls.redaktionAbmelden, { token })).toEqual({ verwaltung: true })
    await expect(who(town, token)).rejects.toMatchObject({ code: 'nicht-angemeldet' })
    expect(await town.call(calls.redaktionAbmelden, { token: await signIn(town, 'redaktion') })).toEqual({})
    const { adresse = '' } = await town.call(calls.redaktionLoginVerwaltungEnde, {})
    expect(adresse).toContain(`${provider.issuer}/`)
    expect(new URL(adresse).searchParams.get('post_logout_redirect_uri')).toBe(`${SITE}/redaktion/anmelden`)
  })

  test('an unknown person gets no account, and an account of another realm is not opened', async () => {
    const town = await townWithAnna()
    await withAccount(town, 'intranet', { email: 'bert@example.org' })
    await expect(signInAs(town, 'bert')).rejects.toMatchObject(NO_ACCOUNT)
    expect(await rowsOf(town, 'identities')).toEqual([])
    expect(town.warnings).toEqual([{ reason: expect.stringContaining('gibt es hier nicht') }])
  })

  test('an address that the provider has not verified opens nothing', async () => {
    const town = await townWithAnna()
    people['anna'] = { email: EMAIL, email_verified: false }
    await expect(signInAs(town, 'anna')).rejects.toMatchObject(NO_ACCOUNT)
  })

  test('only the binding counts: a new holder of the address gets no access, and the owner keeps access with a new address', async () => {
    const town = await townWithAnna()
    await signInAs(town, 'anna')
    people['bert'] = { email: EMAIL, email_verified: true }
    people['anna'] = { email: 'anna.neu@example.org', email_verified: false }
    await expect(signInAs(town, 'bert')).rejects.toMatchObject(NO_ACCOUNT)
    expect((await signInAs(town, 'anna')).token).toBeTruthy()
    // The binding lasts until an administrator removes it.
    await town.accounts.administration.unbind('redaktion', EMAIL)
    expect((await signInAs(town, 'bert')).token).toBeTruthy()
    await expect(signInAs(town, 'anna')).rejects.toMatchObject(NO_ACCOUNT)
    // The mail says that it was the administration, and does not warn of misuse.
    const told = (await newsOf(town)).find(({ betreff }) => betreff.startsWith('Verbindung gelöst'))
    expect(told?.text).toContain('von der Administration gelöst')
    expect(told?.text).not.toContain('Waren Sie das')
  })

  test('of two people who sign in to one account at the same moment only one is bound', async () => {
    const town = await townWithAnna()
    people['bert'] = { email: EMAIL, email_verified: true }
    const both = await Promise.all([comeBack(town, 'anna'), comeBack(town, 'bert')])
    const ended = await Promise.allSettled(both.map(one => finish(town, one.schluessel, one.antwort)))
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await rowsOf(town, 'identities')).toHaveLength(1)
  })

  test('a disabled account is refused, bound or not, and its sessions end', async () => {
    const town = await townWithAnna()
    await town.accounts.administration.disable('redaktion', EMAIL)
    await expect(signInAs(town, 'anna')).rejects.toMatchObject(NO_ACCOUNT)
    await town.accounts.administration.enable('redaktion', EMAIL)
    const { token } = await signInAs(town, 'anna')
    await town.accounts.administration.disable('redaktion', EMAIL)
    await expect(who(town, token)).rejects.toMatchObject({ code: 'nicht-angemeldet' })
    await expect(signInAs(town, 'anna')).rejects.toMatchObject(NO_ACCOUNT)
  })

  test('an invited owner signs in without choosing a password; a code app needs a password first', async () => {
    const town = await townOf()
    people['anna'] = { email: EMAIL, email_verified: true }
    await town.accounts.administration.create(anna('redaktion') as never, 'einladung')
    const { token } = await signInAs(town, 'anna')
    expect(await who(town, token)).not.toHaveProperty('pflicht')
    await expect(
      town.call(calls.redaktionTotpBeginn, { body: { passwort: 'x' }, token: token ?? '' }),
    ).rejects.toMatchObject({
      code: 'nicht-moeglich',
      message: expect.stringContaining('Einmalpasswort'),
    })
    expect((await mailsOf(town)).map(({ anlass }) => anlass)).toEqual(['einladung'])
  })
})

describe('The second factor', () => {
  /** Anna with a code app; each code is of a later time step. */
  async function townWithFactor(more: object = {}) {
    const town = await townWithAnna(more)
    const token = await signIn(town, 'redaktion')
    const { geheimnis } = await town.call(calls.redaktionTotpBeginn, { body: { passwort: PASSWORD }, token })
    const code = () => codeOf(geheimnis, stepAt(town.clock()))
    await town.call(calls.redaktionTotp, { body: { code: code() }, token })
    town.pass(60)
    return { town, code }
  }

  test('of the account is required; until it is shown nothing is bound', async () => {
    const { town, code } = await townWithFactor()
    const { token, vorgang = '', verfahren } = await signInAs(town, 'anna')
    expect([token, verfahren]).toEqual([undefined, ['code']])
    expect(await rowsOf(town, 'identities')).toEqual([])
    const body = { vorgang, code: code() }
    const { token: done } = await town.call(calls.redaktionLoginCode, { body, sender: SENDER })
    expect(await town.call(calls.redaktionAbmelden, { token: done })).toEqual({ verwaltung: true })
    expect(await rowsOf(town, 'identities')).toHaveLength(1)
  })

  test('is not required again if the provider reports it with one of the configured words', async () => {
    const { town } = await townWithFactor()
    people['anna'] = { email: EMAIL, email_verified: true, amr: ['pwd', 'otp'] }
    expect((await signInAs(town, 'anna')).token).toBeUndefined()
    people['anna'] = { email: EMAIL, email_verified: true, amr: ['pwd', 'mfa'] }
    expect((await signInAs(town, 'anna')).token).toBeTruthy()
  })

  test('that an administrator must have is a duty here, unless the provider reports it', async () => {
    const town = await townWithAnna({ roles: ['administration'] })
    expect(await who(town, (await signInAs(town, 'anna')).token)).toMatchObject({ pflicht: 'zweiter-faktor' })
    people['anna'] = { email: EMAIL, email_verified: true, amr: ['mfa'] }
    const shown = await who(town, (await signInAs(town, 'anna')).token)
    expect(shown).not.toHaveProperty('pflicht')
    expect(shown.rechte).toContain('konten-verwalten')
  })
})

describe('Attacks on the redirect', () => {
  test('a sign-in that began in one browser cannot be finished in another: key and state must belong together', async () => {
    const town = await townWithAnna()
    const mine = await comeBack(town, 'anna')
    const theirs = await begin(town)
    await expect(finish(town, theirs.schluessel, mine.antwort)).rejects.toMatchObject(FAILED)
    await expect(finish(town, 'x', mine.antwort)).rejects.toMatchObject({ code: 'link-abgelaufen' })
  })

  test.each([
    '',
    'state=x',
    'code=x',
    'code=a&code=b&state=x',
    'code=x&state=x&state=y',
    '%',
    'error=server_error',
  ])('nonsense (%s) opens nothing and gets a plain message', async antwort => {
    const town = await townWithAnna()
    const { schluessel } = await begin(town)
    await expect(finish(town, schluessel, antwort)).rejects.toMatchObject(FAILED)
  })

  test('an answer is accepted once, even if it is sent twice at the same moment, and the provider refuses a replayed code', async () => {
    const town = await townWithAnna()
    const { schluessel, antwort } = await comeBack(town, 'anna')
    const both = await Promise.allSettled([
      finish(town, schluessel, antwort),
      finish(town, schluessel, antwort),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(finish(town, schluessel, antwort)).rejects.toMatchObject({ code: 'link-abgelaufen' })
    const { schluessel: next, adresse } = await begin(town)
    const replayed = new URLSearchParams(antwort)
    replayed.set('state', new URL(adresse).searchParams.get('state') ?? '')
    await expect(finish(town, next, replayed.toString())).rejects.toMatchObject(FAILED)
  })

  test('after ten minutes the sign-in must begin anew', async () => {
    const town = await townWithAnna()
    const { schluessel, antwort } = await comeBack(town, 'anna')
    town.pass(601)
    await expect(finish(town, schluessel, antwort)).rejects.toMatchObject({ code: 'link-abgelaufen' })
  })

  test('a cancelled sign-in gets a message', async () => {
    const town = await townWithAnna()
    await expect(signInAs(town, '')).rejects.toMatchObject({
      message: expect.stringContaining('abgebrochen'),
    })
  })

  test('too many sign-ins of one sender must wait', async () => {
    const town = await townWithAnna()
    const all = await Promise.allSettled(Array.from({ length: 310 }, () => begin(town)))
    const refused = all.flatMap(one => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(new Set(refused)).toEqual(new Set(['zu-viele']))
    expect(refused).toHaveLength(10)
    expect(await rowsOf(town, 'single_use_keys')).toHaveLength(300)
  })
})

const hour = 3_600
const now = () => Math.floor(Date.now() / 1_000)
const lies: [string, Lie | (() => Lie)][] = [
  ['signed by nobody', { alg: 'none' }],
  ['signed with the secret instead of the key', { alg: 'HS256' }],
  ['signed by a foreign key', { isForeignKey: true }],
  ['for another website', { claims: { aud: 'andere' } }],
  ['for several, and not said for whom', { claims: { aud: ['website', 'andere'] } }],
  ['by another issuer', { claims: { iss: 'https://konto.example.org' } }],
  ['of another sign-in', { claims: { nonce: 'andere' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['that is over', () => ({ claims: { exp: now() - hour, iat: now() - 2 * hour } })],
  ['that is for later', () => ({ claims: { nbf: now() + hour } })],
  ['about nobody', { claims: { sub: undefined } }],
  ['about nobody in particular', { claims: { sub: '' } }],
]

describe('A lying provider', () => {
  async function lyingTown() {
    const liar = await openLyingProvider(CLIENT.clientSecret)
    onTestFinished(() => liar.close())
    const town = await townOf(liar.issuer)
    await withAccount(town, 'redaktion')
    return { liar, town }
  }

  test('is believed if its answer is true', async () => {
    const { liar, town } = await lyingTown()
    const { schluessel, adresse } = await begin(town)
    expect((await finish(town, schluessel, liar.answerTo(adresse))).token).toBeTruthy()
  })

  test.each(lies)('an answer %s opens nothing', async (_what, lie) => {
    const { liar, town } = await lyingTown()
    liar.lie(typeof lie === 'function' ? lie() : lie)
    const { schluessel, adresse } = await begin(town)
    await expect(finish(town, schluessel, liar.answerTo(adresse))).rejects.toMatchObject(FAILED)
    expect(await rowsOf(town, 'identities')).toEqual([])
    // The log has the reason, and no personal data.
    expect(JSON.stringify(town.warnings)).not.toContain(EMAIL)
    expect(town.warnings).toHaveLength(1)
  })

  test.each([{ iss: 'https://konto.example.org' }, { iss: '' }])(
    'a browser that comes from another provider (%j, mix-up) brings a code that is not sent to any provider',
    async more => {
      const { liar, town } = await lyingTown()
      const { schluessel, adresse } = await begin(town)
      await expect(finish(town, schluessel, liar.answerTo(adresse, more))).rejects.toMatchObject(FAILED)
      expect(liar.asked()).toBe(0)
    },
  )

  test.each([{ issuer: 'https://konto.example.org' }, { authorization_endpoint: undefined }])(
    'is refused if its metadata are wrong (%j)',
    async metadata => {
      const { liar, town } = await lyingTown()
      liar.lie({ metadata })
      await expect(begin(town)).rejects.toMatchObject(SILENT)
    },
  )
})

describe('A10: a session is confirmed at the provider', () => {
  const beginFresh = ({ call }: Town) =>
    call(calls.redaktionLoginVerwaltungBeginn, { body: { frisch: true }, sender: SENDER })
  const confirmedOf = async (town: Town, token = '') =>
    (await town.call(calls.redaktionBestaetigung, { token })).bestaetigt_bis

  test('A10: by a sign-in for which it asks again, for ten minutes; an ordinary sign-in confirms nothing', async () => {
    const town = await townWithAnna()
    const { token: ordinary } = await signInAs(town, 'anna')
    expect(await confirmedOf(town, ordinary)).toBeNull()
    const { schluessel, adresse } = await beginFresh(town)
    const asked = new URL(adresse).searchParams
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
    const back = await provider.signIn(adresse, 'anna')
    const { token } = await finish(town, schluessel, back.search.slice(1))
    expect(await confirmedOf(town, token)).not.toBeNull()
    town.pass(600)
    expect(await confirmedOf(town, token)).toBeNull()
  })

  test.each<[string, () => Record<string, unknown>, boolean]>([
    ['now', () => ({ auth_time: now() }), true],
    ['some seconds ago, as clocks differ', () => ({ auth_time: now() - 20 }), true],
    ['by a clock that is ahead', () => ({ auth_time: now() + 20 }), true],
    ['two minutes ago', () => ({ auth_time: now() - 120 }), false],
    ['this morning', () => ({ auth_time: now() - 4 * hour }), false],
    ['at the beginning of time', () => ({ auth_time: 0 }), false],
    ['at no time', () => ({ auth_time: undefined }), false],
    ['at a time that is none', () => ({ auth_time: 'now' }), false],
  ])('A10: the person signed in there %s', async (_when, claims, isRight) => {
    const liar = await openLyingProvider(CLIENT.clientSecret)
    onTestFinished(() => liar.close())
    const town = await townOf(liar.issuer)
    await withAccount(town, 'redaktion')
    liar.lie({ claims: claims() })
    const { schluessel, adresse } = await beginFresh(town)
    const ended = finish(town, schluessel, liar.answerTo(adresse))
    if (isRight) {
      const { token } = await ended
      return expect(await confirmedOf(town, token)).not.toBeNull()
    }
    await expect(ended).rejects.toMatchObject({ code: 'nicht-moeglich' })
    expect(await rowsOf(town, 'identities')).toEqual([])
  })

  test.each([{ auth_time: undefined }, { auth_time: 1 }])(
    'A10: a provider that cannot (%j) gets a plain message',
    async claims => {
      const liar = await openLyingProvider(CLIENT.clientSecret)
      onTestFinished(() => liar.close())
      const town = await townOf(liar.issuer)
      await withAccount(town, 'redaktion')
      liar.lie({ claims })
      const { schluessel, adresse } = await beginFresh(town)
      await expect(finish(town, schluessel, liar.answerTo(adresse))).rejects.toMatchObject({
        message: expect.stringContaining('nicht bestätigt, dass Sie sich gerade eben neu angemeldet haben'),
      })
    },
  )

  test('A10: time to type the password and the factor there is no delay', async () => {
    const town = await townWithAnna()
    const { schluessel, adresse } = await beginFresh(town)
    town.pass(500)
    const back = await provider.signIn(adresse, 'anna')
    const { token } = await finish(town, schluessel, back.search.slice(1))
    expect(await confirmedOf(town, token)).not.toBeNull()
  })
})

test('A sign-in that was begun before an update, in the form of that time, is one that took too long', async () => {
  const town = await townWithAnna()
  const { schluessel, antwort } = await comeBack(town, 'anna')
  await town.store.database.write(async db => {
    const keys = db.withTables<AccountTables>().updateTable('single_use_keys')
    await keys.set({ data: JSON.stringify({ state: 's', nonce: 'n', verifier: 'v' }) }).execute()
    return ok(undefined)
  })
  await expect(finish(town, schluessel, antwort)).rejects.toMatchObject({
    code: 'link-abgelaufen',
    message: expect.stringContaining('Bitte beginnen Sie noch einmal.'),
  })
  expect(await rowsOf(town, 'identities')).toEqual([])
})

test('While the provider is down, signing in by password works', async () => {
  const dead = await openIdentityProvider(SITE, people)
  const { issuer } = dead
  await dead.close()
  const town = await townOf(issuer)
  await withAccount(town, 'redaktion')
  await expect(begin(town)).rejects.toMatchObject(SILENT)
  expect(await signIn(town, 'redaktion')).toBeTruthy()
  expect(await town.call(calls.redaktionLoginVerwaltung, {})).toEqual({ name: 'Anmelden' })
  expect(town.warnings).toHaveLength(1)
})

test('A town without a provider offers no sign-in by one', async () => {
  const town = await accountTown()
  expect(await town.call(calls.redaktionLoginVerwaltung, {})).toEqual({})
  await expect(begin(town)).rejects.toMatchObject({ code: 'nicht-gefunden' })
  await expect(finish(town, 'x', 'code=x')).rejects.toMatchObject({ code: 'nicht-gefunden' })
})
