import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import type { OutboxTables } from '../outbox/tables.ts'
import { type Database, ok } from '../store/index.ts'
import type { AccountTables } from './tables.ts'
import { accountTown } from './testing/account-town.ts'
import { softPasskey } from './testing/soft-passkey.ts'
import { codeOf, stepAt } from './totp.ts'

/**
 * These tests place an event in the middle of a request to an account, or use keys and sessions from before
 * an event.
 */

const PASSWORD = 'vier Woerter ohne Sinn'
const NEW_PASSWORD = 'drei Steine im Bachbett'
const EMAIL = 'anna.beispiel@example.org'
const ORIGIN = 'https://www.rebenau.example.org'

/** A town with the account of Anna, in which an event can happen just before the n-th write of a request. */
async function townWithAnna() {
  let left = 0
  let event: () => Promise<unknown> = async () => {}
  const town = await accountTown(undefined, database => ({
    ...database,
    async write<T>(work: Parameters<typeof database.write<T>>[0]) {
      left -= 1
      if (left === 0) await event()
      return database.write(work)
    },
  }))
  const { administration } = town.accounts
  const anna = { realm: 'redaktion', email: EMAIL, vorname: 'Anna', nachname: 'Beispiel' } as const
  await administration.createExamples([{ ...anna, roles: ['administration'] }], PASSWORD)
  const body = { email: EMAIL, passwort: PASSWORD }
  const signIn = () => town.call(calls.redaktionLogin, { body })
  /** Returns, for each write of `ask` in turn, the result if the event happens right before it. */
  const whenever = async (happens: () => Promise<unknown>, prepare: () => Promise<Ask>) => {
    const told: string[] = []
    for (let at = 1; ; at++) {
      const ask = await prepare()
      event = happens
      left = at
      const outcome = await ask().then(
        () => 'getan',
        (error: { code: string }) => error.code,
      )
      const isOver = left > 0
      left = 0
      if (isOver) return told
      told.push(outcome)
    }
  }
  return { ...town, administration, signIn, whenever }
}

type Ask = () => Promise<unknown>
type Town = Awaited<ReturnType<typeof townWithAnna>>

const keyIn = (text = '') => /schluessel=([\w-]+)/.exec(text)?.[1] ?? ''

const asked = (database: Database) => database.read.withTables<AccountTables>()

/** Each request, prepared for a valid account. */
const asks: readonly [what: string, prepare: (town: Town) => Promise<Ask>][] = [
  ['a sign-in by password', async town => () => town.signIn()],
  [
    'a sign-in by a code',
    async town => {
      const { token } = await town.signIn()
      const { geheimnis } = await town.call(calls.redaktionTotpBeginn, {
        body: { passwort: PASSWORD },
        token,
      })
      const now = () => codeOf(geheimnis, stepAt(town.clock()))
      await town.call(calls.redaktionTotp, { body: { code: now() }, token })
      town.pass(60)
      const { vorgang = '' } = await town.signIn()
      return () => town.call(calls.redaktionLoginCode, { body: { vorgang, code: now() } })
    },
  ],
  [
    'a sign-in by a passkey',
    async town => {
      const device = await withPasskey(town)
      const { vorgang, optionen } = await town.call(calls.redaktionLoginPasskeyBeginn, {})
      const body = { vorgang, antwort: device.get(optionen) }
      return () => town.call(calls.redaktionLoginPasskey, { body })
    },
  ],
  [
    'a change of the password',
    async town => {
      const { token } = await town.signIn()
      const body = { passwort: PASSWORD, neues_passwort: NEW_PASSWORD }
      return () => town.call(calls.redaktionPasswort, { body, token })
    },
  ],
]

async function withPasskey(town: Town) {
  const device = softPasskey({ origin: ORIGIN })
  const { token } = await town.signIn()
  const { vorgang, optionen } = await town.call(calls.redaktionPasskeyBeginn, {
    body: { passwort: PASSWORD },
    token,
  })
  const body = { vorgang, name: 'Dienstrechner', antwort: device.create(optionen) }
  await town.call(calls.redaktionPasskey, { body, token })
  return device
}

/** Disables the account but keeps its open keys: the missing keys must not be the only obstacle. */
async function disableOnly({ administration, store: { database } }: Town) {
  const keys = (await asked(database).selectFrom('single_use_keys').selectAll().execute()).filter(
    ({ account_id }) => account_id !== null,
  )
  await administration.disable('redaktion', EMAIL)
  if (keys.length === 0) return
  await database.write(async transaction =>
    ok(await transaction.withTables<AccountTables>().insertInto('single_use_keys').values(keys).execute()),
  )
}

/** Enables the account, removes its second factor, and returns the hash of its password. */
const afresh = async ({ administration, store: { database } }: Town) => {
  await administration.enable('redaktion', EMAIL)
  await administration.resetSecondFactor('redaktion', EMAIL)
  const [anna] = await asked(database).selectFrom('accounts').selectAll().execute()
  return { password: anna?.password ?? '' }
}

