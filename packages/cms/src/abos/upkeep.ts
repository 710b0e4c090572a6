import { tabellen } from '@rathausplatz/contract/tabellen'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import { unconfirmedSince } from './abos.ts'
import { tablesOf } from './tables.ts'
import { arten, isAtOnce } from './topics.ts'

const MOST_AT_ONCE = 100

export const aboUpkeep: readonly StepJob[] = [
  {
    name: 'Nicht bestätigte Abos löschen',
    due: 'taeglich',
    async step(transaction, { now }) {
      const db = tablesOf(transaction)
      const rows = await db
        .selectFrom('abos')
        .select('id')
        .where('stand', 'in', ['wartet', 'ergaenzt'])
        .where('angefragt_am', '<', unconfirmedSince(now))
        .limit(MOST_AT_ONCE)
        .execute()
      if (rows.length === 0) return { more: false }
      const ids = rows.map(({ id }) => id)
      await db.deleteFrom('abo_themen').where('abo_id', 'in', ids).execute()
      await db.deleteFrom('abos').where('id', 'in', ids).execute()
      return { more: rows.length === MOST_AT_ONCE }
    },
  },
  {
    name: 'Nachweise beendeter Abos löschen',
    due: 'taeglich',
    async step(transaction, { now }) {
      const { numDeletedRows } = await tablesOf(transaction)
        .deleteFrom('abo_nachweise')
        .where('id', 'in', some =>
          some
            .selectFrom('abo_nachweise')
            .select('id')
            .where('beendet_am', '<', daysBefore(now, tabellen.aboNachweise.dauer.tage))
            .limit(MOST_AT_ONCE),
        )
        .executeTakeFirst()
      return { more: numDeletedRows >= MOST_AT_ONCE }
    },
  },
  {
    name: 'Alte Fehlschläge von Abos vergessen',
    due: 'taeglich',
    async step(transaction, { now }) {
      const { numDeletedRows } = await tablesOf(transaction)
        .deleteFrom('abo_fehlschlaege')
        .where('mail_id', 'in', some =>
          some
            .selectFrom('abo_fehlschlaege')
            .select('mail_id')
            // As long as the mail: without this row it would count again.
            .where('tag', '<', daysBefore(now, tabellen.aboFehlschlaege.dauer.tage).slice(0, 10))
            .limit(MOST_AT_ONCE),
        )
        .executeTakeFirst()
      return { more: numDeletedRows >= MOST_AT_ONCE }
    },
  },
  {
    // An urgent notice that is published again on another day is announced again; a correction on the same
    // day is not.
    name: 'Vorbei gemeldete Hinweise vergessen',
    due: 'taeglich',
    async step(transaction, { now }) {
      const moment = now.toISOString()
      await tablesOf(transaction)
        .deleteFrom('abo_gemeldet')
        .where('art', 'in', arten.filter(isAtOnce))
        // The end of an emergency is told first.
        .where('notfall', 'is', null)
        .where('document_id', 'not in', visible =>
          visible
            .selectFrom('published')
            .select('published.document_id')
            .where('kind', 'in', arten.filter(isAtOnce))
            .where('gueltig_von', '<=', moment)
            .where('gueltig_bis', '>', moment),
        )
        .execute()
      return { more: false }
    },
  },
]
