import { tabellen } from '@rathausplatz/contract/tabellen'
import { sql } from 'kysely'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import { tablesOf } from './room.ts'

const MOST_AT_ONCE = 500

/** Tables with rows that expire, with the key and the end of each. */
const ENDING = [
  ['sessions', 'token_hash', 'expires_at'],
  ['program_keys', 'key_hash', 'ends_at'],
  ['single_use_keys', 'key_hash', 'expires_at'],
  ['limits', 'key', 'until'],
] as const

/** The jobs that delete expired data of signing in. */
export const accountUpkeep: readonly StepJob[] = [
  {
    name: 'Abgelaufene Anmeldungen löschen',
    due: { everyMinutes: 15 },
    async step(transaction, { now }) {
      const isOver = now.toISOString()
      let more = false
      for (const [table, key, until] of ENDING) {
        const some = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(until)} <= ${isOver} limit ${sql.lit(MOST_AT_ONCE)}`
        const { numAffectedRows } =
          await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${some})`.execute(transaction)
        more ||= numAffectedRows === BigInt(MOST_AT_ONCE)
      }
      return { more }
    },
  },
  {
    name: 'Alte Einträge des Anmeldeprotokolls löschen',
    due: 'taeglich',
    async step(transaction, { now }) {
      const db = tablesOf(transaction)
      const { numDeletedRows } = await db
        .deleteFrom('sign_ins')
        .where('id', 'in', some =>
          some
            .selectFrom('sign_ins')
            .select('id')
            .where('at', '<', daysBefore(now, tabellen.anmeldeprotokoll.dauer.tage))
            .limit(MOST_AT_ONCE),
        )
        .executeTakeFirstOrThrow()
      return { more: numDeletedRows === BigInt(MOST_AT_ONCE) }
    },
  },
]
