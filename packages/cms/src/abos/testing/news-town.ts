import { openJobs } from '../../jobs/run-jobs.ts'
import type { OutboxTables } from '../../outbox/tables.ts'
import { ok } from '../../store/index.ts'
import { value } from '../../store/testing/town.ts'
import { noteVisibility } from '../../store/visibility.ts'
import { artikel, testTown } from '../../test-town.ts'
import { announcements } from '../announce.ts'
import { newAboId } from '../keys.ts'
import { tablesOf } from '../tables.ts'
import { aboUpkeep } from '../upkeep.ts'

export const URL = 'https://www.rebenau.example.org'
const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}
export const silent = { info() {}, warn() {}, error() {} }
export const author = 'test'

export const hinweis = (titel: string, more: object = {}) => ({ titel, stufe: 'dringend', ...more })

/** Friday noon, with content that was public long before, and two processes that run the jobs. */
export async function newsTown() {
  const town = await testTown({
    stadt: [stadt],
    aktuelles: [artikel('Altes')],
    hinweis: [hinweis('Schon da')],
  })
  const { store } = town
  const { database } = store
  const jobs = [
    noteVisibility,
    ...announcements({ keys: town.aboKeys, publicUrl: URL, log: silent }),
    ...aboUpkeep,
  ]
  const processes = [1, 2].map(() => openJobs({ database, jobs, clock: town.clock, log: silent }))
  const look = async (at?: string) => {
    if (at) town.clock.set(at)
    await Promise.all(processes.map(one => one.look()))
  }
  const mails = () =>
    database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .selectAll()
      .orderBy('created_at')
      .orderBy('an')
      .execute()
  await look()
  return {
    ...town,
    database,
    look,
    mails,
    /** The recipients and subjects of all mails. */
    told: async () => (await mails()).map(({ an, betreff }) => `${an}: ${betreff}`),
    async subscriber(email: string, ...themen: string[]) {
      const id = newAboId()
      const now = town.clock().toISOString()
      const row = { id, email, fuer: null, wortlaut: 'x', angefragt_am: now, bestaetigt_am: now }
      await database.write(async db => {
        const tables = tablesOf(db)
        await tables
          .insertInto('abos')
          .values({ ...row, stand: 'aktiv' })
          .execute()
        await tables
          .insertInto('abo_themen')
          .values(themen.map(thema => ({ abo_id: id, thema, titel: thema })))
          .execute()
        return ok(undefined)
      })
      return id
    },
    async publish(
      kind: 'aktuelles' | 'veranstaltung' | 'bekanntmachung' | 'hinweis' | 'gremium' | 'sitzung' | 'vorlage',
      data: unknown,
      how: object = {},
    ) {
      const { id } = value(await store.create({ kind, data: data as never, author }))
      value(await store.publish(id, { author, ...how }))
      return id
    },
  }
}
