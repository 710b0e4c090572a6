import { type Abfalleinfuhr, type Abfallfraktion, CmsError } from '@rathausplatz/contract'
import { berlinDay, germanDay, plusDays } from '@rathausplatz/time'
import type { Db } from '../../store/index.ts'
import type { DateRow } from '../change-dates.ts'
import { allKinds, labelsOf } from '../kinds.ts'
import { namesIn } from '../names.ts'
import { placeName } from '../places.ts'
import { tablesOf } from '../tables.ts'
import type { NewPlace } from './find-places.ts'
import { gemeindeOf } from './gemeinde-of.ts'
import { type Covered, type Merged, mergeDates, NEAR_DAYS, type Wanted } from './merge-dates.ts'
import type { Manner } from './order.ts'
import { partsOf } from './parts.ts'
import type { Piece } from './piece.ts'
import { readApart } from './read-apart.ts'
import { byVariant, toursOfKind } from './tours-by-variant.ts'

/** One step of the import; each is one transaction. */
export type ImportStep =
  | { readonly art: 'orte'; readonly orte: readonly NewPlace[] }
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
const MOST_BESIDE = 10

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
      .select(['o.ort_id', 'o.tour_id', 't.fraktion', 't.variante'])
      .where('t.beendet_am', 'is', null)
      .execute(),
  ])
  const ungefuehrt = new Set(kinds.filter(({ aktiv }) => !aktiv).map(({ fraktion }) => fraktion))
  const nameOfPlace = new Map(orte.map(one => [one.id, placeName(one)]))
  const anzahl = { neu: 0, verschoben: 0, entfallen: 0, geblieben: 0, von_hand: 0, ausserhalb: 0 }
  const aenderungen: Record<Change['was'], Change[]> = { entfallen: [], verschoben: [], neu: [] }
  const strassen = new Map<string, Street>()
  const beside: string[] = []
  const byHand: string[] = []
  const unnamed: string[] = []
  let cancelled = 0
  let told: Extract<Piece, { art: 'gelesen' }>['bericht'] | undefined
  let kind: { fraktion: Abfallfraktion; tours: ReturnType<typeof toursOfKind> } | undefined

  const streetOf = (id: string): Street => {
    const ort = nameOfPlace.get(id) ?? ''
    const street = strassen.get(id) ?? { ort, neu: 0, verschoben: 0, bleiben: 0, entfallen: 0 }
    strassen.set(id, street)
    return street
  }

  type Of = { fraktion: Abfallfraktion; variante: string; orte: readonly string[]; isCancelled: boolean }
  const note = (one: Merged, { fraktion, variante, orte, isCancelled }: Of) => {
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
  })) {
    if (piece.art === 'unlesbar') throw refusalOf(piece)
    else if (piece.art === 'gelesen') told = piece.bericht
    else if (piece.art === 'abfallart') {
      const { fraktion } = piece
      kind = { fraktion, tours: toursOfKind(links, fraktion) }
    } else if (piece.art === 'orte') {
      for (const one of piece.orte) nameOfPlace.set(one.id, placeName(one))
      await keep(piece)
    } else if (kind) {
      const { fraktion, tours } = kind
      const plain = kinds.find(one => one.fraktion === fraktion)?.name ?? fraktion
      const ausfaelle = new Set(piece.ausfaelle)
      for (const { variante, orte, toursOf, isUnnamed } of await byVariant(piece, tours, some =>
        datesIn(db, some),
      )) {
        const called = variante === '' ? plain : `${plain} (${variante})`
        if (isUnnamed) unnamed.push(`${called}, ${someOf(streetOf(orte[0] ?? '').ort, orte.length - 1)}`)
        for (const part of partsOf(orte, toursOf))
          for (const one of mergeDates(piece.termine, await datesIn(db, part.touren), piece, heute)) {
            const isCancelled = one.is === 'entfallen' && ausfaelle.has(one.row.datum)
            note(one, { fraktion, variante, orte: part.orte, isCancelled })
            const where = someOf(streetOf(part.orte[0] ?? '').ort, part.orte.length - 1)
            if (one.is === 'ausserhalb' && one.row.datum >= heute && isBeside(piece, one.row.datum))
              beside.push(`${called} ${germanDay(one.row.datum)}, ${where}`)
            if (isCancelled) cancelled++
            if (one.is === 'von_hand' && one.row.datum >= heute && isOtherwise(one))
              byHand.push(`${called} ${byHandInWords(one)}, ${where}`)
          }
        await keep({ ...piece, fraktion, variante, orte, name: called.slice(0, 120) })
      }
    }
  }
  if (!told) throw new Error('A file was read to its end and said nothing.')
  return {
    ...told,
    anzahl: { ...anzahl, ...told.anzahl },
    bedenken: [
      ...told.bedenken,
      ...(unnamed.length > 0
        ? [
            `Die Stadt führt hier mehrere Rhythmen oder Behälter, die Datei nennt keinen: ${firstOf(unnamed)}. Ihre Termine gelten dann für die übliche Tonne.`,
          ]
        : []),
      ...goingBecause(anzahl.entfallen - cancelled, {
        one: 'er in der Datei nicht mehr steht',
        many: 'sie in der Datei nicht mehr stehen',
      }),
      ...goingBecause(cancelled, { one: 'die Datei ihn absagt', many: 'die Datei sie absagt' }),
    ],
    hinweise: [
      ...told.hinweise,
      ...(beside.length > 0
        ? [
            `Kurz vor dem ersten oder nach dem letzten Termin der Datei bleibt ein anderer stehen: ${firstOf(beside)}. Ist er derselbe, dann lassen Sie ihn bitte von Hand ausfallen.`,
          ]
        : []),
      ...(byHand.length > 0 ? [`Von Hand geändert, bleibt: ${firstOf(byHand)}.`] : []),
    ],
    strassen: [...strassen.values()].toSorted(mostGoingFirst).slice(0, MOST_STREETS),
    anzahl_strassen: strassen.size,
    aenderungen: [...aenderungen.entfallen, ...aenderungen.verschoben, ...aenderungen.neu],
  }
}

