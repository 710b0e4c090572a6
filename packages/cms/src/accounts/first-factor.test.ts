import { type CmsError, calls } from '@rathausplatz/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountTown } from './testing/account-town.ts'
import {
  anna,
  EMAIL,
  keyIn,
  mailsOf,
  NEW_PASSWORD,
  PASSWORD,
  rowsOf,
  SENDER,
  signIn,
  type Town,
  withAccount,
} from './testing/anna.ts'
import { CLIENT, openIdentityProvider, type PersonThere } from './testing/identity-provider.ts'
import { softPasskey } from './testing/soft-passkey.ts'
import { codeOf, stepAt } from './totp.ts'

const SITE = 'https://www.rebenau.example.org'
const people: Record<string, PersonThere> = {}
let provider: Awaited<ReturnType<typeof openIdentityProvider>>
beforeAll(async () => {
  provider = await openIdentityProvider(SITE, people)
})
afterAll(() => provider.close())
beforeEach(() => {
  people['anna'] = { email: EMAIL, email_verified: true, amr: ['mfa'] }
})

const ADMIN = { roles: ['administration'], sections: ['/'] }

type Words = readonly string[] | undefined
const townOf = (factorWords: Words) =>
  accountTown(
    undefined,
    undefined,
    undefined,
    factorWords && { issuer: provider.issuer, ...CLIENT, name: 'Anmelden', factorWords },
  )

async function signInByProvider(town: Town, amr: string[] = ['mfa']): Promise<string> {
  people['anna'] = { email: EMAIL, email_verified: true, amr }
  const { schluessel, adresse } = await town.call(calls.redaktionLoginVerwaltungBeginn, {
    body: {},
    sender: SENDER,
  })
  const back = await provider.signIn(adresse, 'anna')
  const body = { schluessel, antwort: back.search.slice(1) }
  const { token = '' } = await town.call(calls.redaktionLoginVerwaltungAntwort, { body, sender: SENDER })
  return token
}

async function askForMail(town: Town) {
  town.pass(301)
  await town.call(calls.redaktionPasswortVergessen, { body: { email: EMAIL }, sender: SENDER })
  return (await mailsOf(town)).findLast(({ anlass }) => anlass === 'passwort-vergessen')
}
const setBy = (town: Town, text: string | undefined, neues_passwort = NEW_PASSWORD) =>
  town.call(calls.redaktionPasswortNeu, { body: { schluessel: keyIn(text), neues_passwort } })

async function resetByMail(town: Town): Promise<string> {
  await setBy(town, (await askForMail(town))?.text)
  return NEW_PASSWORD
}
async function oneTimePassword(town: Town): Promise<string> {
  const passwort = await town.accounts.administration.resetPassword('redaktion', EMAIL)
  return choose(town, passwort, 'ein Kahn auf dem Altrhein')
}
async function choose(town: Town, passwort: string, neues_passwort: string): Promise<string> {
  const token = await signIn(town, 'redaktion', { passwort })
  await town.call(calls.redaktionPasswort, { body: { passwort, neues_passwort }, token, sender: SENDER })
  return neues_passwort
}

/** Tries to set up each kind of first factor. */
async function enrol(town: Town, token: string, passwort: string) {
  const outcome = (asked: Promise<unknown>) =>
    asked.then(
      () => 'yes',
      (error: CmsError) => `${error.code}: ${error.message}`,
    )
  const app = await outcome(town.call(calls.redaktionTotpBeginn, { body: { passwort }, token }))
  const passkey = await outcome(town.call(calls.redaktionPasskeyBeginn, { body: { passwort }, token }))
  expect(passkey).toBe(app)
  return app
}

async function invited(town: Town): Promise<string> {
  await town.accounts.administration.create(anna('redaktion', ADMIN) as never, 'einladung')
  await setBy(town, (await mailsOf(town)).at(-1)?.text, PASSWORD)
  return PASSWORD
}

const NO = /^nicht-moeglich: .*Administration der Website ein Einmalpasswort/
const MFA = ['mfa']

