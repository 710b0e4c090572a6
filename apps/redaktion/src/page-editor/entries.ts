import type { PageLayout, SlotName } from '@rathausplatz/contract'

/** An entry in the list of a page: usually valid, but an import may have left anything. */
export type Entry = unknown

/** An entry with the valid parts of its data. */
export type ReadEntry = {
  readonly template: string
  readonly slotName: SlotName
  readonly context: Readonly<Record<string, unknown>>
  readonly options: Readonly<Record<string, unknown>>
}

/** Places of entries on a page, by their German name. A page without a sidebar has one place for all. */
export type Place = SlotName | 'page'

export const placeNames: Readonly<Record<Place, string>> = {
  content: 'Inhalt',
  sidebar: 'Seitenleiste',
  page: 'Inhalt',
}

/** Only the default layout has a sidebar beside the content. */
export const placesOf = (layout: unknown): readonly Place[] =>
  layout === ('wide' satisfies PageLayout) || layout === ('portal' satisfies PageLayout)
    ? ['page']
    : ['content', 'sidebar']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const entriesIn = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value : NONE)
const NONE: readonly Entry[] = []

export function readEntry(entry: Entry): ReadEntry {
  const { template, slotName, context, options } = isRecord(entry) ? entry : ({} as Record<string, unknown>)
  return {
    template: typeof template === 'string' ? template : '',
    slotName: slotName === 'sidebar' ? 'sidebar' : 'content',
    context: isRecord(context) ? context : {},
    options: isRecord(options) ? options : {},
  }
}

const isAt = (entry: Entry, place: Place) => place === 'page' || readEntry(entry).slotName === place

/** Returns the indexes of the entries at a place, in order. */
export const standingAt = (entries: readonly Entry[], place: Place): number[] =>
  entries.flatMap((entry, index) => (isAt(entry, place) ? [index] : []))

/** Returns the place of an entry among those of the page. */
export const placeOf = (entry: Entry, places: readonly Place[]): Place =>
  places.length === 1 && places[0] ? places[0] : readEntry(entry).slotName

/** Returns an entry with this place; the same object if it is there already. */
function put(entry: Entry, place: Place): Entry {
  if (place === 'page' || !isRecord(entry) || readEntry(entry).slotName === place) return entry
  return { ...entry, slotName: place }
}

/** A spot between entries: at a place, before the entry of an index, or at the end. */
export type Spot = { readonly place: Place; readonly before: number | undefined }

/** Moves an entry to another spot. All others keep their order. */
export function moved(entries: readonly Entry[], from: number, { place, before }: Spot): readonly Entry[] {
  if (!(from in entries) || before === from) return stays(entries, from, place)
  const target = before ?? behind(entries, place)
  const others = entries.toSpliced(from, 1)
  return others.toSpliced(target > from ? target - 1 : target, 0, put(entries[from], place))
}

/** An entry dropped on itself stays, unless its place changes. */
const stays = (entries: readonly Entry[], from: number, place: Place): readonly Entry[] => {
  const entry = entries[from]
  const there = put(entry, place)
  return there === entry ? entries : entries.with(from, there)
}

function behind(entries: readonly Entry[], place: Place): number {
  const last = standingAt(entries, place).at(-1)
  return last === undefined ? entries.length : last + 1
}

export const inserted = (
  entries: readonly Entry[],
  entry: Entry,
  { place, before }: Spot,
): readonly Entry[] => entries.toSpliced(before ?? behind(entries, place), 0, put(entry, place))

/** Returns the spot right behind an entry. */
export function spotBehind(entries: readonly Entry[], index: number, places: readonly Place[]): Spot {
  const place = placeOf(entries[index], places)
  return { place, before: standingAt(entries, place).find(other => other > index) }
}

/** Returns the spot one step up or down among the entries of its place; undefined at the end. */
export function step(
  entries: readonly Entry[],
  index: number,
  way: 'up' | 'down',
  places: readonly Place[],
): Spot | undefined {
  const place = placeOf(entries[index], places)
  const there = standingAt(entries, place)
  const at = there.indexOf(index)
  if (way === 'up') return at > 0 ? { place, before: there[at - 1] } : undefined
  return at < there.length - 1 ? { place, before: there[at + 2] } : undefined
}

/** Returns the other place of a page with two places. */
export const otherPlace = (entry: Entry, places: readonly Place[]): Place | undefined =>
  places.find(place => place !== placeOf(entry, places))

/** Inserts a deep copy of an entry behind it. */
export const duplicated = (entries: readonly Entry[], index: number): readonly Entry[] =>
  index in entries ? entries.toSpliced(index + 1, 0, structuredClone(entries[index])) : entries

export const without = (entries: readonly Entry[], index: number): readonly Entry[] =>
  index in entries ? entries.toSpliced(index, 1) : entries
