import { type Call, type CmsError, calls, cmsInProcess } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { describe, expect, test } from 'vitest'
import { CONFIRMED_SECONDS, confirmedUntil } from './confirm.ts'
import { accountTown } from './testing/account-town.ts'
import { EMAIL, PASSWORD, SENDER, signIn, type Town, withAccount } from './testing/anna.ts'
import { softPasskey } from './testing/soft-passkey.ts'
import { codeOf, stepAt } from './totp.ts'

const ORIGIN = 'https://www.rebenau.example.org'

/** An administrator with a code app, freshly signed in; the answers of other rooms come from examples. */
async function administrator() {
  const town = await accountTown()
  await withAccount(town, 'redaktion', { roles: ['administration'], sections: ['/'] })
  const token = await signIn(town, 'redaktion')
  const { geheimnis } = await town.call(calls.redaktionTotpBeginn, { body: { passwort: PASSWORD }, token })
  const code = () => codeOf(geheimnis, stepAt(town.clock()))
  const { codes } = await town.call(calls.redaktionTotp, { body: { code: code() }, token })
  const everything = cmsInProcess(fakeCms(), town.accounts.identify)
  const take = (call: Call, by = token) =>
    everything.call(call as never, { query: {}, ...call.examples[0], token: by } as never).then(
      () => 'taken',
      (error: CmsError) => error.code,
    )
  const confirm = (body: object, by = token) =>
    town.call(calls.redaktionBestaetigen, { body, token: by, sender: SENDER } as never).then(
      () => 'confirmed',
      (error: CmsError) => error.code,
    )
  return { town, token, code, codes, take, confirm }
}

const sensitive = (Object.values(calls) as Call[]).filter(({ confirmed }) => confirmed)

describe('A10: sensitive steps ask a signed-in administrator again', () => {
  test('A10: these calls are sensitive: whatever gives access, and the whole town as a file', () => {
    expect(sensitive.map(({ name }) => name).toSorted()).toEqual([
      'redaktionAusfuhrBeginnen',
      'redaktionAusfuhrDatei',
      'redaktionKontoAendern',
      'redaktionKontoAnlegen',
      'redaktionKontoFreigeben',
      'redaktionKontoPerson',
      'redaktionKontoVerbindungLoesen',
      'redaktionKontoZweiterFaktor',
    ])
  })

  test('A10: a fresh sign-in takes none of them; the password opens all of them for ten minutes', async () => {
    const { town, take, confirm } = await administrator()
    for (const call of sensitive) expect(await take(call), call.name).toBe('bestaetigung-noetig')
    expect(await take(calls.redaktionKonten as never)).toBe('taken')
    expect(await confirm({ passwort: PASSWORD })).toBe('confirmed')
    for (const call of sensitive) expect(await take(call), call.name).toBe('taken')
    town.pass(CONFIRMED_SECONDS)
    for (const call of sensitive) expect(await take(call), call.name).toBe('bestaetigung-noetig')
  })

  test('A10: another session of the same account stays unconfirmed', async () => {
    const { town, take, confirm, code } = await administrator()
    town.pass(60)
    const body = { email: EMAIL, passwort: PASSWORD }
    const { vorgang = '' } = await town.call(calls.redaktionLogin, { body, sender: SENDER })
    const { token: other } = await town.call(calls.redaktionLoginCode, {
      body: { vorgang, code: code() },
    })
    expect(await confirm({ passwort: PASSWORD })).toBe('confirmed')
    expect(await take(calls.redaktionKontoAendern as never, other)).toBe('bestaetigung-noetig')
  })

  test('A10: wrong passwords confirm nothing and are limited; the right one is then refused too', async () => {
    const { take, confirm, town } = await administrator()
    expect(await confirm({ passwort: 'nicht mein Passwort' })).toBe('passwort-falsch')
    expect(await take(calls.redaktionKontoAendern as never)).toBe('bestaetigung-noetig')
    for (let attempt = 0; attempt < 99; attempt++)
      await confirm({ passwort: `${attempt} nicht mein Passwort` })
    expect(await confirm({ passwort: PASSWORD })).toBe('zu-viele')
    town.pass(16 * 60)
    expect(await confirm({ passwort: PASSWORD })).toBe('confirmed')
  })

  test('A10: a code of the app confirms once, and a recovery code too', async () => {
    const { town, take, confirm, code, codes } = await administrator()
    town.pass(60)
    expect(await confirm({ code: '000000' })).toBe('code-falsch')
    const now = code()
    expect(await confirm({ code: now })).toBe('confirmed')
    expect(await take(calls.redaktionKontoAendern as never)).toBe('taken')
    expect(await confirm({ code: now })).toBe('code-falsch')
    expect(await confirm({ code: codes[0] })).toBe('confirmed')
    expect(await confirm({ code: codes[0] })).toBe('code-falsch')
  })

  test('A10: a passkey confirms for its own account and challenge only', async () => {
    const { town, token, take, confirm } = await administrator()
    const device = softPasskey({ origin: ORIGIN })
    const begun = await town.call(calls.redaktionPasskeyBeginn, { body: { passwort: PASSWORD }, token })
    const antwort = device.create(begun.optionen)
    const body = { vorgang: begun.vorgang, name: 'Dienstrechner', antwort }
    await town.call(calls.redaktionPasskey, { body, token })
    const ask = () => town.call(calls.redaktionBestaetigungPasskey, { token })
    const one = await ask()
    const answer = device.get(one.optionen)
    const other = await ask()
    expect(await confirm({ passkey: { vorgang: other.vorgang, antwort: answer } })).toBe('code-falsch')
    expect(await take(calls.redaktionKontoAendern as never)).toBe('bestaetigung-noetig')
    expect(await confirm({ passkey: { vorgang: one.vorgang, antwort: answer } })).toBe('confirmed')
    expect(await take(calls.redaktionKontoAendern as never)).toBe('taken')
    expect(await confirm({ passkey: { vorgang: one.vorgang, antwort: answer } })).toBe('link-abgelaufen')
    await expect(town.call(calls.redaktionBestaetigung, { token })).resolves.toMatchObject({
      wege: ['passwort', 'passkey', 'code'],
    })
  })

  test('A10: a key for a program is made in a confirmed session, or with the password beside it', async () => {
    const { town, token } = await administrator()
    const make = async (proof = {}) => {
      const who = (await town.accounts.identify('redaktion', token)) as never
      const given = { name: 'P', rights: ['inhalte-lesen'], sections: ['/'], lastDay: '2027-01-31' } as const
      return town.accounts.programs.make(who, given, { token, sender: SENDER, ...proof }).then(
        () => 'made',
        (error: CmsError) => error.code,
      )
    }
    expect(await make()).toBe('bestaetigung-noetig')
    expect(await make({ passwort: 'nicht mein Passwort' })).toBe('passwort-falsch')
    expect(await make({ passwort: PASSWORD })).toBe('made')
    await confirmBy(town, token)
    expect(await make()).toBe('made')
  })
})

const confirmBy = (town: Town, token: string) =>
  town.call(calls.redaktionBestaetigen, { body: { passwort: PASSWORD }, token })

test.each([
  ['never confirmed', undefined, undefined],
  ['confirmed a minute ago', '2026-11-20T11:59:00.000Z', '2026-11-20T12:09:00.000Z'],
  ['confirmed ten minutes ago', '2026-11-20T11:50:00.000Z', undefined],
])('A10: a session that was %s is confirmed until the right moment', (_, confirmedAt, until) => {
  expect(confirmedUntil({ confirmedAt }, new Date('2026-11-20T12:00:00.000Z'))).toBe(until)
})