type Case = [
  state: string,
  words: Words,
  (town: Town) => Promise<{ passwort: string; token?: string }>,
  may: boolean,
]
const cases: Case[] = [
  [
    'a one-time password',
    undefined,
    async town => (await withAccount(town, 'redaktion', ADMIN), { passwort: PASSWORD }),
    true,
  ],
  ['an invitation', undefined, async town => ({ passwort: await invited(town) }), true],
  [
    'a mail',
    undefined,
    async town => {
      await withAccount(town, 'redaktion', ADMIN)
      return { passwort: await resetByMail(town) }
    },
    false,
  ],
  [
    'a mail, and changed since',
    undefined,
    async town => {
      await withAccount(town, 'redaktion', ADMIN)
      return { passwort: await choose(town, await resetByMail(town), 'ein Kahn auf dem Altrhein') }
    },
    false,
  ],
  [
    'a mail, and then a one-time password',
    undefined,
    async town => {
      await withAccount(town, 'redaktion', ADMIN)
      await resetByMail(town)
      return { passwort: await oneTimePassword(town) }
    },
    true,
  ],
  [
    'a mail while an invitation is open',
    undefined,
    async town => {
      await town.accounts.administration.create(anna('redaktion', ADMIN) as never, 'einladung')
      return { passwort: await resetByMail(town) }
    },
    false,
  ],
  [
    'a mail, at a provider that vouches for no factor',
    [],
    async town => {
      await withAccount(town, 'redaktion', ADMIN)
      await signInByProvider(town)
      return { passwort: await resetByMail(town) }
    },
    false,
  ],
  [
    'a one-time password before the account was bound to a provider with factors',
    MFA,
    async town => {
      await withAccount(town, 'redaktion', ADMIN)
      await signInByProvider(town)
      return { passwort: PASSWORD }
    },
    false,
  ],
  [
    'a one-time password after that',
    MFA,
    async town => {
      await withAccount(town, 'redaktion', ADMIN)
      await signInByProvider(town)
      return { passwort: await oneTimePassword(town) }
    },
    true,
  ],
  [
    'before that, in a session in which the provider vouched for the factor',
    MFA,
    async town => {
      await withAccount(town, 'redaktion', ADMIN)
      return { passwort: PASSWORD, token: await signInByProvider(town) }
    },
    true,
  ],
  [
    'before that, in a session of the provider without a factor',
    MFA,
    async town => {
      await withAccount(town, 'redaktion', ADMIN)
      return { passwort: PASSWORD, token: await signInByProvider(town, ['pwd']) }
    },
    false,
  ],
  [
    'a mail before the account was bound, in a session in which the provider vouched',
    MFA,
    async town => {
      await withAccount(town, 'redaktion', ADMIN)
      return { passwort: await resetByMail(town), token: await signInByProvider(town) }
    },
    true,
  ],
  [
    'a mail, of an editor without that duty',
    undefined,
    async town => {
      await withAccount(town, 'redaktion')
      return { passwort: await resetByMail(town) }
    },
    true,
  ],
]

describe('A10: the first factor of an account that must have one', () => {
  test.each(cases)('A10: with a password from %s', async (_state, words, prepare, may) => {
    const town = await townOf(words)
    const { passwort, token } = await prepare(town)
    const told = await enrol(town, token ?? (await signIn(town, 'redaktion', { passwort })), passwort)
    if (may) expect(told).toBe('yes')
    else expect(told).toMatch(NO)
  })

  test('A10: that was begun before the account got the duty is not confirmed after it', async () => {
    const town = await townOf(undefined)
    await withAccount(town, 'redaktion')
    const passwort = await resetByMail(town)
    const before = await signIn(town, 'redaktion', { passwort })
    const { geheimnis } = await town.call(calls.redaktionTotpBeginn, { body: { passwort }, token: before })
    await town.accounts.administration.setRights('redaktion', EMAIL, ADMIN)
    const token = await signIn(town, 'redaktion', { passwort })
    const body = { code: codeOf(geheimnis, stepAt(town.clock())) }
    await expect(town.call(calls.redaktionTotp, { body, token })).rejects.toMatchObject({
      code: 'nicht-moeglich',
    })
    expect(await rowsOf(town, 'accounts')).toMatchObject([{ second_factor: 0 }])
  })

  test('A10: that has a factor may replace it after a mail, once it has shown it', async () => {
    const town = await townOf(undefined)
    await withAccount(town, 'redaktion', ADMIN)
    const first = await signIn(town, 'redaktion')
    const { geheimnis } = await town.call(calls.redaktionTotpBeginn, {
      body: { passwort: PASSWORD },
      token: first,
    })
    const code = () => codeOf(geheimnis, stepAt(town.clock()))
    await town.call(calls.redaktionTotp, { body: { code: code() }, token: first })
    const passwort = await resetByMail(town)
    const { vorgang = '' } = await town.call(calls.redaktionLogin, { body: { email: EMAIL, passwort } })
    const { token } = await town.call(calls.redaktionLoginCode, { body: { vorgang, code: code() } })
    await town.call(calls.redaktionTotpEntfernen, { body: { passwort }, token })
    expect(await enrol(town, token, passwort)).toBe('yes')
    // Without the factor that the administration removed, it is worth less again.
    await town.accounts.administration.resetSecondFactor('redaktion', EMAIL)
    expect(await rowsOf(town, 'accounts')).toMatchObject([{ password_from: null }])
  })

  test('A10: that shows a passkey does not make a password from a mail worth more', async () => {
    const town = await townOf(undefined)
    await withAccount(town, 'redaktion', ADMIN)
    const first = await signIn(town, 'redaktion')
    const device = softPasskey({ origin: SITE })
    const body = { passwort: PASSWORD }
    const { vorgang, optionen } = await town.call(calls.redaktionPasskeyBeginn, { body, token: first })
    const made = { vorgang, name: 'A', antwort: device.create(optionen) }
    await town.call(calls.redaktionPasskey, { body: made, token: first })
    await resetByMail(town)
    const asked = await town.call(calls.redaktionLoginPasskeyBeginn, {})
    const answer = { vorgang: asked.vorgang, antwort: device.get(asked.optionen) }
    await town.call(calls.redaktionLoginPasskey, { body: answer })
    expect(await rowsOf(town, 'accounts')).toMatchObject([{ password_from: 'mail' }])
  })
})

