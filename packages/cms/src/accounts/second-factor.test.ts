import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { tablesOf } from './room.ts'
import { accountTown } from './testing/account-town.ts'
import {
  EMAIL,
  mailsOf,
  NEW_PASSWORD,
  PASSWORD,
  rowsOf,
  SENDER,
  signIn,
  type Town,
  withAccount,
} from './testing/anna.ts'
import { codeOf, stepAt } from './totp.ts'

describe('A second factor', () => {
  const admin = { roles: ['administration'], sections: ['/'] }

  async function withApp(town: Town) {
    await withAccount(town, 'redaktion', admin)
    const token = await signIn(town, 'redaktion')
    const { geheimnis } = await town.call(calls.redaktionTotpBeginn, { body: { passwort: PASSWORD }, token })
    const now = () => codeOf(geheimnis, stepAt(town.clock()))
    const { codes } = await town.call(calls.redaktionTotp, { body: { code: now() }, token })
    return { token, codes, now }
  }

  const login = (town: Town) =>
    town.call(calls.redaktionLogin, { body: { email: EMAIL, passwort: PASSWORD }, sender: SENDER })

  test('is the first duty of an administrator', async () => {
    const town = await accountTown()
    await withAccount(town, 'redaktion', admin)
    const token = await signIn(town, 'redaktion')
    await expect(town.call(calls.redaktionAnmeldung, { token })).resolves.toMatchObject({
      pflicht: 'zweiter-faktor',
      rechte: ['anmeldung', 'konto'],
    })
    await expect(town.call(calls.redaktionZweiterFaktor, { token })).resolves.toEqual({
      noetig: true,
      totp: false,
      passkeys: [],
      wiederherstellungscodes: 0,
    })
  })

  test('that is still missing does not stop work in the name of its owner', async () => {
    const town = await accountTown()
    await withAccount(town, 'redaktion', admin)
    const accounts = tablesOf(town.store.database.read).selectFrom('accounts').select('id')
    const { id } = await accounts.executeTakeFirstOrThrow()
    await expect(town.accounts.editorOf(id)).resolves.toMatchObject({
      roles: admin.roles,
      pflicht: undefined,
    })
  })

  test('is required at each log-in once it is set up; each code counts once', async () => {
    const town = await accountTown()
    const { token: first, now, codes } = await withApp(town)
    expect(codes).toHaveLength(10)
    await expect(town.call(calls.redaktionAnmeldung, { token: first })).resolves.not.toHaveProperty('pflicht')
    town.pass(60)
    const { vorgang = '', token, verfahren } = await login(town)
    expect([token, verfahren]).toEqual([undefined, ['code']])
    await expect(town.call(calls.redaktionAnmeldung, { token: vorgang })).rejects.toMatchObject({
      status: 401,
    })
    const code = now()
    const enter = (given: string, at = vorgang) =>
      town.call(calls.redaktionLoginCode, { body: { vorgang: at, code: given }, sender: SENDER })
    for (const wrong of ['000000', 'äöüäöü', '١٢٣٤٥٦'])
      await expect(enter(wrong)).rejects.toMatchObject({ code: 'code-falsch' })
    await expect(enter(code)).resolves.toHaveProperty('token')
    await expect(enter(code)).rejects.toMatchObject({ code: 'link-abgelaufen' })
    const again = await login(town)
    await expect(enter(code, again.vorgang)).rejects.toMatchObject({ code: 'code-falsch' })
  })

  test('cannot be bypassed: the key of a log-in under way sets no password', async () => {
    const town = await accountTown()
    await withApp(town)
    const { vorgang = '' } = await login(town)
    const body = { schluessel: vorgang, neues_passwort: NEW_PASSWORD }
    await expect(town.call(calls.redaktionPasswortNeu, { body })).rejects.toMatchObject({
      code: 'link-abgelaufen',
    })
  })

  test('can be a recovery code; each recovery code works once', async () => {
    const town = await accountTown()
    const { codes } = await withApp(town)
    const enter = async (code: string) =>
      town.call(calls.redaktionLoginCode, { body: { vorgang: (await login(town)).vorgang ?? '', code } })
    await expect(enter(codes[0]?.toLowerCase() ?? '')).resolves.toHaveProperty('token')
    await expect(enter(codes[0] ?? '')).rejects.toMatchObject({ code: 'code-falsch' })
    await expect(enter(codes[1] ?? '')).resolves.toHaveProperty('token')
  })

  test('cannot be guessed: after five wrong codes the right one must wait too, unless an administrator lifts the lock', async () => {
    const town = await accountTown()
    const { now } = await withApp(town)
    town.pass(60)
    const { vorgang = '' } = await login(town)
    const enter = (code: string) =>
      town.call(calls.redaktionLoginCode, { body: { vorgang, code }, sender: SENDER })
    for (let tried = 0; tried < 5; tried++) await enter('000000').catch(() => {})
    await expect(enter(now())).rejects.toMatchObject({ code: 'zu-viele' })
    await town.accounts.administration.enable('redaktion', EMAIL)
    await expect(enter(now())).resolves.toHaveProperty('token')
  })

  test('that an intruder with the password guesses does not block the owner, who gets one mail a day', async () => {
    const town = await accountTown()
    const { now } = await withApp(town)
    const guess = async (sender: string) => {
      const body = { email: EMAIL, passwort: PASSWORD }
      const { vorgang = '' } = await town.call(calls.redaktionLogin, { body, sender })
      const entered = town.call(calls.redaktionLoginCode, { body: { vorgang, code: '000000' }, sender })
      return entered.then(() => '').catch((error: { code: string }) => error.code)
    }
    const warnings = async () => (await mailsOf(town)).filter(({ anlass }) => anlass === 'falsche-codes')
    for (let net = 0; net < 4; net++) expect(await guess(`203.0.${net}.9`)).toBe('code-falsch')
    expect(await warnings()).toEqual([])
    for (let net = 4; net < 20; net++) await guess(`203.0.${net}.9`)
    expect(await guess('203.0.20.9')).toBe('zu-viele')
    const [warning, ...more] = await warnings()
    expect(more).toEqual([])
    expect(warning).toMatchObject({ an: EMAIL, betreff: 'Falsche Codes bei der Anmeldung: Redaktion' })
    expect(warning?.text).toContain('https://www.rebenau.example.org/redaktion/passwort-vergessen')
    const { vorgang = '' } = await login(town)
    town.pass(60)
    await expect(
      town.call(calls.redaktionLoginCode, { body: { vorgang, code: now() }, sender: SENDER }),
    ).resolves.toHaveProperty('token')
    town.pass(23 * 3_600)
    for (let net = 0; net < 9; net++) await guess(`203.0.${net}.9`)
    expect(await warnings()).toHaveLength(1)
    town.pass(2 * 3_600)
    for (let net = 0; net < 9; net++) await guess(`203.0.${net}.9`)
    expect(await warnings()).toHaveLength(2)
  })

  test('is refused more than five minutes after the password', async () => {
    const town = await accountTown()
    const { now } = await withApp(town)
    const { vorgang = '' } = await login(town)
    town.pass(301)
    await expect(
      town.call(calls.redaktionLoginCode, { body: { vorgang, code: now() } }),
    ).rejects.toMatchObject({ code: 'link-abgelaufen' })
  })

  test('is removed only with the password, and then the duty to have one is back', async () => {
    const town = await accountTown()
    const { token } = await withApp(town)
    await expect(
      town.call(calls.redaktionTotpEntfernen, { body: { passwort: 'falsch' }, token }),
    ).rejects.toMatchObject({ code: 'passwort-falsch' })
    await town.call(calls.redaktionTotpEntfernen, { body: { passwort: PASSWORD }, token })
    await expect(town.call(calls.redaktionAnmeldung, { token })).resolves.toMatchObject({
      pflicht: 'zweiter-faktor',
    })
    expect(await rowsOf(town, 'recovery_codes')).toEqual([])
  })

  test('that is lost can be removed by an administrator, which ends all sessions', async () => {
    const town = await accountTown()
    const { token } = await withApp(town)
    await town.accounts.administration.resetSecondFactor('redaktion', EMAIL)
    await expect(town.call(calls.redaktionAnmeldung, { token })).rejects.toMatchObject({ status: 401 })
    expect(await signIn(town, 'redaktion')).not.toBe('')
  })
})
