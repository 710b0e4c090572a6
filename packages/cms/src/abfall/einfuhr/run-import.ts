import type { Abfallfraktion } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/kalender'
import type { StepJob } from '../../jobs/job.ts'
import { noteChange } from '../../store/changes.ts'
import type { Database } from '../../store/index.ts'
import { addDates, changeDate, newDate } from '../change-dates.ts'
import { tablesOf } from '../tables.ts'
import { createTour, findTour, leave, placesOf, serve } from '../tours.ts'
import type { ImportStep } from './judge-file.ts'
import { between, mergeDates } from './merge-dates.ts'

type Db = Database['read']

/** Takes over what was looked through, one step after the other: a house that is killed goes on where it was. */
export const runImports: StepJob = {
  name: 'Abfuhrtermine übernehmen',
  due: {
    async at(db, { now }) {
      const row = await tablesOf(db)
        .selectFrom('abfall_einfuhren')
        .select('id')
        .where('stand', '=', 'laeuft')
        .limit(1)
        .executeTakeFirst()
      return row && now.toISOString()
    },
  },
  async step(db, { now }) {
    const tables = tablesOf(db)
    const einfuhr = await tables
      .selectFrom('abfall_einfuhren')
      .selectAll()
      .where('stand', '=', 'laeuft')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!einfuhr) return { more: false }
    const row = await tables
      .selectFrom('abfall_einfuhr_schritte')
      .selectAll()
      .where('einfuhr_id', '=', einfuhr.id)
      .where('nr', '=', einfuhr.getan)
      .executeTakeFirst()
    const set = (columns: { getan?: number; stand?: 'fertig' }) =>
      tables.updateTable('abfall_einfuhren').set(columns).where('id', '=', einfuhr.id).execute()
    if (row) {
      await takeStep(db, JSON.parse(row.daten) as ImportStep, now)
      await set({ getan: einfuhr.getan + 1 })
      return { more: true }
    }
    await set({ stand: 'fertig' })
    await tables.deleteFrom('abfall_einfuhr_schritte').where('einfuhr_id', '=', einfuhr.id).execute()
    await noteChange(db, {
      at: now,
      who: einfuhr.author,
      what: 'bearbeitet',
      document: { id: einfuhr.id, kind: 'abfall', key: 'abfall' },
      note: `Abfuhrtermine übernommen: ${einfuhr.name}`,
    })
    return { more: true }
  },
}

async function takeStep(db: Db, step: ImportStep, now: Date): Promise<void> {
  const tables = tablesOf(db)
  if (step.art === 'orte') {
    const geaendert_am = now.toISOString()
    await tables
      .insertInto('abfall_orte')
      .values(step.orte.map(one => ({ ...one, geaendert_am })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return
  }
  const { id, name, fraktion, termine, von, bis } = step
  const there = await tables
    .selectFrom('abfall_orte')
    .select('id')
    .where('id', 'in', [...step.orte])
    .execute()
  const orte = there.map(one => one.id)
  let tour = await findTour(db, id)
  if (!tour) {
    const data = { name, fraktion, regel: { art: 'einzeln' } as const, hinweis: '', platz: '' }
    await createTour(db, { ...data, zeit_von: null, zeit_bis: null, orte: [] }, now, { id, fromFile: true })
    tour = await findTour(db, id)
  }
  if (!tour) return
  const served = (await placesOf(db, id)).map(one => one.id)
  for (const ort of served) if (!orte.includes(ort)) await leave(db, tour, ort, now)
  await leaveOthers(db, { id, fraktion, orte: orte.filter(ort => !served.includes(ort)) }, now)
  await serve(db, id, orte)
  const rows = await tables
    .selectFrom('abfall_termine')
    .selectAll()
    .where('tour_id', '=', id)
    .where(between(von, bis))
    .execute()
  const added = []
  for (const one of mergeDates(termine, rows, berlinDay(now))) {
    if (one.is === 'neu') {
      const { urspruenglich, ...date } = one.wanted
      added.push(newDate(id, urspruenglich || date.datum, now, date))
    } else if (one.is === 'verschoben' || one.is === 'geaendert')
      await changeDate(db, one.row, one.change, now)
    else if (one.is === 'entfallen') await changeDate(db, one.row, { stand: 'zurueck' }, now)
  }
  await addDates(db, added)
}

/** A street has one tour of a kind that a file brings. */
async function leaveOthers(
  db: Db,
  { id, fraktion, orte }: { id: string; fraktion: Abfallfraktion; orte: readonly string[] },
  now: Date,
): Promise<void> {
  if (orte.length === 0) return
  const others = await tablesOf(db)
    .selectFrom('abfall_tour_orte as o')
    .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
    .selectAll('t')
    .select('o.ort_id')
    .where('o.ort_id', 'in', [...orte])
    .where('t.fraktion', '=', fraktion)
    .where('t.id', '<>', id)
    .where('t.beendet_am', 'is', null)
    .execute()
  for (const { ort_id, ...tour } of others) await leave(db, tour, ort_id, now)
}