function refusalOf({ satz, unbekannteNamen = [] }: Extract<Piece, { art: 'unlesbar' }>): CmsError {
  return new CmsError('ungueltig', satz, { details: { unbekannteNamen: [...unbekannteNamen] } })
}

type ByHand = Extract<Merged, { is: 'von_hand' }>

const isOtherwise = ({ row: { stand, datum }, datei }: ByHand): boolean =>
  stand === 'gilt' ? datei?.datum !== datum : datei !== undefined

/** Returns „30.01.2027 (Datei: 29.01.2027)“. */
const byHandInWords = ({ row: { stand, datum }, datei }: ByHand): string =>
  `${germanDay(datum)}${stand === 'gilt' ? '' : ' abgesagt'} (Datei: ${datei ? germanDay(datei.datum) : 'kein Termin'})`

const firstOf = (texts: readonly string[]): string =>
  `${texts.slice(0, MOST_BESIDE).join('; ')}${texts.length > MOST_BESIDE ? `; und ${texts.length - MOST_BESIDE} weitere` : ''}`

function goingBecause(times: number, why: { one: string; many: string }): string[] {
  if (times === 0) return []
  return times === 1
    ? [`1 Termin fällt weg, weil ${why.one}. Er ist unten genannt.`]
    : [`${times} Termine fallen weg, weil ${why.many}. Sie sind unten genannt.`]
}

const WHAT = {
  neu: 'neu',
  wieder: 'neu',
  verschoben: 'verschoben',
  geaendert: 'verschoben',
  entfallen: 'entfallen',
  geblieben: 'geblieben',
  von_hand: 'von_hand',
  ausserhalb: 'ausserhalb',
} as const satisfies Record<Merged['is'], string>

// Created once: `localeCompare` would create a collator per call, and block the thread for 1,500 streets.
const { compare } = new Intl.Collator('de', { numeric: true })

const mostGoingFirst = (a: Street, b: Street): number => b.entfallen - a.entfallen || compare(a.ort, b.ort)

/** Whether a day is outside of the file's span, but so near to it that it may be the same collection. */
const isBeside = ({ von, bis }: Covered, day: string): boolean =>
  von !== '' && day >= plusDays(von, -NEAR_DAYS) && day <= plusDays(bis, NEAR_DAYS)

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
