import { beendeteStaende } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob, WorkJob } from '../jobs/job.ts'
import type { Files } from '../sent-files/files.ts'
import { type Database, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { deleteReports, noteStep } from './reports.ts'
import { tablesOf } from './tables.ts'

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
export const forgetReports = ({ database, files, clock }: Sources): WorkJob => ({
  name: 'Alte gemeldete Schäden löschen',
  due: 'taeglich',
  async work({ signal }) {
    const now = clock()
    for (let more = true; more && !signal.aborted; ) {
      const step = await orThrow(
        database.write<{ gone: string[]; more: boolean }>(async db => {
          const tables = tablesOf(db)
          const over = await tables
            .selectFrom('schaeden')
            .select(['id', 'nummer'])
            .where('stand', 'in', [...beendeteStaende])
            .where('beendet_am', '<', daysBefore(now, tabellen.schaeden.dauer.tage))
            .orderBy('beendet_am')
            .limit(MOST_AT_ONCE)
            .execute()
          const gone = await deleteReports(db, over)
          for (const row of over) await noteStep(db, row, { now, what: 'geloescht' })
          const waiting = await tables
            .selectFrom('schaden_fotos')
            .select('kennung')
            .where('schaden_id', 'is', null)
            .where('gilt_bis', '<=', now.toISOString())
            .limit(MOST_AT_ONCE)
            .execute()
          const stray = waiting.map(({ kennung }) => kennung)
          if (stray.length > 0)
            await tables.deleteFrom('schaden_fotos').where('kennung', 'in', stray).execute()
          return ok({ gone: [...gone, ...stray], more: Math.max(over.length, stray.length) >= MOST_AT_ONCE })
        }),
      )
      await files.remove(step.gone)
      more = step.more
    }
    await files.sweep(async kennungen => {
      const rows = await tablesOf(database.read)
        .selectFrom('schaden_fotos')
        .select('kennung')
        .where('kennung', 'in', kennungen)
        .execute()
      return new Set(rows.map(({ kennung }) => kennung))
    }, now)
  },
})
