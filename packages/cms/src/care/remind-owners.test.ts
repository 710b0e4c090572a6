import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tablesOf } from '../accounts/room.ts'
import { deskTown } from '../editing/testing/desk-town.ts'
import { giveAccounts } from '../editing/testing/give-accounts.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { remindOwners } from './remind-owners.ts'

const NOW = '2026-11-20T08:00:00.000Z'
const job = remindOwners('https://www.rebenau.example.org')

/** A town with owners, and the mails of the job in its outbox. */
async function carefulTown() {
  const town = await deskTown({}, NOW)
  const { store, clock } = town
  const accounts = await giveAccounts(store, NOW)
  const chefin = town.as('chefin')
  const due = async (title: string, verantwortlich: string | null, am: string, pfad = `/${title}`) => {
    const id = randomUUID()
    await chefin.page(pfad, { title }, id)
    const body = { verantwortlich, wiedervorlage: { monate: 0, am } }
    await chefin.call('redaktionPflegeAendern', { params: { id }, body })
    return id
  }
  /** Runs the job until it has nothing to do, as the server does. */
  const remind = async (moment = NOW) => {
    clock.set(moment)
    const step = () =>
      orThrow(store.database.write(async db => ok(await job.step(db, { now: clock(), mark: null }))))
    while ((await step()).more);
    const mails = await store.database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .select(['an', 'betreff', 'text'])
      .orderBy('created_at')
      .orderBy('an')
      .execute()
    return mails
  }
  return { ...town, ...accounts, chefin, due, remind }
}

test('An owner gets one mail with all of their due content, and with no content of other owners', async () => {
  const { due, remind } = await carefulTown()
  const id = await due('Hundesteuer', 'id-autor', '2026-11-20')
  await due('Fundbüro', 'id-autor', '2026-11-01')
  await due('Mensa', 'id-schule', '2026-11-19', '/schillerschule/mensa')
  await due('Später', 'id-autor', '2026-11-21')
  await due('Niemandes', null, '2026-11-01')
  const [first, second, ...others] = await remind()
  expect(others).toEqual([])
  expect(first).toMatchObject({
    an: 'autor@example.org',
    betreff: 'Bitte wieder ansehen: 2 Inhalte der Website',
  })
  expect(first?.text).toContain('Guten Tag autor Test,')
  expect(first?.text).toContain(
    `Hundesteuer, fällig seit 20.11.2026\n  https://www.rebenau.example.org/redaktion/inhalte/seite/${id}`,
  )
  expect(first?.text.indexOf('Fundbüro')).toBeLessThan(first?.text.indexOf('Hundesteuer') ?? 0)
  expect(first?.text).not.toMatch(/Später|Niemandes|Mensa/)
  expect(second).toMatchObject({ an: 'schule@example.org', betreff: 'Bitte wieder ansehen: Mensa' })
})

test('An invalid address does not block the other mails', async () => {
  const { due, remind, store } = await carefulTown()
  await due('Hundesteuer', 'id-autor', '2026-11-01')
  await due('Mensa', 'id-schule', '2026-11-19', '/schillerschule/mensa')
  await orThrow(
    store.database.write(async db =>
      ok(
        await tablesOf(db)
          .updateTable('accounts')
          .set({ email: 'a@example.org, b@example.org' })
          .where('id', '=', 'id-autor')
          .execute(),
      ),
    ),
  )
  expect((await remind()).map(({ an }) => an)).toEqual(['schule@example.org'])
})

test('Content that an owner may no longer see does not use up the 50 entries of their mail', async () => {
  const { due, remind, store, moveTo } = await carefulTown()
  for (let n = 0; n < 5; n++) await due(`Weg ${n}`, 'id-schule', '2026-11-01', `/schillerschule/weg-${n}`)
  await store.writeAll(
    Array.from({ length: 51 }, (_, n) => ({
      kind: 'seite' as const,
      data: { pfad: `/jahnschule/seite-${n}`, title: `Seite ${n}` },
      author: 'test',
    })),
  )
  await orThrow(
    store.database.write(async db =>
      ok(
        await db
          .updateTable('listings')
          .set({ owner: 'id-schule', review_on: '2026-11-03' })
          .where('key', 'like', '/jahnschule/%')
          .execute(),
      ),
    ),
  )
  await moveTo('schule', '/jahnschule')
  const [mail] = await remind()
  expect(mail?.betreff).toBe('Bitte wieder ansehen: mehr als 50 Inhalte der Website')
  expect(mail?.text).not.toContain('Weg 1')
})

test('An owner gets at most one mail a week, and none about content that was reviewed meanwhile', async () => {
  const { due, remind, chefin } = await carefulTown()
  const id = await due('Hundesteuer', 'id-autor', '2026-11-20')
  expect(await remind()).toHaveLength(1)
  await due('Fundbüro', 'id-autor', '2026-11-21')
  expect(await remind('2026-11-26T08:00:00.000Z')).toHaveLength(1)
  await chefin.call('redaktionNochRichtig', { params: { id } })
  const mails = await remind('2026-11-27T08:00:00.000Z')
  expect(mails).toHaveLength(2)
  expect(mails[1]?.text).toContain('Fundbüro')
  expect(mails[1]?.text).not.toContain('Hundesteuer')
})

test('Disabled accounts get no mail, and no mail names content that its owner may no longer see', async () => {
  const { due, remind, lock, moveTo } = await carefulTown()
  await due('Hundesteuer', 'id-autor', '2026-11-20')
  await due('Mensa', 'id-schule', '2026-11-19', '/schillerschule/mensa')
  await lock('autor')
  await moveTo('schule', '/jahnschule')
  expect(await remind()).toEqual([])
})

test('Deleted content is in no mail', async () => {
  const { due, remind, chefin } = await carefulTown()
  const id = await due('Hundesteuer', 'id-autor', '2026-11-20')
  await chefin.call('redaktionLoeschen', { params: { id }, query: {} })
  expect(await remind()).toEqual([])
})
