import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { sealSecrets } from './seal-secrets.ts'
import { openSealing } from './sealed-secrets.ts'
import { accountTown } from './testing/account-town.ts'
import { EMAIL, PASSWORD, rowsOf, SENDER, signIn, type Town, withAccount } from './testing/anna.ts'
import { codeOf, stepAt } from './totp.ts'

const work = (town: Town) =>
  sealSecrets(town.accounts.room).work({ signal: new AbortController().signal, owner: 'test' })

/** An administrator with a code app. */
async function withApp(key: Buffer | undefined = Buffer.alloc(32, 7)) {
  const town = await accountTown()
  town.siteKey.now = key
  await withAccount(town, 'redaktion', { roles: ['administration'], sections: ['/'] })
  const token = await signIn(town, 'redaktion')
  const { geheimnis } = await town.call(calls.redaktionTotpBeginn, { body: { passwort: PASSWORD }, token })
  const code = () => codeOf(geheimnis, stepAt(town.clock()))
  const { codes } = await town.call(calls.redaktionTotp, { body: { code: code() }, token })
  const signInBy = async (typed: string) => {
    const body = { email: EMAIL, passwort: PASSWORD }
    const { vorgang = '' } = await town.call(calls.redaktionLogin, { body, sender: SENDER })
    return town.call(calls.redaktionLoginCode, { body: { vorgang, code: typed }, sender: SENDER })
  }
  const stored = async () => JSON.stringify(await rowsOf(town, 'totp'))
  town.pass(60)
  return { town, geheimnis, code, codes, signInBy, stored }
}

test('A10: the database holds no secret of a code app in clear, and its codes still sign in', async () => {
  const { geheimnis, code, signInBy, stored } = await withApp()
  expect(await stored()).not.toContain(geheimnis)
  await expect(signInBy(code())).resolves.toHaveProperty('token')
})

test('A10: a secret of an older version is sealed by the job, once, and its codes still sign in', async () => {
  const { town, geheimnis, code, signInBy, stored } = await withApp()
  const db = town.accounts.room.database.write
  await db(async transaction => {
    await transaction
      .withTables<{ totp: { secret: string } }>()
      .updateTable('totp')
      .set({ secret: geheimnis })
      .execute()
    return { ok: true, value: undefined }
  })
  await expect(signInBy(code())).resolves.toHaveProperty('token')
  await work(town)
  const sealed = await stored()
  expect(sealed).not.toContain(geheimnis)
  await work(town)
  expect(await stored()).toBe(sealed)
  town.pass(60)
  await expect(signInBy(code())).resolves.toHaveProperty('token')
})

test('A10: once all are sealed, a secret that somebody writes in clear opens nothing, stays as it is and is reported', async () => {
  const { town, geheimnis, code, codes, signInBy, stored } = await withApp()
  await work(town)
  await town.accounts.room.database.write(async transaction => {
    await transaction
      .withTables<{ totp: { secret: string } }>()
      .updateTable('totp')
      .set({ secret: geheimnis })
      .execute()
    return { ok: true, value: undefined }
  })
  await expect(signInBy(code())).rejects.toMatchObject({ code: 'nicht-moeglich' })
  await work(town)
  expect(await stored()).toContain(geheimnis)
  expect(town.warnings).toEqual([{ konten: 1 }])
  await expect(signInBy(codes[0] ?? '')).resolves.toHaveProperty('token')
})

test('A10: with another key of the site, the log and the sign-in say what helps, and recovery codes still work', async () => {
  const { town, code, codes, signInBy } = await withApp()
  const room = { ...town.accounts.room, sealing: openSealing(() => Buffer.alloc(32, 8)) }
  Object.assign(town.accounts.room, room)
  await work(town)
  expect(town.warnings).toEqual([{ konten: 1 }])
  await expect(signInBy(code())).rejects.toMatchObject({
    code: 'nicht-moeglich',
    message: expect.stringContaining('Wiederherstellungscode'),
  })
  await expect(signInBy(codes[0] ?? '')).resolves.toHaveProperty('token')
})

test('A10: a site without a lasting key seals nothing that it could not open later', () => {
  const sealing = openSealing(() => undefined)
  expect(sealing.seal('GEHEIM', 'a')).toBe('GEHEIM')
  expect(sealing.canSeal()).toBe(false)
})

test('A10: a sealed secret opens for its own account only, and not after a change', () => {
  const sealing = openSealing(() => Buffer.alloc(32, 7))
  const stored = sealing.seal('GEHEIM', 'anna')
  expect(sealing.open(stored, 'anna')).toBe('GEHEIM')
  expect(sealing.open(stored, 'bert')).toBeUndefined()
  const last = stored.at(-3) === 'A' ? 'B' : 'A'
  expect(sealing.open(`${stored.slice(0, -3)}${last}${stored.slice(-2)}`, 'anna')).toBeUndefined()
  expect(sealing.open('v1.', 'anna')).toBeUndefined()
  // A shortened tag is no tag.
  const bytes = Buffer.from(stored.slice(3), 'base64url')
  for (const length of [4, 8, 12, 15])
    expect(sealing.open(`v1.${bytes.subarray(0, 12 + length).toString('base64url')}`, 'anna')).toBeUndefined()
  expect(sealing.seal('GEHEIM', 'anna')).not.toBe(stored)
})
