import { offeneTerminstaende } from '@rathausplatz/contract'
import { wallTime } from '@rathausplatz/time'
import { collections } from '../collections/collections.ts'
import type { StepJob } from '../jobs/job.ts'
import type { Db } from '../store/index.ts'
import { publicReads } from '../store/public-reads.ts'
import type { TerminKeys } from './keys.ts'
import { offersIn, type Published } from './offers.ts'
import { tablesOf } from './tables.ts'
import { aboutOf, tell } from './tell-about-booking.ts'

const MOST_AT_ONCE = 25

type Options = { keys: TerminKeys; publicUrl: string }

/**
 * Sends reminders of tomorrow's appointments. A reminder and the note that it was sent are one transaction,
 * so that after a crash none is lost or sent twice.
 */
export function remindOfTermine({ keys, publicUrl }: Options): StepJob {
  return {
    name: 'An Termine erinnern',
    due: {
      async at(db: Db) {
        const row = await tablesOf(db)
          .selectFrom('terminbuchungen')
          .select(({ fn }) => fn.min('erinnern_am').as('first'))
          .where('erinnern_am', 'is not', null)
          .executeTakeFirst()
        return row?.first ?? undefined
      },
    },
    async step(transaction, { now }) {
      const db = tablesOf(transaction)
      const rows = await db
        .selectFrom('terminbuchungen')
        .selectAll()
        .where('erinnern_am', '<=', now.toISOString())
        .orderBy('erinnern_am')
        .orderBy('id')
        .limit(MOST_AT_ONCE)
        .execute()
      // Reads inside the transaction, because other reads may have to wait for its end.
      const offers = offersIn({ published: publicReads(transaction, () => now, collections) as Published })
      for (const row of rows) {
        const isAhead = Date.parse(row.beginn) > now.getTime()
        // On the day itself, after a downtime, "tomorrow" in the reminder would be wrong.
        const isOpen = (offeneTerminstaende as readonly string[]).includes(row.stand)
        if (isAhead && isOpen && wallTime(row.beginn).day !== wallTime(now.toISOString()).day) {
          const about = await aboutOf(offers, await offers.byId(row.angebot_id), row.anliegen)
          await tell(transaction, row, about, {
            words: { publicUrl, keys, canMail: true },
            occasion: 'erinnerung',
            now,
          })
        }
        await db.updateTable('terminbuchungen').set({ erinnern_am: null }).where('id', '=', row.id).execute()
      }
      return { more: rows.length === MOST_AT_ONCE }
    },
  }
}

/** Deletes past appointments after their retention period, and keeps counts; deletes ended blocks too. */
export const forgetTermine: StepJob = {
  name: 'Vergangene Termine löschen',
  due: 'taeglich',
  async step(transaction, { now }) {
    const db = tablesOf(transaction)
    const rows = await db
      .selectFrom('terminbuchungen')
      .select(['id', 'angebot_id', 'anliegen', 'beginn', 'stand'])
      .where('loeschen_am', '<', now.toISOString())
      .limit(MOST_AT_ONCE)
      .execute()
    for (const { angebot_id, anliegen, beginn, stand } of rows)
      await db
        .insertInto('termin_zahlen')
        .values({ angebot_id, monat: wallTime(beginn).day.slice(0, 7), anliegen, stand, anzahl: 1 })
        .onConflict(conflict =>
          conflict
            .columns(['angebot_id', 'monat', 'anliegen', 'stand'])
            .doUpdateSet(eb => ({ anzahl: eb('termin_zahlen.anzahl', '+', 1) })),
        )
        .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) {
      await db.deleteFrom('termin_belegt').where('buchung_id', 'in', ids).execute()
      await db.deleteFrom('terminbuchungen').where('id', 'in', ids).execute()
    }
    await db.deleteFrom('termin_sperren').where('ende', '<', now.toISOString()).execute()
    return { more: rows.length === MOST_AT_ONCE }
  },
}
