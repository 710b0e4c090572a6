import { calls } from '@rathausplatz/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutboxTables } from '../outbox/tables.ts'
import { ok } from '../store/index.ts'
import type { AccountTables } from './tables.ts'
import { accountTown } from './testing/account-town.ts'
import { softPasskey } from './testing/soft-passkey.ts'
import { accountUpkeep } from './upkeep.ts'

const ORIGIN = 'https://www.rebenau.example.org'
const PASSWORD = 'vier Woerter ohne Sinn'
const EMAIL = 'anna.beispiel@example.org'
const editor = (email = EMAIL) =>
  ({ realm: 'redaktion', email, vorname: 'Anna', nachname: 'Beispiel', roles: ['administration'] }) as const

/** Node warns once per process, so this records from the first test on. */
const warnings: Error[] = []
const note = (warning: Error) => void warnings.push(warning)
beforeAll(() => void process.on('warning', note))
afterAll(() => void process.off('warning', note))

type Town = Awaited<ReturnType<typeof accountTown>>

/** A town with an administrator who has signed in by password. */
async function town() {
  const town = await accountTown()
  const roles = ['administration']
  await town.accounts.administration.createExamples(
    [
      { ...editor(), roles },
      { ...editor('bert@example.org'), roles },
    ],
    PASSWORD,
  )
  return { town, token: await byPassword(town) }
}

const byPassword = async ({ call }: Town, email = EMAIL) =>
  (await call(calls.redaktionLogin, { body: { email, passwort: PASSWORD } })).token ?? ''

async function add({ call }: Town, token: string, device: ReturnType<typeof softPasskey>) {
  const { vorgang, optionen } = await call(calls.redaktionPasskeyBeginn, {
    body: { passwort: PASSWORD },
    token,
  })
  const antwort = device.create(optionen)
  const body = { vorgang, name: 'Dienstrechner', antwort }
  return { body, send: () => call(calls.redaktionPasskey, { body, token }) }
}

async function ask({ call }: Town, device: ReturnType<typeof softPasskey>) {
  const { vorgang, optionen } = await call(calls.redaktionLoginPasskeyBeginn, {})
  const body = { vorgang, antwort: device.get(optionen) }
  return { body, send: () => call(calls.redaktionLoginPasskey, { body }) }
}

test('A passkey is added with the password, counts as a second factor, and signs in without a password', async () => {
  const { town: rebenau, token } = await town()
  const device = softPasskey({ origin: ORIGIN })
  const { codes } = await (await add(rebenau, token, device)).send()
  expect(codes).toHaveLength(10)
  await expect(rebenau.call(calls.redaktionAnmeldung, { token })).resolves.not.toHaveProperty('pflicht')
  await expect(
    rebenau.call(calls.redaktionLogin, { body: { email: EMAIL, passwort: PASSWORD } }),
  ).resolves.toEqual({
    vorgang: expect.any(String),
    verfahren: ['code', 'passkey'],
  })
  const signedIn = await (await ask(rebenau, device)).send()
  await expect(rebenau.call(calls.redaktionAnmeldung, { token: signedIn.token })).resolves.toMatchObject({
    email: EMAIL,
  })
  await expect(rebenau.call(calls.redaktionZweiterFaktor, { token })).resolves.toMatchObject({
    passkeys: [{ name: 'Dienstrechner', zuletzt_am: '2026-11-20T11:00:00.000Z' }],
  })
})

test('An answer is accepted once, within five minutes, and only for the challenge of its own account', async () => {
  const { town: rebenau, token } = await town()
  const device = softPasskey({ origin: ORIGIN })
  const adding = await add(rebenau, token, device)
  const foreign = await byPassword(rebenau, 'bert@example.org')
  await expect(
    rebenau.call(calls.redaktionPasskey, { body: adding.body, token: foreign }),
  ).rejects.toMatchObject({ code: 'link-abgelaufen' })
  await adding.send()
  await expect(adding.send()).rejects.toMatchObject({ code: 'link-abgelaufen' })
  const asked = await ask(rebenau, device)
  await asked.send()
  await expect(asked.send()).rejects.toMatchObject({ code: 'link-abgelaufen' })
  const late = await ask(rebenau, device)
  rebenau.pass(301)
  await expect(late.send()).rejects.toMatchObject({ code: 'link-abgelaufen' })
})

