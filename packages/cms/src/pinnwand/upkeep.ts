import { fristen } from '@rathausplatz/contract/fristen'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { berlinDay, longDay } from '@rathausplatz/time'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob, WorkJob } from '../jobs/job.ts'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import { forgetWithPhotos } from '../resident-photos/forget.ts'
import { townName } from '../town-name.ts'
import { boardPhotos } from './board-photos.ts'
import { deleteEntries, takeStep } from './entries.ts'
import { endingMail, type PinnwandKeys } from './mails.ts'
import type { PinnwandSources } from './pinnwand.ts'
import { tablesOf } from './tables.ts'

const MOST_AT_ONCE = 50
/** Days before the end of an entry at which its author is reminded. */
const ERINNERN_TAGE = 3
const HALF_AN_HOUR = 30

/** Stores that entries have expired. They are not public from that moment on, even before this job runs. */
export const endEntries: StepJob = {
  name: 'Einträge der Pinnwand ablaufen lassen',
  due: { everyMinutes: HALF_AN_HOUR },
  async step(transaction, { now }) {
    const rows = await tablesOf(transaction)
      .selectFrom('pinnwand_eintraege')
      .selectAll()
      .where('stand', '=', 'freigegeben')
      .where('laeuft_ab_am', '<=', now.toISOString())
      .limit(MOST_AT_ONCE)
      .execute()
    for (const row of rows) await takeStep(transaction, row, { schritt: 'ablaufen', wer: 'uhr', now })
    return { more: rows.length === MOST_AT_ONCE }
  },
}

/** Reminds authors of the end of an entry, once per term; an extended entry gets another reminder. */
export const tellOfEnds = ({ keys, publicUrl }: { keys: PinnwandKeys; publicUrl: string }): StepJob => ({
  name: 'An ablaufende Einträge der Pinnwand erinnern',
  due: { everyMinutes: HALF_AN_HOUR },
  async step(transaction, { now }) {
    const rows = await tablesOf(transaction)
      .selectFrom('pinnwand_eintraege')
      .selectAll()
      .where('stand', '=', 'freigegeben')
      .where('erinnert_am', 'is', null)
      .where('laeuft_ab_am', '>', now.toISOString())
      .where('laeuft_ab_am', '<=', daysBefore(now, -ERINNERN_TAGE))
      .limit(MOST_AT_ONCE)
      .execute()
    const words = { publicUrl, keys, town: await townName(transaction, now) }
    for (const row of rows) {
      const end = new Date(row.laeuft_ab_am ?? now)
      const told = endingMail(words, row, longDay(berlinDay(end)))
      await putAwaitedMail(transaction, { ...told, an: row.email, giltBis: end }, now)
      await tablesOf(transaction)
        .updateTable('pinnwand_eintraege')
        .set({ erinnert_am: now.toISOString() })
        .where('id', '=', row.id)
        .execute()
    }
    return { more: rows.length === MOST_AT_ONCE }
  },
})

/** Deletes messages whose address was not confirmed in time. */
export const forgetMessages: StepJob = {
  name: 'Unbestätigte Nachrichten zur Pinnwand löschen',
  due: 'taeglich',
  async step(transaction, { now }) {
    const rows = await tablesOf(transaction)
      .selectFrom('pinnwand_gespraeche')
      .select('id')
      .where('stand', '=', 'gefragt')
      .where('begonnen_am', '<', daysBefore(now, fristen.bestaetigen))
      .limit(MOST_AT_ONCE)
      .execute()
    if (rows.length > 0)
      await tablesOf(transaction)
        .deleteFrom('pinnwand_gespraeche')
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute()
    return { more: rows.length === MOST_AT_ONCE }
  },
}

/**
 * Deletes unconfirmed entries, and entries that have been expired or locked for long, with all their data;
 * and photos whose entry was never sent.
 */
export const forgetEntries = (sources: Pick<PinnwandSources, 'database' | 'files' | 'clock'>): WorkJob =>
  forgetWithPhotos({
    ...sources,
    name: 'Alte Einträge der Pinnwand löschen',
    rows: boardPhotos,
    most: MOST_AT_ONCE,
    async over(db, now, most) {
      const rows = await tablesOf(db)
        .selectFrom('pinnwand_eintraege')
        .select('id')
        .where(row =>
          row.or([
            row.and([
              row('stand', '=', 'entwurf'),
              row('geaendert_am', '<', daysBefore(now, fristen.bestaetigen)),
            ]),
            row.and([
              row('stand', 'in', ['gesperrt', 'abgelaufen']),
              row('geaendert_am', '<', daysBefore(now, tabellen.pinnwand.dauer.tage)),
            ]),
          ]),
        )
        .limit(most)
        .execute()
      const gone = await deleteEntries(
        db,
        rows.map(({ id }) => id),
      )
      return { gone, count: rows.length }
    },
  })
