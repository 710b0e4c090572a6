import { type Abfalleinfuhr, type Abfallfraktion, type Abfallregel, CmsError } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import type { Db } from '../../store/index.ts'
import { holidayTownOf } from '../../town-holidays.ts'
import type { DateRow } from '../change-dates.ts'
import { allKinds, labelsOf } from '../kinds.ts'
import { namesIn } from '../names.ts'
import { placeName } from '../places.ts'
import { tablesOf } from '../tables.ts'
import { daysNotThere } from './days-not-there.ts'
import type { NewPlace } from './find-places.ts'
import { gemeindeOf } from './gemeinde-of.ts'
import { type Covered, type Merged, mergeDates, type Wanted } from './merge-dates.ts'
import { type PartOfStreet, partsOfStreets } from './new-parts.ts'
import type { Manner } from './order.ts'
import { partsOf } from './parts.ts'
import type { Piece } from './piece.ts'
import { questionsOfTown } from './questions-of-town.ts'
import { readApart } from './read-apart.ts'
import { doubtsOfReminders } from './reminded-streets.ts'
import { byVariant, stillComing, type ToursOfKind, toursOfKind } from './tours-by-variant.ts'
import { asWholePlan } from './whole-plan.ts'

/** One step of the import; each is one transaction. */
export type ImportStep =
  | { readonly art: 'orte'; readonly orte: readonly NewPlace[] }
  /** New parts of streets begin with the tours of their street. */
  | { readonly art: 'teile'; readonly teile: readonly PartOfStreet[] }
  | ({
      readonly art: 'tour'
      /** The name that the town uses for this kind of waste. */
      readonly name: string
      readonly fraktion: Abfallfraktion
      /** Missing in steps of imports from before there were variants. */
      readonly variante?: string
      readonly orte: readonly string[]
      readonly termine: readonly Wanted[]
    } & Covered)

type Report = Omit<Abfalleinfuhr, 'id' | 'name' | 'stand' | 'von' | 'geprueft_am' | 'anteil' | 'stoerung'>
type Street = Report['strassen'][number]
type Change = Report['aenderungen'][number]
type File = Manner & { readonly name: string; readonly bytes: Uint8Array }

/**
 * Most changes that a report names, by kind of change. Dropped dates come first and have the highest limit.
 */
const MOST_NAMED = { neu: 100, verschoben: 200, entfallen: 2_000 } as const
const MOST_STREETS = 1_000

