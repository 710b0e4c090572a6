import { beendeteStaende } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob, WorkJob } from '../jobs/job.ts'
import { forgetWithPhotos } from '../resident-photos/forget.ts'
import type { Files } from '../sent-files/files.ts'
import type { Database } from '../store/index.ts'
import { deleteReports, noteStep } from './reports.ts'
import { reportPhotos, tablesOf } from './tables.ts'

const MOST_AT_ONCE = 25

/**
 * Deletes addresses that were not confirmed, and addresses of closed reports, to which no more mail is sent.
 */
export const forgetAddresses: StepJob = {
  name: 'E-Mail-Adressen gemeldeter Schäden löschen',
  due: 'taeglich',
  async step(transaction, { now }) {
    await tablesOf(transaction)
      .updateTable('schaeden')
      .set({ email: '', nachrichten: 'keine' })
      .where('email', '<>', '')
      .where(row =>
        row.or([
          row.and([
            row('nachrichten', '=', 'gefragt'),
            row('gemeldet_am', '<', daysBefore(now, fristen.bestaetigen)),
          ]),
          row('beendet_am', '<', daysBefore(now, fristen.schadenAdresse)),
        ]),
      )
      .execute()
    return { more: false }
  },
}

type Sources = { database: Database; files: Files; clock: () => Date }

/**
 * Deletes reports that were closed long ago, with their photos, and photos whose report was never sent. The
 * deletion is logged.
 */
export const forgetReports = (sources: Sources): WorkJob =>
  forgetWithPhotos({
    ...sources,
    name: 'Alte gemeldete Schäden löschen',
    rows: reportPhotos,
    most: MOST_AT_ONCE,
    async over(db, now, most) {
      const over = await tablesOf(db)
        .selectFrom('schaeden')
        .select(['id', 'nummer'])
        .where('stand', 'in', [...beendeteStaende])
        .where('beendet_am', '<', daysBefore(now, tabellen.schaeden.dauer.tage))
        .orderBy('beendet_am')
        .limit(most)
        .execute()
      const gone = await deleteReports(db, over)
      for (const row of over) await noteStep(db, row, { now, what: 'geloescht' })
      return { gone, count: over.length }
    },
  })