describe.each(asks)('During %s', (_what, prepare) => {
  test('an account that is disabled meanwhile is refused', async () => {
    const town = await townWithAnna()
    const told = await town.whenever(
      () => disableOnly(town),
      async () => {
        await afresh(town)
        return prepare(town)
      },
    )
    expect(told.length).toBeGreaterThan(0)
    expect(told).not.toContain('getan')
  })
})

test('If a password is reset during a sign-in, the old password is refused', async () => {
  const town = await townWithAnna()
  const { password } = await afresh(town)
  const told = await town.whenever(
    () => town.administration.resetPassword('redaktion', EMAIL),
    async () => {
      await town.store.database.write(async transaction => {
        const db = transaction.withTables<AccountTables>()
        return ok(await db.updateTable('accounts').set({ password }).execute())
      })
      return town.signIn
    },
  )
  expect(told).toEqual(told.map(() => 'zugang-falsch'))
  expect(told.length).toBeGreaterThan(1)
})

test('If a passkey answers two challenges at once, the lower counter is refused', async () => {
  const town = await townWithAnna()
  const device = await withPasskey(town)
  const answered = async () => {
    const { vorgang, optionen } = await town.call(calls.redaktionLoginPasskeyBeginn, {})
    const body = { vorgang, antwort: device.get(optionen) }
    return () => town.call(calls.redaktionLoginPasskey, { body })
  }
  const told = await town.whenever(async () => (await answered())(), answered)
  expect(told).toEqual(['code-falsch'])
})

test('A session that remained when an account was disabled does not come back when it is enabled', async () => {
  const { administration, call, signIn, store } = await townWithAnna()
  const { token } = await signIn()
  const sessions = await asked(store.database).selectFrom('sessions').selectAll().execute()
  await administration.disable('redaktion', EMAIL)
  await store.database.write(async transaction =>
    ok(await transaction.withTables<AccountTables>().insertInto('sessions').values(sessions).execute()),
  )
  await administration.enable('redaktion', EMAIL)
  await expect(call(calls.redaktionAnmeldung, { token: token ?? '' })).rejects.toMatchObject({ status: 401 })
  const { token: again = '' } = await signIn()
  // Enabling an account that is not disabled ends nothing.
  await administration.enable('redaktion', EMAIL)
  await expect(call(calls.redaktionAnmeldung, { token: again })).resolves.toBeDefined()
})

test('A link for a new password from before an account was disabled is refused, and no new link is sent until it is enabled', async () => {
  const town = await townWithAnna()
  const { administration, call, pass, store } = town
  const forget = () => call(calls.redaktionPasswortVergessen, { body: { email: EMAIL } })
  await forget()
  const mails = () =>
    store.database.read.withTables<OutboxTables>().selectFrom('mails').select('text').execute()
  const schluessel = keyIn((await mails())[0]?.text)
  await disableOnly(town)
  const set = () => call(calls.redaktionPasswortNeu, { body: { schluessel, neues_passwort: NEW_PASSWORD } })
  const before = await asked(store.database).selectFrom('accounts').selectAll().execute()
  await expect(set()).rejects.toMatchObject({ code: 'link-abgelaufen' })
  expect(await asked(store.database).selectFrom('accounts').selectAll().execute()).toEqual(before)
  pass(600)
  await forget()
  expect(await mails()).toHaveLength(1)
  await administration.enable('redaktion', EMAIL)
  pass(600)
  await forget()
  expect(await mails()).toHaveLength(2)
})

test('A link for a new password from before its owner changed it is refused', async () => {
  const { call, signIn, store } = await townWithAnna()
  await call(calls.redaktionPasswortVergessen, { body: { email: EMAIL } })
  const mails = store.database.read.withTables<OutboxTables>().selectFrom('mails').select('text')
  const schluessel = keyIn((await mails.executeTakeFirst())?.text)
  const { token = '' } = await signIn()
  const body = { passwort: PASSWORD, neues_passwort: NEW_PASSWORD }
  await call(calls.redaktionPasswort, { body, token })
  await expect(
    call(calls.redaktionPasswortNeu, { body: { schluessel, neues_passwort: 'sieben Raben am Hang' } }),
  ).rejects.toMatchObject({ code: 'link-abgelaufen' })
})

test('A disabled account gets no invitation', async () => {
  const { administration, store } = await townWithAnna()
  const bert = {
    realm: 'intranet',
    email: 'bert@example.org',
    vorname: 'Bert',
    nachname: 'Beispiel',
  } as const
  await administration.create(bert, 'einladung')
  await administration.disable('intranet', bert.email)
  const before = await asked(store.database).selectFrom('single_use_keys').selectAll().execute()
  await expect(administration.invite('intranet', bert.email)).rejects.toThrow(
    'bert@example.org ist gesperrt.',
  )
  expect(await asked(store.database).selectFrom('single_use_keys').selectAll().execute()).toEqual(before)
})