/** Reports what an import would change, without writing dates. Passes each step to `keep` as it is found. */
export async function judgeFile(
  db: Db,
  { name, bytes, ...manner }: File,
  now: Date,
  keep: (step: ImportStep) => Promise<void>,
): Promise<Report> {
  const heute = berlinDay(now)
  const tables = tablesOf(db)
  const [kinds, orte, links] = await Promise.all([
    allKinds(db),
    tables.selectFrom('abfall_orte').selectAll().execute(),
    tables
      .selectFrom('abfall_tour_orte as o')
      .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
      .select(['o.ort_id', 'o.tour_id', 't.fraktion', 't.variante', 't.regel'])
      .select(['t.zeit_von', 't.zeit_bis', 't.platz'])
      .where('t.beendet_am', 'is', null)
      .execute(),
  ])
  const ungefuehrt = new Set(kinds.filter(({ aktiv }) => !aktiv).map(({ fraktion }) => fraktion))
  const nameOfPlace = new Map(orte.map(one => [one.id, placeName(one)]))
  const anzahl = { neu: 0, verschoben: 0, entfallen: 0, geblieben: 0, von_hand: 0, ausserhalb: 0 }
  const aenderungen: Record<Change['was'], Change[]> = { entfallen: [], verschoben: [], neu: [] }
  const strassen = new Map<string, Street>()
  const parts = partsOfStreets(orte)
  const notThere = daysNotThere(heute)
  const touren = new Map(links.map(link => [link.tour_id, link]))
  const questions = questionsOfTown(heute, id => {
    const { regel = '{}', zeit_von = null, zeit_bis = null, platz = '' } = touren.get(id) ?? {}
    return { regel: JSON.parse(regel) as Abfallregel, zeit_von, zeit_bis, platz }
  })
  let told: Extract<Piece, { art: 'gelesen' }>['bericht'] | undefined
  let kind: { fraktion: Abfallfraktion; named: ReadonlySet<string>; tours: ToursOfKind } | undefined

  const streetOf = (id: string): Street => {
    const ort = nameOfPlace.get(id) ?? ''
    const street = strassen.get(id) ?? { ort, neu: 0, verschoben: 0, bleiben: 0, entfallen: 0 }
    strassen.set(id, street)
    return street
  }

  type Of = { fraktion: Abfallfraktion; variante: string; orte: readonly string[]; isCancelled: boolean }
  const note = (one: Exclude<Merged, { is: 'nicht_da' }>, { fraktion, variante, orte, isCancelled }: Of) => {
    const is = WHAT[one.is]
    const isComing = 'row' in one && one.row.datum >= heute
    if (one.is !== 'ausserhalb' || isComing) anzahl[is]++
    for (const id of orte) {
      const street = streetOf(id)
      if (is === 'neu' || is === 'verschoben' || is === 'entfallen') street[is]++
      else if (isComing && one.row.stand === 'gilt') street.bleiben++
    }
    if (is !== 'neu' && is !== 'verschoben' && is !== 'entfallen') return
    if (aenderungen[is].length >= MOST_NAMED[is]) return
    aenderungen[is].push({
      was: is,
      fraktion,
      ...(variante === '' ? {} : { variante }),
      orte: someOf(nameOfPlace.get(orte[0] ?? '') ?? '', orte.length - 1),
      vorher: 'row' in one && one.is !== 'wieder' ? one.row.datum : null,
      nachher: 'wanted' in one ? one.wanted.datum : 'change' in one ? one.change.datum : null,
      ...(is === 'entfallen' ? { weil: isCancelled ? 'abgesagt' : 'fehlt' } : {}),
    })
  }

  for await (const piece of readApart({
    name,
    bytes,
    manner,
    labels: labelsOf(kinds),
    gelernt: await namesIn(db),
    orte,
    heute,
    ungefuehrt,
    gemeinde: await gemeindeOf(db, now),
    holidayTown: await holidayTownOf(db, now),
  })) {
    if (piece.art === 'unlesbar') throw refusalOf(piece)
    else if (piece.art === 'gelesen') told = piece.bericht
    else if (piece.art === 'abfallart') {
      const { fraktion, orte } = piece
      kind = { fraktion, named: new Set(orte), tours: toursOfKind(links, fraktion) }
    } else if (piece.art === 'orte') {
      for (const one of piece.orte) nameOfPlace.set(one.id, placeName(one))
      await keep(piece)
      const teile = parts.add(piece.orte)
      const ofStreet = Map.groupBy(teile.length > 0 ? [...links] : [], ({ ort_id }) => ort_id)
      for (const { ort, von } of teile)
        for (const link of ofStreet.get(von) ?? []) links.push({ ...link, ort_id: ort })
      if (teile.length > 0) await keep({ art: 'teile', teile })
    } else if (kind) {
      const { fraktion, tours, named } = kind
      const covered = manner.ganzerPlan ? asWholePlan(piece) : piece
      const tour = { ...covered, orte: parts.withFollowers(piece.orte, named, tours) }
      const plain = kinds.find(one => one.fraktion === fraktion)?.name ?? fraktion
      const ausfaelle = new Set(piece.ausfaelle)
      const datesOf = (some: readonly string[]) => datesIn(db, some)
      for (const continued of await byVariant(tour, tours, datesOf)) {
        const { variante, orte, toursOf } = continued
        const at = (some: readonly string[], of = variante) => ({
          called: of === '' ? plain : `${plain} (${of})`,
          where: someOf(streetOf(some[0] ?? '').ort, some.length - 1),
        })
        const untouched = await stillComing(continued.untouched, heute, datesOf)
        questions.noteVariants(
          continued,
          at(orte),
          untouched.map(one => at(one.orte, one.variante)),
        )
        for (const part of partsOf(orte, toursOf))
          for (const one of mergeDates(tour.termine, await datesIn(db, part.touren), tour, heute)) {
            if (one.is === 'nicht_da') {
              const streets = part.orte.map(id => streetOf(id).ort)
              notThere.note(one, at([]).called, streets)
              continue
            }
            const isCancelled = one.is === 'entfallen' && ausfaelle.has(one.row.datum)
            note(one, { fraktion, variante, orte: part.orte, isCancelled })
            questions.noteDate(one, tour, isCancelled, at(part.orte))
          }
        await keep({ ...tour, fraktion, variante, orte, name: at(orte).called.slice(0, 120) })
      }
    }
  }
  if (!told) throw new Error('A file was read to its end and said nothing.')
  return {
    ...told,
    anzahl: { ...anzahl, ...told.anzahl },
    bedenken: [
      ...told.bedenken,
      ...(await doubtsOfReminders(db, parts.divided())),
      ...notThere.bedenken(),
      ...questions.bedenken(),
    ],
    hinweise: [...told.hinweise, ...parts.hinweise(), ...questions.hinweise()],
    strassen: [...strassen.values()].toSorted(mostGoingFirst).slice(0, MOST_STREETS),
    anzahl_strassen: strassen.size,
    aenderungen: [...aenderungen.entfallen, ...aenderungen.verschoben, ...aenderungen.neu],
  }
}

function refusalOf({ satz, unbekannteNamen = [] }: Extract<Piece, { art: 'unlesbar' }>): CmsError {
  return new CmsError('ungueltig', satz, { details: { unbekannteNamen: [...unbekannteNamen] } })
}

const WHAT = {
  neu: 'neu',
  wieder: 'neu',
  verschoben: 'verschoben',
  geaendert: 'verschoben',
  neuer_takt: 'verschoben',
  entfallen: 'entfallen',
  geblieben: 'geblieben',
  von_hand: 'von_hand',
  ausserhalb: 'ausserhalb',
} as const satisfies Record<Exclude<Merged['is'], 'nicht_da'>, string>

// Created once: `localeCompare` would create a collator per call, and block the thread for 1,500 streets.
const { compare } = new Intl.Collator('de', { numeric: true })

const mostGoingFirst = (a: Street, b: Street): number => b.entfallen - a.entfallen || compare(a.ort, b.ort)

/** Returns „Kelterstraße und 3 weitere“. */
export const someOf = (first: string, others: number): string =>
  others > 0 ? `${first} und ${others} weitere` : first

/**
 * Returns all dates of these tours, also past ones: the original day of a date must be unique among all of
 * them.
 */
export const datesIn = async (db: Db, touren: readonly string[]): Promise<DateRow[]> =>
  touren.length === 0
    ? []
    : tablesOf(db)
        .selectFrom('abfall_termine')
        .selectAll()
        .where('tour_id', 'in', [...touren])
        .orderBy('tour_id')
        .orderBy('urspruenglich')
        .execute()
