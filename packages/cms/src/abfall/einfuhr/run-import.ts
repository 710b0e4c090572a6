import { berlinDay } from '@rathausplatz/time'
import type { StepJob } from '../../jobs/job.ts'
import { noteChange } from '../../store/changes.ts'
import type { Db } from '../../store/index.ts'
import { addDates, changeDate, newDate, replaceDate } from '../change-dates.ts'
import { countDivision } from '../division-count.ts'
import { findPlace, placeName, shortId } from '../places.ts'
import { placesOf, serve } from '../places-of-tour.ts'
import { splitTour } from '../split-tour.ts'
import { tablesOf } from '../tables.ts'
import { createTour, findTour } from '../tours.ts'
import { datesIn, type ImportStep, someOf } from './judge-file.ts'
import { mergeDates, type Wanted } from './merge-dates.ts'
import type { PartOfStreet } from './new-parts.ts'
import { type Part, partsOf } from './parts.ts'

type TourStep = Extract<ImportStep, { art: 'tour' }>

/** Runs a checked import, one step at a time. After a crash it continues with the next step. */
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
    await countDivision(
      db,
      step.orte.map(({ id }) => id),
    )
    return
  }
  if (step.art === 'teile') {
    for (const teil of step.teile) await startAsStreet(db, teil)
    return
  }
  const there = await tables
    .selectFrom('abfall_orte')
    .select('id')
    .where('id', 'in', [...step.orte])
    .execute()
  const orte = there.map(one => one.id)
  const links = await tables
    .selectFrom('abfall_tour_orte as o')
    .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
    .select(['o.ort_id', 'o.tour_id'])
    .where('t.fraktion', '=', step.fraktion)
    .where('t.variante', '=', step.variante ?? '')
    .where('t.beendet_am', 'is', null)
    .where('o.ort_id', 'in', orte.length > 0 ? orte : [''])
    .execute()
  const toursOf = new Map(
    [...Map.groupBy(links, ({ ort_id }) => ort_id)].map(([ort, own]) => [ort, own.map(one => one.tour_id)]),
  )
  for (const part of partsOf(orte, toursOf)) await takePart(db, step, part, now)
}

/** Lets a new part of a street have the tours of the whole street. The file then changes them for this part alone. */
async function startAsStreet(db: Db, { ort, von, fraktionen = [] }: PartOfStreet): Promise<void> {
  const tables = tablesOf(db)
  const isThere = await tables.selectFrom('abfall_orte').select('id').where('id', '=', ort).executeTakeFirst()
  if (!isThere) return
  const touren = await tables
    .selectFrom('abfall_tour_orte as o')
    .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
    .select(['t.id', 't.fraktion'])
    .where('o.ort_id', '=', von)
    .where('t.beendet_am', 'is', null)
    .execute()
  for (const { id, fraktion } of touren) if (!fraktionen.includes(fraktion)) await serve(db, id, [ort])
}

async function takePart(db: Db, step: TourStep, part: Part, now: Date): Promise<void> {
  const touren: string[] = []
  for (const id of part.touren) touren.push(await tourOfThese(db, step, { id, orte: part.orte }, now))
  const rows = await datesIn(db, touren)
  const added: Wanted[] = []
  for (const one of mergeDates(step.termine, rows, step, berlinDay(now))) {
    if ('wanted' in one) added.push(one.wanted)
    if (one.is === 'neuer_takt') for (const row of one.rows) await replaceDate(db, row, one.wanted.datum, now)
    else if ('change' in one) for (const row of one.rows) await changeDate(db, row, one.change, now)
    else if (one.is === 'entfallen')
      for (const row of one.rows)
        if (row.stand === 'gilt')
          await changeDate(db, row, { stand: 'zurueck', ...(one.grund ? { grund: one.grund } : {}) }, now)
  }
  if (added.length === 0) return
  const [tour = await newTour(db, step, part.orte, now)] = touren
  await addDates(
    db,
    added.map(({ urspruenglich, ...date }) => newDate(tour, urspruenglich, now, date)),
  )
}

/** Returns the tour of these places if it serves no other places; otherwise creates a tour for them. */
async function tourOfThese(
  db: Db,
  step: TourStep,
  { id, orte }: { id: string; orte: readonly string[] },
  now: Date,
): Promise<string> {
  const [tour, served] = await Promise.all([findTour(db, id), placesOf(db, id)])
  const own = new Set(orte)
  if (!tour || served.every(one => own.has(one.id))) return id
  const split = shortId()
  const name = await nameFor(db, step, orte)
  await splitTour(db, tour, { id: split, name, orte }, now)
  return split
}

async function newTour(db: Db, step: TourStep, orte: readonly string[], now: Date): Promise<string> {
  const { fraktion, variante = '' } = step
  const data = { fraktion, variante, regel: { art: 'einzeln' } as const, hinweis: '', platz: '' }
  const name = await nameFor(db, step, orte)
  return createTour(db, { ...data, name, zeit_von: null, zeit_bis: null, orte }, now, { fromFile: true })
}

async function nameFor(
  db: Db,
  { name }: TourStep,
  [ort = '', ...others]: readonly string[],
): Promise<string> {
  const place = await findPlace(db, ort)
  return `${name}: ${someOf(place ? placeName(place) : '', others.length)}`.slice(0, 120)
}