describe('A10: a mail for a new password', () => {
  const bound = async (words: Words, more: object = {}) => {
    const town = await townOf(words)
    await withAccount(town, 'redaktion', more)
    await signInByProvider(town)
    return town
  }

  test('A10: leads to none for an account whose factor is at the provider, and says what to do', async () => {
    const town = await bound(MFA)
    const mail = await askForMail(town)
    expect(mail?.text).toContain(`${SITE}/redaktion/anmelden`)
    expect(mail?.text).toContain('Administration der Website ein Einmalpasswort')
    expect(mail?.text).not.toContain('schluessel=')
    expect(await rowsOf(town, 'single_use_keys')).toMatchObject([{ account_id: null }])
  })

  test.each<[string, Words]>([['the provider vouches for no factor', []]])(
    'A10: leads to one where %s',
    async (_what, words) => {
      const town = await bound(words)
      expect(await resetByMail(town)).toBe(NEW_PASSWORD)
      expect(await signIn(town, 'redaktion', { passwort: NEW_PASSWORD })).toBeTruthy()
    },
  )

  test('A10: leads to one where the account has a factor here, which is asked for then', async () => {
    const town = await bound(MFA)
    const token = await signIn(town, 'redaktion')
    const { geheimnis } = await town.call(calls.redaktionTotpBeginn, { body: { passwort: PASSWORD }, token })
    await town.call(calls.redaktionTotp, { body: { code: codeOf(geheimnis, stepAt(town.clock())) }, token })
    await resetByMail(town)
    const body = { email: EMAIL, passwort: NEW_PASSWORD }
    expect(await town.call(calls.redaktionLogin, { body })).toMatchObject({ verfahren: ['code'] })
  })

  test('A10: that was sent before the account was bound leads to none after it; nor does an invitation', async () => {
    const town = await townOf(MFA)
    await town.accounts.administration.create(anna('redaktion') as never, 'einladung')
    const invitation = (await mailsOf(town)).at(-1)?.text
    const reset = (await askForMail(town))?.text
    await signInByProvider(town)
    for (const text of [invitation, reset])
      await expect(setBy(town, text)).rejects.toMatchObject({ code: 'link-abgelaufen' })
    expect(await rowsOf(town, 'accounts')).toMatchObject([{ password: null }])
  })

  test('A10: a new invitation by the administration leads to a password again', async () => {
    const town = await townOf(MFA)
    await town.accounts.administration.create(anna('redaktion', ADMIN) as never, 'einladung')
    await signInByProvider(town)
    town.pass(60)
    await town.accounts.administration.invite('redaktion', EMAIL)
    await setBy(town, (await mailsOf(town)).findLast(({ anlass }) => anlass === 'einladung')?.text)
    const token = await signIn(town, 'redaktion', { passwort: NEW_PASSWORD })
    expect(await enrol(town, token, NEW_PASSWORD)).toBe('yes')
  })
})
