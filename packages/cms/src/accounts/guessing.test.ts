import { createHook } from 'node:async_hooks'
import { calls } from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accountTown } from './testing/account-town.ts'
import {
  anna,
  EMAIL,
  keyIn,
  mailsOf,
  NEW_PASSWORD,
  PASSWORD,
  SENDER,
  signIn,
  type Town,
  withAccount,
  withAnna,
} from './testing/anna.ts'

describe('A-03: guessing', () => {
  const guess = (town: Town, sender: string, email = EMAIL) =>
    signIn(town, 'intranet', { email, passwort: 'falsch' }, sender).catch(
      (error: { code: string }) => error.code,
    )

  test('one password after the other must wait, and may go on after 15 minutes', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const codes = []
    for (let tried = 0; tried < 12; tried++) codes.push(await guess(town, '198.51.100.9'))
    expect(codes).toEqual([...Array<string>(10).fill('zugang-falsch'), 'zu-viele', 'zu-viele'])
    await expect(signIn(town, 'intranet', {}, '198.51.100.9')).rejects.toMatchObject({
      code: 'zu-viele',
      retryAfter: 900,
      message: 'Es gab zu viele Versuche. Bitte versuchen Sie es in 15 Minuten noch einmal.',
    })
    town.pass(901)
    expect(await signIn(town, 'intranet', {}, '198.51.100.9')).not.toBe('')
  })

  test('for many accounts from one connection must wait', async () => {
    const town = await accountTown()
    const codes = []
    for (let tried = 0; tried < 21; tried++)
      codes.push(await guess(town, '198.51.100.9', `konto${tried}@example.org`))
    expect(codes.filter(code => code === 'zugang-falsch')).toHaveLength(20)
    expect(codes.at(-1)).toBe('zu-viele')
  })

  const forget = (town: Town, email: string, sender: string) =>
    town.call(calls.intranetPasswortVergessen, { body: { email }, sender })

  test('in one realm does not block signing in to the others, nor do many requests for mails', async () => {
    const town = await accountTown()
    const editors = { roles: ['redaktion'], sections: ['/'] }
    await town.accounts.administration.createExamples(
      [anna('intranet'), anna('raete'), anna('redaktion', editors)] as never,
      PASSWORD,
    )
    const there = '198.51.100.9'
    for (let asked = 0; asked < 24; asked++)
      await forget(town, `konto${asked}@example.org`, there).catch(() => {})
    await expect(forget(town, EMAIL, there)).rejects.toMatchObject({ code: 'zu-viele' })
    for (let tried = 0; tried < 21; tried++) await guess(town, there, `konto${tried}@example.org`)
    expect(await guess(town, there)).toBe('zu-viele')
    for (const realm of ['raete', 'redaktion'] as const)
      expect(await signIn(town, realm, {}, there)).not.toBe('')
  })

  test('from the connection of the town hall does not block an owner who has signed in there', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    for (let asked = 0; asked < 24; asked++)
      await forget(town, `konto${asked}@example.org`, SENDER).catch(() => {})
    for (let tried = 0; tried < 30; tried++) await guess(town, SENDER, `konto${tried}@example.org`)
    expect(await guess(town, SENDER, 'konto99@example.org')).toBe('zu-viele')
    expect(await signIn(town, 'intranet')).not.toBe('')
    await expect(forget(town, EMAIL, SENDER)).resolves.toEqual({})
  })

  test("from twenty addresses in the owner's network does not block the owner; after 220 guesses the network is blocked", async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    for (let host = 10; host < 30; host++) await guess(town, `192.0.2.${host}`)
    expect(await signIn(town, 'intranet')).not.toBe('')
    for (let tried = 0; tried < 200; tried++) await guess(town, `192.0.2.${tried % 250}`)
    expect(await guess(town, '192.0.2.250')).toBe('zu-viele')
  })

  test('one account from everywhere blocks unknown places, but not the owner at a known place', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    for (let tried = 0; tried < 40; tried++) await guess(town, `203.0.${tried}.9`)
    expect(await guess(town, '198.51.100.9')).toBe('zu-viele')
    await expect(signIn(town, 'intranet', {}, '198.51.100.9')).rejects.toMatchObject({ code: 'zu-viele' })
    expect(await signIn(town, 'intranet')).not.toBe('')
  })

  test.each([
    [
      'a new one-time password',
      (town: Town) => town.accounts.administration.resetPassword('intranet', EMAIL),
    ],
    [
      'an account made free',
      async (town: Town) => {
        await town.accounts.administration.enable('intranet', EMAIL)
        return PASSWORD
      },
    ],
    [
      'a password set by mail',
      async (town: Town) => {
        await forget(town, EMAIL, '198.51.100.77')
        const body = { schluessel: keyIn((await mailsOf(town))[0]?.text), neues_passwort: NEW_PASSWORD }
        await town.call(calls.intranetPasswortNeu, { body })
        return NEW_PASSWORD
      },
    ],
  ])('no longer blocks the account after %s, but still blocks the network', async (_what, help) => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    for (let tried = 0; tried < 40; tried++) await guess(town, `203.0.${tried}.9`)
    for (let tried = 0; tried < 10; tried++) await guess(town, SENDER)
    for (let tried = 0; tried < 20; tried++) await guess(town, '203.0.113.9', `konto${tried}@example.org`)
    const passwort = await help(town)
    for (const sender of [SENDER, '198.51.100.9'])
      expect(await signIn(town, 'intranet', { passwort }, sender)).not.toBe('')
    await expect(signIn(town, 'intranet', { passwort }, '203.0.113.9')).rejects.toMatchObject({
      code: 'zu-viele',
    })
  })

  test("from the owner's connection does not block a signed-in session, which has ten tries of its own", async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const token = await signIn(town, 'intranet')
    for (let tried = 0; tried < 11; tried++) await guess(town, SENDER)
    expect(await guess(town, SENDER)).toBe('zu-viele')
    const change = (passwort: string) =>
      town.call(calls.intranetPasswort, {
        body: { passwort, neues_passwort: NEW_PASSWORD },
        token,
        sender: SENDER,
      })
    for (let tried = 0; tried < 9; tried++)
      await expect(change('falsch')).rejects.toMatchObject({ code: 'passwort-falsch' })
    await expect(change(PASSWORD)).resolves.toHaveProperty('token')
  })

  test('the password in a signed-in browser must wait after ten tries, and does not block signing in', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const token = await signIn(town, 'intranet')
    const body = { passwort: 'falsch', neues_passwort: NEW_PASSWORD }
    const change = () => town.call(calls.intranetPasswort, { body, token, sender: SENDER })
    for (let tried = 0; tried < 10; tried++)
      await expect(change()).rejects.toMatchObject({ code: 'passwort-falsch' })
    await expect(change()).rejects.toMatchObject({ code: 'zu-viele' })
    expect(await signIn(town, 'intranet')).not.toBe('')
  })

  test('by a crowd from everywhere does not block the owner at a known place', async () => {
    const town = await accountTown({ n: 12, r: 8, p: 1 })
    await withAccount(town, 'intranet')
    const crowd = Array.from({ length: 150 }, (_, number) =>
      guess(town, `203.0.${number}.9`, `konto${number}@example.org`),
    )
    await new Promise(resolve => setImmediate(resolve))
    expect(await signIn(town, 'intranet')).not.toBe('')
    await Promise.all(crowd)
  })

  test('a hundred times at the same moment lets at most ten guesses through', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    const codes = await Promise.all(Array.from({ length: 100 }, () => guess(town, '198.51.100.9')))
    expect(codes.filter(code => code === 'zugang-falsch').length).toBeLessThanOrEqual(10)
  })

  test('does not include successes: an owner can sign in a hundred times', async () => {
    const town = await accountTown()
    await withAccount(town, 'intranet')
    for (let time = 0; time < 100; time++) expect(await signIn(town, 'intranet')).not.toBe('')
  })
})

