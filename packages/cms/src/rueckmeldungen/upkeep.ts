import { tabellen } from '@rathausplatz/contract/tabellen'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import { tablesOf } from './tables.ts'

const MOST_AT_ONCE = 200

export const forgetOldRemarks: StepJob = {
  name: 'Texte von Rückmeldungen löschen',
  due: 'taeglich',
  async step(transaction, { now }) {
    const { numDeletedRows } = await tablesOf(transaction)
      .deleteFrom('rueckmeldung_texte')
      .where('id', 'in', some =>
        some
          .selectFrom('rueckmeldung_texte')
          .select('id')
          .where('tag', '<', dayBefore(now, tabellen.rueckmeldungTexte.dauer.tage))
          .orderBy('tag')
          .limit(MOST_AT_ONCE),
      )
      .executeTakeFirst()
    return { more: numDeletedRows >= MOST_AT_ONCE }
  },
}

/** Deletes one day per step: a day has as many rows as pages with answers. */
export const forgetOldTallies: StepJob = {
  name: 'Alte Zählungen von Rückmeldungen löschen',
  due: 'taeglich',
  async step(transaction, { now }) {
    const db = tablesOf(transaction)
    const end = dayBefore(now, tabellen.rueckmeldungen.dauer.tage)
    const oldest = await db
      .selectFrom('rueckmeldungen')
      .select('tag')
      .where('tag', '<', end)
      .orderBy('tag')
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return { more: false }
    await db.deleteFrom('rueckmeldungen').where('tag', '=', oldest.tag).execute()
    return { more: true }
  },
}

const dayBefore = (now: Date, days: number) => daysBefore(now, days).slice(0, 10)