test.each([
  ['was made for another website', { origin: 'https://rebenau.evil.example' }],
  ['did not make sure who holds it', { origin: ORIGIN, isVerified: false }],
])('A passkey that %s is refused', async (_, device) => {
  const { town: rebenau, token } = await town()
  const adding = await add(rebenau, token, softPasskey(device))
  await expect(adding.send()).rejects.toMatchObject({ code: 'code-falsch', status: 422 })
})

test('A passkey that is already registered is refused with a message, for its owner and for others', async () => {
  const { town: rebenau, token } = await town()
  const device = softPasskey({ origin: ORIGIN })
  await (await add(rebenau, token, device)).send()
  const bert = await byPassword(rebenau, 'bert@example.org')
  for (const asking of [token, bert])
    await expect((await add(rebenau, asking, device)).send()).rejects.toMatchObject({
      code: 'nicht-moeglich',
      status: 409,
      message: expect.stringContaining('schon eingerichtet'),
    })
  await expect(rebenau.call(calls.redaktionZweiterFaktor, { token })).resolves.toMatchObject({
    passkeys: [{ name: 'Dienstrechner' }],
  })
  await expect((await ask(rebenau, device)).send()).resolves.toHaveProperty('token')
})

test('A passkey without user verification by its device does not sign in', async () => {
  const { town: rebenau, token } = await town()
  const device = softPasskey({ origin: ORIGIN })
  await (await add(rebenau, token, device)).send()
  const { vorgang, optionen } = await rebenau.call(calls.redaktionLoginPasskeyBeginn, {})
  const sign = (isVerified: boolean) =>
    rebenau.call(calls.redaktionLoginPasskey, {
      body: { vorgang, antwort: device.get(optionen, isVerified) },
    })
  await expect(sign(false)).rejects.toMatchObject({ code: 'code-falsch' })
  await expect(sign(true)).resolves.toHaveProperty('token')
})

test('An account has at most twenty passkeys', async () => {
  const { town: rebenau, token } = await town()
  for (let number = 0; number < 19; number++) await havePasskey(rebenau, `nummer-${number}`)
  await expect(add(rebenau, token, softPasskey({ origin: ORIGIN }))).resolves.toBeDefined()
  await havePasskey(rebenau, 'nummer-19')
  await expect(add(rebenau, token, softPasskey({ origin: ORIGIN }))).rejects.toMatchObject({
    code: 'nicht-moeglich',
    message: 'Sie haben schon sehr viele Passkeys. Bitte entfernen Sie zuerst einen.',
  })
})

