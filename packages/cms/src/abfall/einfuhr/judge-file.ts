import { type Abfalleinfuhr, type Abfallfraktion, CmsError, isAbholung } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/kalender'
import type { Database } from '../../store/index.ts'
import { allKinds, labelsOf } from '../kinds.ts'
import { placeName, shortId } from '../places.ts'
import { tablesOf } from '../tables.ts'
import type { NewPlace } from './find-places.ts'
import { between, mergeDates, type Wanted } from './merge-dates.ts'
import { readApart } from './read-apart.ts'
import type { Manner, Piece } from './understand.ts'

type Db = Database['read']

/** One piece of the work, a transaction each. */
export type ImportStep =
  | { readonly art: 'orte'; readonly orte: readonly NewPlace[] }
  | {
      readonly art: 'tour'
      /** A tour that is there; made with this id where it is not. */
      readonly id: string
      readonly name: string
      readonly fraktion: Abfallfraktion
      readonly orte: readonly string[]
      readonly termine: readonly Wanted[]
      /** Between these days the file is the whole of it. */
      readonly von: string
      readonly bis: string
    }

type Report = Omit<Abfalleinfuhr, 'id' | 'name' | 'stand' | 'von' | 'geprueft_am' | 'anteil' | 'stoerung'>
type File = Manner & { readonly name: string; readonly bytes: Uint8Array }
type Kind = Extract<Piece, { art: 'abfallart' }> & {
  /** Its tours that serve no street which the file is silent about, and are not taken yet. */
  readonly free: Map<string, readonly string[]>
}

const MOST_CHANGES = 100

/** What a file would do to the dates of this town, without doing it. `keep` gets each step of it as it is found. */
export async function judgeFile(
  db: Db,
  { name, bytes, ...manner }: File,
  now: Date,
  keep: (step: ImportStep) => Promise<void>,
): Promise<Report> {
  const heute = berlinDay(now)
  const tables = tablesOf(db)
  const [kinds, orte, tours, links] = await Promise.all([
    allKinds(db),
    tables.selectFrom('abfall_orte').selectAll().execute(),
    tables.selectFrom('abfall_touren').selectAll().where('beendet_am', 'is', null).execute(),
    tables.selectFrom('abfall_tour_orte').selectAll().execute(),
  ])
  const servedBy = Map.groupBy(links, ({ tour_id }) => tour_id)
  const nameOfPlace = new Map(orte.map(one => [one.id, placeName(one)]))
  const counts = { neu: 0, verschoben: 0, entfallen: 0, geblieben: 0, von_hand: 0 }
  const aenderungen: Report['aenderungen'] = []
  let known = 0
  let told: Extract<Piece, { art: 'gelesen' }>['bericht'] | undefined
  let kind: Kind | undefined

  const toursOf = ({ fraktion, orte }: Extract<Piece, { art: 'abfallart' }>) => {
    const named = new Set(orte)
    return new Map(
      tours
        .filter(tour => tour.fraktion === fraktion)
        .map(({ id }) => [id, (servedBy.get(id) ?? []).map(({ ort_id }) => ort_id)] as const)
        .filter(([, served]) => served.every(one => named.has(one))),
    )
  }

  const judgeTour = async (
    { fraktion, genannt, von, bis, free }: Kind,
    { orte, termine }: Extract<Piece, { art: 'tour' }>,
  ) => {
    const id = fittingTour(free, orte) ?? shortId()
    free.delete(id)
    const rows = await tables
      .selectFrom('abfall_termine')
      .selectAll()
      .where('tour_id', '=', id)
      .where(between(von, bis))
      .execute()
    known += rows.filter(({ stand, datum }) => stand === 'gilt' && datum >= heute).length
    const first = nameOfPlace.get(orte[0] ?? '') ?? ''
    const where = orte.length > 1 ? `${first} und ${orte.length - 1} weitere` : first
    for (const one of mergeDates(termine, rows, heute)) {
      const is = one.is === 'geaendert' ? 'verschoben' : one.is
      counts[is]++
      if (is === 'geblieben' || is === 'von_hand' || aenderungen.length >= MOST_CHANGES) continue
      const vorher = 'row' in one ? one.row.datum : null
      const nachher = 'wanted' in one ? one.wanted.datum : 'change' in one ? one.change.datum : null
      aenderungen.push({ was: is, fraktion, orte: where, vorher, nachher })
    }
    const called = kinds.find(one => one.fraktion === fraktion)?.name ?? fraktion
    const title = (isAbholung(fraktion) ? `${called}: ${where}` : genannt).slice(0, 120)
    await keep({ art: 'tour', id, name: title, fraktion, orte, termine, von, bis })
  }

  for await (const piece of readApart({ name, bytes, manner, labels: labelsOf(kinds), orte, heute })) {
    if (piece.art === 'unlesbar') throw new CmsError('ungueltig', piece.satz)
    else if (piece.art === 'gelesen') told = piece.bericht
    else if (piece.art === 'abfallart') kind = { ...piece, free: toursOf(piece) }
    else if (piece.art === 'orte') {
      for (const one of piece.orte) nameOfPlace.set(one.id, placeName(one))
      await keep(piece)
    } else if (kind) await judgeTour(kind, piece)
  }
  if (!told) throw new Error('A file was read to its end and said nothing.')
  return {
    ...told,
    anzahl: { ...counts, ...told.anzahl },
    bedenken: [
      ...told.bedenken,
      ...(known > 20 && counts.entfallen > known * 0.3
        ? [`${counts.entfallen} von ${known} künftigen Terminen würden entfallen.`]
        : []),
    ],
    aenderungen,
  }
}

/** The tour that most of them have now. */
function fittingTour(
  free: ReadonlyMap<string, readonly string[]>,
  orte: readonly string[],
): string | undefined {
  const own = new Set(orte)
  let best: { id: string; shared: number } | undefined
  for (const [id, served] of free) {
    const shared = served.filter(one => own.has(one)).length
    if (shared > (best?.shared ?? 0)) best = { id, shared }
  }
  return best?.id
}
