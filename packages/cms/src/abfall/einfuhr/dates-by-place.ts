import { createHash } from 'node:crypto'
import type { Abfallfraktion } from '@rathausplatz/contract/abfallfraktionen'
import type { Covered, Wanted } from './merge-dates.ts'
import type { Piece } from './piece.ts'

/** The dates of one kind in one street, for one variant. */
export type OfVariant = {
  readonly termine: Map<string, Wanted>
  /** The stops of a mobile collection, by day. */
  readonly halte: Map<string, Wanted[]>
  readonly ausfaelle: Set<string>
  /** The reasons that the file gives for cancelled days. */
  readonly gruende: Map<string, string>
  readonly unklar: Set<string>
  /** Days far from all others: they do not stretch the span of the file. */
  readonly fern: Set<string>
  /** Moved dates whose title names no variant: a moved date need not repeat it. */
  readonly verschoben: Set<string>
  /** Whether a title names this variant for this kind alone. */
  istSicher: boolean
}

/** The dates of one kind in one street, by variant; the empty one is not named. */
export type OfPlace = Map<string, OfVariant>
/** The dates of one kind, by the id of the place. */
export type OfKind = Map<string, OfPlace>
type DatesByKind = Map<Abfallfraktion, OfKind>

const nothing = (): OfVariant => ({
  termine: new Map(),
  halte: new Map(),
  ausfaelle: new Set(),
  gruende: new Map(),
  unklar: new Set(),
  fern: new Set(),
  verschoben: new Set(),
  istSicher: false,
})

/** Returns the dates of a variant of a kind in a street, to be filled. */
export function datesAt(
  byKind: DatesByKind,
  fraktion: Abfallfraktion,
  place: string,
  variante: string,
): OfVariant {
  const ofKind: OfKind = byKind.get(fraktion) ?? new Map()
  byKind.set(fraktion, ofKind)
  const ofPlace: OfPlace = ofKind.get(place) ?? new Map()
  ofKind.set(place, ofPlace)
  const ofVariant = ofPlace.get(variante) ?? nothing()
  ofPlace.set(variante, ofVariant)
  return ofVariant
}

/** Whether a file says something about a variant: dates or cancelled days. */
export const saysSomething = ({ termine, ausfaelle }: OfVariant): boolean =>
  termine.size > 0 || ausfaelle.size > 0

/** Returns the days that a file covers: from its first to its last date of this street and kind. */
function coveredBy({ termine, ausfaelle, gruende, unklar, fern }: OfVariant): Covered {
  const spoken = [...termine.values()]
    .flatMap(({ datum, urspruenglich }) => (urspruenglich === '' ? [datum] : [datum, urspruenglich]))
    .toSorted()
  const clear = new Set(spoken)
  const inSpan = spoken.filter(day => !fern.has(day))
  return {
    von: inSpan[0] ?? '',
    bis: inSpan.at(-1) ?? '',
    ...(fern.size > 0 ? { fern: [...fern].toSorted() } : {}),
    ausfaelle: [...ausfaelle].toSorted(),
    ...(gruende.size > 0 ? { gruende: Object.fromEntries(gruende) } : {}),
    unklar: [...unklar].filter(day => !clear.has(day)).toSorted(),
  }
}

type Tour = Extract<Piece, { art: 'tour' }>

/**
 * Groups the places with equal dates of a variant into tours, the largest first. `part` says that the file
 * is not the whole plan: it ends too early, or has only changes.
 */
export function toursOf(byPlace: OfKind, part: Pick<Covered, 'isCutOff' | 'isOnlyChanges'> = {}): Tour[] {
  const groups = new Map<string, Tour & { orte: string[] }>()
  for (const [place, ofPlace] of byPlace) {
    const varianten = [...ofPlace].filter(([, one]) => saysSomething(one)).map(([variante]) => variante)
    for (const variante of varianten.toSorted()) {
      const ofVariant = ofPlace.get(variante)
      if (!ofVariant) continue
      const termine = [...ofVariant.termine.values()].toSorted((a, b) => (a.datum < b.datum ? -1 : 1))
      const tour = {
        variante,
        varianten: varianten.toSorted(),
        termine,
        ...coveredBy(ofVariant),
        ...part,
      }
      const key = createHash('sha256').update(JSON.stringify(tour)).digest('base64')
      const group = groups.get(key)
      if (group) group.orte.push(place)
      else groups.set(key, { art: 'tour', orte: [place], ...tour })
    }
  }
  return [...groups.values()].toSorted((a, b) => b.orte.length - a.orte.length)
}