describe('A-02, S4: an answer costs the same work for every address', () => {
  const untold = (error: { code?: string; message?: string }) => `${error.code}: ${error.message}`

  /** Returns the answer, its database queries and the number of hashed passwords. */
  async function workOf({ town, asked }: Awaited<ReturnType<typeof watchedTown>>, email: string) {
    let hashes = 0
    const hook = createHook({ init: (_, type) => void (hashes += Number(type === 'SCRYPTREQUEST')) }).enable()
    asked.length = 0
    const answer = await signIn(town, 'intranet', { email, passwort: 'falsch' }).catch(untold)
    hook.disable()
    return { answer, hashes, asked: [...asked] }
  }

  test.each(['known', 'disabled', 'invited'] as const)('if the address is %s or unknown', async state => {
    const watched = await watchedTown()
    const { town } = watched
    await withAnna(town, state)
    const known = await workOf(watched, EMAIL)
    // The counters of one try expire before the next.
    town.pass(901)
    const unknown = await workOf(watched, 'niemand@example.org')
    expect(known).toEqual(unknown)
    expect(known.hashes).toBe(1)
    expect(known.asked.length).toBeGreaterThan(2)
  })

  test('for a forgotten password, whether the address has an account or not', async () => {
    const { town, asked } = await watchedTown()
    await town.accounts.administration.createExamples([anna('raete')], PASSWORD)
    const statements: string[][] = []
    for (const email of [EMAIL, 'niemand@example.org']) {
      asked.length = 0
      await town.call(calls.raetePasswortVergessen, { body: { email }, sender: SENDER })
      statements.push([...asked])
    }
    const [known, unknown] = statements
    expect(known?.length).toBeGreaterThan(5)
    expect(unknown).toEqual(known)
    expect((await mailsOf(town)).map(({ an }) => an)).toEqual([EMAIL])
  })

  /** A town that records the queries of its accounts, without values. */
  async function watchedTown() {
    const asked: string[] = []
    const town = await accountTown(undefined, database => {
      const watched = <Tables>(db: Kysely<Tables>): Kysely<Tables> =>
        db.withPlugin({
          transformQuery({ node, queryId }) {
            asked.push(db.getExecutor().compileQuery(node, queryId).sql)
            return node
          },
          transformResult: async ({ result }) => result,
        })
      return {
        ...database,
        read: watched(database.read),
        write: work => database.write(transaction => work(watched(transaction))),
      }
    })
    return { town, asked }
  }
})
