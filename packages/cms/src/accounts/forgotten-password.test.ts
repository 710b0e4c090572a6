import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import type { LimitTables } from '../limits/limits.ts'
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

describe('A-07: a forgotten password', () => {
  const forget = (town: Town, email = EMAIL, sender = SENDER) =>
    town.call(calls.raetePasswortVergessen, { body: { email }, sender })

  test('is reset by a link with the configured address, once and within an hour', async () => {
    const town = await accountTown()
    await withAccount(town, 'raete')
    const token = await signIn(town, 'raete')
    await forget(town)
    const [mail] = await mailsOf(town)
    expect(mail).toMatchObject({ an: EMAIL, betreff: 'Neues Passwort: Ratsinformationssystem' })
    expect(mail?.text).toContain('https://www.rebenau.example.org/raete/neues-passwort?schluessel=')
    const body = { schluessel: keyIn(mail?.text), neues_passwort: NEW_PASSWORD }
    const set = () => town.call(calls.raetePasswortNeu, { body })
    const outcomes = await Promise.allSettled([set(), set()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(set()).rejects.toMatchObject({ code: 'link-abgelaufen', status: 410 })
    await expect(town.call(calls.raeteAnmeldung, { token })).rejects.toMatchObject({ status: 401 })
    expect(await signIn(town, 'raete', { passwort: NEW_PASSWORD })).not.toBe('')
  })

  test('is not reset by a link that is too old, of another realm, or made up', async () => {
    const town = await accountTown()
    await withAccount(town, 'raete')
    await forget(town)
    const schluessel = keyIn((await mailsOf(town))[0]?.text)
    const refused = { code: 'link-abgelaufen' }
    const body = { schluessel, neues_passwort: NEW_PASSWORD }
    await expect(town.call(calls.intranetPasswortNeu, { body })).rejects.toMatchObject(refused)
    await expect(
      town.call(calls.raetePasswortNeu, { body: { ...body, schluessel: 'x' } }),
    ).rejects.toMatchObject(refused)
    town.pass(3_601)
    await expect(town.call(calls.raetePasswortNeu, { body })).rejects.toMatchObject(refused)
  })

  test('is reset for the owner of the link, whatever else the request contains', async () => {
    const town = await accountTown()
    await withAccount(town, 'raete')
    const other = { ...anna('raete'), email: 'bert@example.org' }
    await town.accounts.administration.create(other, 'einladung')
    const before = (await rowsOf(town, 'accounts')).find(({ email }) => email === other.email)
    await forget(town)
    const link = (await mailsOf(town)).find(({ an }) => an === EMAIL)
    const more = { id: before?.id, email: other.email, roles: ['administration'], realm: 'redaktion' }
    const body = { schluessel: keyIn(link?.text), neues_passwort: NEW_PASSWORD, ...more }
    await town.call(calls.raetePasswortNeu, { body })
    expect((await rowsOf(town, 'accounts')).find(({ email }) => email === other.email)).toEqual(before)
    expect(await signIn(town, 'raete', { passwort: NEW_PASSWORD })).not.toBe('')
  })

  test('does not reveal accounts: an unknown address gets the same answer, and no mail', async () => {
    const town = await accountTown()
    await withAccount(town, 'raete')
    expect(await forget(town, 'niemand@example.org')).toEqual(await forget(town))
    expect((await mailsOf(town)).map(({ an }) => an)).toEqual([EMAIL])
    expect(await rowsOf(town, 'single_use_keys')).toHaveLength(2)
  })

  test('cannot fill a mailbox: one mail in five minutes and six in a day, with the same answer for all', async () => {
    const town = await accountTown()
    await withAccount(town, 'raete')
    const flood = async () => {
      for (let time = 0; time < 20; time++) expect(await forget(town, EMAIL, `203.0.${time}.9`)).toEqual({})
      expect(await forget(town, EMAIL, '198.51.100.9')).toEqual({})
      return (await mailsOf(town)).length
    }
    expect(await flood()).toBe(1)
    const [mail] = await mailsOf(town)
    for (const count of [2, 3, 4, 5, 6, 6, 6]) {
      town.pass(301)
      expect(await flood()).toBe(count)
    }
    const body = { schluessel: keyIn(mail?.text), neues_passwort: NEW_PASSWORD }
    await expect(town.call(calls.raetePasswortNeu, { body })).resolves.toBeDefined()
    town.pass(24 * 3_600)
    expect(await flood()).toBe(7)
  })

  const requests = async (town: Town, many: number, from: (time: number) => string) => {
    for (let time = 0; time < many; time++) {
      expect(await forget(town, EMAIL, from(time))).toEqual({})
      town.pass(301)
    }
    return (await mailsOf(town)).filter(({ anlass }) => anlass === 'passwort-vergessen').length
  }

  test('cannot be blocked by strangers: one network gets two mails in a day, and the owner at home has their own limit', async () => {
    const town = await accountTown()
    await withAccount(town, 'raete')
    expect(await requests(town, 6, time => `198.51.100.${time}`)).toBe(2)
    expect(await requests(town, 1, () => '203.0.113.9')).toBe(3)
    expect(await requests(town, 20, time => `203.0.${time}.9`)).toBe(6)
    expect(await requests(town, 1, () => SENDER)).toBe(7)
    await forget(town, EMAIL, '203.0.99.9')
    expect(await requests(town, 9, () => SENDER)).toBe(10)
  })

  test('does not use up its limit while the account is disabled', async () => {
    const town = await accountTown()
    await withAccount(town, 'raete')
    await town.accounts.administration.disable('raete', EMAIL)
    expect(await requests(town, 9, time => `203.0.${time}.9`)).toBe(0)
    await town.accounts.administration.enable('raete', EMAIL)
    expect(await requests(town, 1, () => '198.51.100.9')).toBe(1)
  })

  test('writes as many limits for an address without an account as for one with an account', async () => {
    const town = await accountTown()
    await withAccount(town, 'raete')
    const limits = () =>
      town.store.database.read.withTables<LimitTables>().selectFrom('limits').selectAll().execute()
    const rows: number[] = []
    for (const email of [EMAIL, 'niemand@example.org', 'noch-niemand@example.org']) {
      const before = (await limits()).length
      await forget(town, email, `203.0.${rows.length}.9`)
      rows.push((await limits()).length - before)
    }
    expect(new Set(rows).size).toBe(1)
  })

  test('stores only the hash of its key', async () => {
    const town = await accountTown()
    await withAccount(town, 'raete')
    await forget(town)
    const key = keyIn((await mailsOf(town))[0]?.text)
    expect(key.length).toBeGreaterThan(40)
    expect(JSON.stringify(await rowsOf(town, 'single_use_keys'))).not.toContain(key)
  })
})

test('An invitation lets its owner choose the first password', async () => {
  const town = await accountTown()
  await town.accounts.administration.create(anna('intranet') as never, 'einladung')
  const [mail] = await mailsOf(town)
  expect(mail).toMatchObject({ an: EMAIL, betreff: 'Ihr Konto: Intranet', anlass: 'einladung' })
  const body = { schluessel: keyIn(mail?.text), neues_passwort: PASSWORD }
  await town.call(calls.intranetPasswortNeu, { body })
  const token = await signIn(town, 'intranet')
  expect(await town.call(calls.intranetAnmeldung, { token })).not.toHaveProperty('pflicht')
})
