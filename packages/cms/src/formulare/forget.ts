import type { WorkJob } from '../jobs/job.ts'
import type { Files } from '../sent-files/files.ts'
import { noteChange } from '../store/changes.ts'
import { type Database, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { removeEingaenge } from './remove.ts'
import { tablesOf } from './tables.ts'

const MOST_AT_ONCE = 25
export const KIND = 'eingang'

type Sources = { database: Database; files: Files; clock: () => Date }

/**
 * Deletes expired data: submissions with their files and mails, saved forms, and files of forms that were
 * never sent. The change log keeps a line per submission, with its number and none of its content.
 */
export const forgetEingaenge = ({ database, files, clock }: Sources): WorkJob => ({
  name: 'Eingänge von Formularen löschen',
  due: 'taeglich',
  async work({ signal }) {
    const now = clock()
    const moment = now.toISOString()
    for (let more = true; more && !signal.aborted; ) {
      const step = await orThrow(
        database.write<{ gone: string[]; more: boolean }>(async db => {
          const over = await tablesOf(db)
            .selectFrom('formular_eingaenge')
            .select(['vorgang', 'titel'])
            .where('loeschen_am', '<=', moment)
            .orderBy('loeschen_am')
            .limit(MOST_AT_ONCE)
            .execute()
          const gone = await removeEingaenge(
            db,
            over.map(({ vorgang }) => vorgang),
          )
          for (const { vorgang, titel } of over)
            await noteChange(db, {
              at: now,
              who: 'Aufbewahrungsfrist',
              what: 'geloescht',
              document: { id: vorgang, kind: KIND, key: vorgang },
              note: titel,
            })
          const waiting = await tablesOf(db)
            .selectFrom('formular_dateien')
            .select('kennung')
            .where('vorgang', 'is', null)
            .where('gilt_bis', '<=', moment)
            .limit(MOST_AT_ONCE)
            .execute()
          const stray = waiting.map(({ kennung }) => kennung)
          if (stray.length > 0)
            await tablesOf(db).deleteFrom('formular_dateien').where('kennung', 'in', stray).execute()
          return ok({ gone: [...gone, ...stray], more: Math.max(over.length, stray.length) >= MOST_AT_ONCE })
        }),
      )
      await files.remove(step.gone)
      more = step.more
    }
    await orThrow(
      database.write(async db => {
        await tablesOf(db).deleteFrom('formular_entwuerfe').where('gilt_bis', '<=', moment).execute()
        await tablesOf(db).deleteFrom('formular_aufgaben').where('gilt_bis', '<=', moment).execute()
        return ok(undefined)
      }),
    )
    await files.sweep(async kennungen => {
      const rows = await tablesOf(database.read)
        .selectFrom('formular_dateien')
        .select('kennung')
        .where('kennung', 'in', kennungen)
        .execute()
      return new Set(rows.map(({ kennung }) => kennung))
    }, now)
  },
})
