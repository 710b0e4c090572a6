import { createHash } from 'node:crypto'
import type { Abfallfraktion } from '@rathausplatz/contract/abfallfraktionen'
import type { Covered, Wanted } from './merge-dates.ts'
import type { Bins } from './one-bin.ts'
import type { Piece } from './piece.ts'

/** The dates of one kind in one street. */
export type OfPlace = Bins & {
  /** The stops of a mobile collection, by day. */
  readonly halte: Map<string, Wanted[]>
  readonly ausfaelle: Set<string>
  readonly unklar: Set<string>
}

/** The dates of one kind, by the id of the place. */
export type OfKind = Map<string, OfPlace>
type DatesByKind = Map<Abfallfraktion, OfKind>

/** Returns the dates of a kind in a street, to be filled. */
export function datesAt(byKind: DatesByKind, fraktion: Abfallfraktion, place: string): OfPlace {
  const ofKind: OfKind = byKind.get(fraktion) ?? new Map<string, OfPlace>()
  byKind.set(fraktion, ofKind)
  const ofPlace = ofKind.get(place) ?? {
    termine: new Map<string, Wanted>(),
    grosse: new Map<string, Wanted>(),
    rhythmen: new Map<string, Set<string>>(),
    rhythmenGrosser: new Map<string, Set<string>>(),
    halte: new Map<string, Wanted[]>(),
    ausfaelle: new Set<string>(),
    unklar: new Set<string>(),
  }
  ofKind.set(place, ofPlace)
  return ofPlace
}

/** Returns the days that a file covers: from its first to its last date of this street and kind. */
function coveredBy({ termine, ausfaelle, unklar }: OfPlace): Covered {
  const spoken = [...termine.values()]
    .flatMap(({ datum, urspruenglich }) => (urspruenglich === '' ? [datum] : [datum, urspruenglich]))
    .toSorted()
  const clear = new Set(spoken)
  return {
    von: spoken[0] ?? '',
    bis: spoken.at(-1) ?? '',
    ausfaelle: [...ausfaelle].toSorted(),
    unklar: [...unklar].filter(day => !clear.has(day)).toSorted(),
  }
}

type Tour = Extract<Piece, { art: 'tour' }>

/** Groups the places with equal dates into tours, the largest first. */
export function toursOf(byPlace: OfKind): Tour[] {
  const groups = new Map<string, Tour & { orte: string[] }>()
  for (const [place, ofPlace] of byPlace) {
    const termine = [...ofPlace.termine.values()].toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
    const covered = coveredBy(ofPlace)
    if (termine.length === 0 && covered.ausfaelle.length === 0) continue
    const key = createHash('sha256')
      .update(JSON.stringify([termine, covered]))
      .digest('base64')
    const group = groups.get(key)
    if (group) group.orte.push(place)
    else groups.set(key, { art: 'tour', orte: [place], termine, ...covered })
  }
  return [...groups.values()].toSorted((a, b) => b.orte.length - a.orte.length)
}
