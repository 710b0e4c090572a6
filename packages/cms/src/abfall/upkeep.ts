import { ABFALLKALENDER_TAGE } from '@rathausplatz/contract'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { berlinDay, plusDays } from '@rathausplatz/time'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import { tablesOf } from './tables.ts'

/** Deletes data that no calendar needs any more: withdrawn dates, ended tours, old imports. */
export const forgetOldDates: StepJob = {
  name: 'Vergangene Abfuhrtermine aufräumen',
  due: 'taeglich',
  async step(db, { now }) {
    const tables = tablesOf(db)
    const day = plusDays(berlinDay(now), -ABFALLKALENDER_TAGE.zurueck - 1)
    await tables.deleteFrom('abfall_abgaenge').where('datum', '<', day).execute()
    await tables
      .deleteFrom('abfall_termine')
      .where('datum', '<', day)
      .where('stand', '=', 'zurueck')
      .execute()
    const ended = await tables
      .selectFrom('abfall_touren as t')
      .select('t.id')
      .where('t.beendet_am', '<', `${day}T`)
      .where(row =>
        row.not(
          row.exists(
            row
              .selectFrom('abfall_termine as d')
              .select('d.datum')
              .whereRef('d.tour_id', '=', 't.id')
              .where('d.datum', '>=', day),
          ),
        ),
      )
      .limit(20)
      .execute()
    for (const { id } of ended) {
      await tables.deleteFrom('abfall_termine').where('tour_id', '=', id).execute()
      await tables.deleteFrom('abfall_tour_orte').where('tour_id', '=', id).execute()
      await tables.deleteFrom('abfall_touren').where('id', '=', id).execute()
    }
    const old = await tables
      .selectFrom('abfall_einfuhren')
      .select('id')
      .where('geprueft_am', '<', daysBefore(now, tabellen.abfallEinfuhren.dauer.tage))
      .limit(5)
      .execute()
    for (const { id } of old) {
      await tables.deleteFrom('abfall_einfuhr_schritte').where('einfuhr_id', '=', id).execute()
      await tables.deleteFrom('abfall_einfuhren').where('id', '=', id).execute()
    }
    return { more: ended.length > 0 || old.length > 0 }
  },
}