/** Stores a further passkey of Anna, as if it had been added long ago. */
const havePasskey = ({ store: { database } }: Town, id: string) =>
  database.write(async transaction => {
    const db = transaction.withTables<AccountTables>()
    const { id: account_id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow()
    const kept = { name: id, public_key: '', counter: 0, created_at: '2026-11-20', used_at: null }
    return ok(
      await db
        .insertInto('passkeys')
        .values({ id, account_id, ...kept })
        .execute(),
    )
  })

test('An unknown passkey, a forged answer and nonsense do not sign in', async () => {
  const { town: rebenau, token } = await town()
  const device = softPasskey({ origin: ORIGIN })
  await (await add(rebenau, token, device)).send()
  const stranger = await ask(rebenau, softPasskey({ origin: ORIGIN }))
  await expect(stranger.send()).rejects.toMatchObject({ code: 'code-falsch' })
  const { body } = await ask(rebenau, device)
  const forged = [
    {
      ...softPasskey({ origin: ORIGIN }).get({ challenge: 'x' }),
      id: body.antwort.id,
      rawId: body.antwort.rawId,
    },
    { ...body.antwort, response: {} },
    { id: body.antwort.id },
    {},
    { id: { $ne: '' } },
  ]
  for (const antwort of forged)
    await expect(
      rebenau.call(calls.redaktionLoginPasskey, { body: { vorgang: body.vorgang, antwort } }),
    ).rejects.toMatchObject({ code: 'code-falsch' })
})

test('A passkey of a disabled account, or a removed passkey, does not sign in', async () => {
  const { town: rebenau, token } = await town()
  const device = softPasskey({ origin: ORIGIN })
  const { body } = await add(rebenau, token, device)
  await rebenau.call(calls.redaktionPasskey, { body, token })
  await rebenau.accounts.administration.disable('redaktion', EMAIL)
  await expect((await ask(rebenau, device)).send()).rejects.toMatchObject({ code: 'code-falsch' })
  await rebenau.accounts.administration.enable('redaktion', EMAIL)
  const { token: again } = await (await ask(rebenau, device)).send()
  const removing = { id: body.antwort.id, passwort: PASSWORD }
  await expect(
    rebenau.call(calls.redaktionPasskeyEntfernen, {
      body: { ...removing, passwort: 'falsch' },
      token: again,
    }),
  ).rejects.toMatchObject({ code: 'passwort-falsch' })
  await rebenau.call(calls.redaktionPasskeyEntfernen, { body: removing, token: again })
  await expect((await ask(rebenau, device)).send()).rejects.toMatchObject({ code: 'code-falsch' })
  await expect(rebenau.call(calls.redaktionAnmeldung, { token: again })).resolves.toMatchObject({
    pflicht: 'zweiter-faktor',
  })
})

test('The owner gets a mail about a passkey that is added or removed', async () => {
  const { town: rebenau, token } = await town()
  const adding = await add(rebenau, token, softPasskey({ origin: ORIGIN }))
  await adding.send()
  const removing = { id: adding.body.antwort.id, passwort: PASSWORD }
  await rebenau.call(calls.redaktionPasskeyEntfernen, { body: removing, token })
  const mails = await rebenau.store.database.read
    .withTables<OutboxTables>()
    .selectFrom('mails')
    .select(['an', 'betreff'])
    .orderBy('betreff')
    .execute()
  expect(mails).toEqual([
    { an: EMAIL, betreff: 'Passkey eingerichtet: Redaktion' },
    { an: EMAIL, betreff: 'Passkey entfernt: Redaktion' },
  ])
})

test('Passkeys use no experimental feature of Node, and are offered the algorithms Ed25519, ECDSA and RSA', async () => {
  const { town: rebenau, token } = await town()
  const device = softPasskey({ origin: ORIGIN })
  await (await add(rebenau, token, device)).send()
  await (await ask(rebenau, device)).send()
  const { optionen } = await rebenau.call(calls.redaktionPasskeyBeginn, {
    body: { passwort: PASSWORD },
    token: await byPasskey(rebenau, device),
  })
  expect(optionen).toMatchObject({ pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }] })
  expect(warnings.filter(({ name }) => name === 'ExperimentalWarning')).toEqual([])
})

const byPasskey = async (rebenau: Town, device: ReturnType<typeof softPasskey>) =>
  (await (await ask(rebenau, device)).send()).token

test('Challenges of one connection are limited, and answered challenges do not count', async () => {
  const { town: rebenau, token } = await town()
  const device = softPasskey({ origin: ORIGIN })
  await (await add(rebenau, token, device)).send()
  const begin = (sender: string) => rebenau.call(calls.redaktionLoginPasskeyBeginn, { sender })
  for (let asked = 0; asked < 300; asked++) {
    const sender = '192.0.2.7'
    const { vorgang, optionen } = await begin(sender)
    if (asked % 100 === 0)
      await rebenau.call(calls.redaktionLoginPasskey, {
        body: { vorgang, antwort: device.get(optionen) },
        sender,
      })
  }
  for (let asked = 0; asked < 3; asked++) await begin('192.0.2.7')
  await expect(begin('192.0.2.7')).rejects.toMatchObject({ code: 'zu-viele', retryAfter: 900 })
  await expect(begin('198.51.100.9')).resolves.toBeDefined()
})

test('Expired data are deleted in parts, so that other work is not delayed', async () => {
  const { town: rebenau } = await town()
  for (let asked = 0; asked < 501; asked++) await rebenau.call(calls.redaktionLoginPasskeyBeginn, {})
  rebenau.pass(901)
  const left = async () =>
    (
      await rebenau.store.database.read
        .withTables<AccountTables>()
        .selectFrom('single_use_keys')
        .select('key_hash')
        .execute()
    ).length
  const [upkeep] = accountUpkeep
  const step = () =>
    rebenau.store.database.write(async db => ok(await upkeep?.step(db, { now: rebenau.clock(), mark: null })))
  expect(await step()).toMatchObject({ value: { more: true } })
  expect(await left()).toBe(1)
  expect(await step()).toMatchObject({ value: { more: false } })
  expect(await left()).toBe(0)
})
