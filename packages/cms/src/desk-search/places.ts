import type { RecordDefinition } from '@rathausplatz/contract/records'
import { fieldName } from '../editing/field-names.ts'
import { type Leaf, leavesOf } from './leaves.ts'

/** A place of a document that the search leads to. */
export type Place = {
  readonly art: 'titel' | 'person' | 'kontakt' | 'text'
  /** The dotted path of its field. */
  readonly feld: string
  /** What the form calls the field. */
  readonly name: string
  readonly text: string
  /** Of a text that several fields say together: where each of them begins. */
  readonly parts?: readonly Part[]
}
type Part = { readonly feld: string; readonly start: number }

/** Longest text of a document that is found, in characters: some hundred printed pages. */
const LONGEST_TEXT = 400_000

/** The fields of a person that are said with the name. */
const OF_PERSON = /^(?:titel|vorname|nachname|funktion|raum|kommunikation\.\d+\.(?:kanal|kennung))$/
const OF_NAME = /(?:^|\.)(?:titel|vorname|nachname)$/
/** A way to reach an office or a person: its channel and its number. */
const WAY = /^(.*\.|)kommunikation\.\d+\.(?:kanal|kennung)$/
const SINGLE_WAY = /(?:^|\.)(?:telefon|fax|mobil|email|bereitschaft)$/i
const SINGLE_PERSON = /(?:^|\.)ansprechperson$/

/** Returns the places of a draft, or of a public version, in the order of its form. */
export function placesOf(record: RecordDefinition, data: unknown): Place[] {
  const leaves = leavesOf(record, data)
  const people = leaves.flatMap(({ path }) => /^(.*\.|)nachname$/.exec(path)?.[1] ?? [])
  const whereTo = (path: string): Pick<Place, 'art' | 'feld'> => {
    const person = people.find(base => path.startsWith(base) && OF_PERSON.test(path.slice(base.length)))
    if (person !== undefined) return { art: 'person', feld: `${person}nachname` }
    if (SINGLE_PERSON.test(path)) return { art: 'person', feld: path }
    if (WAY.test(path)) return { art: 'kontakt', feld: path.replace(/kanal$/, 'kennung') }
    if (SINGLE_WAY.test(path)) return { art: 'kontakt', feld: path }
    return { art: path === record.title ? 'titel' : 'text', feld: path }
  }
  const groups = Map.groupBy(leaves, ({ path }) => whereTo(path).feld)
  let left = LONGEST_TEXT
  return [...groups].map(([feld, group]) => {
    const { art } = whereTo(feld)
    const { text: whole, parts } = said(group)
    const text = whole.slice(0, left)
    left -= text.length
    const place = { art, feld, name: nameOf(record, { art, feld }, data), text }
    return parts.length > 1 ? Object.assign(place, { parts }) : place
  })
}

/**
 * Says a group in one line, with the beginning of each field: `Gerhard Nold, Standesbeamter, Zimmer 12, Telefon
 * 07731 1234-56`. A way to reach somebody begins with its channel.
 */
function said(group: readonly Leaf[]): { readonly text: string; readonly parts: readonly Part[] } {
  const [first] = group
  if (first && group.length === 1) return { text: first.text, parts: [] }
  const parts: Part[] = []
  let text = ''
  const say = (between: string, { path, text: piece }: Leaf) => {
    const start = text === '' ? 0 : text.length + between.length
    text += (text === '' ? '' : between) + piece
    parts.push({ feld: path.replace(/kanal$/, 'kennung'), start })
  }
  for (const leaf of group.filter(({ path }) => OF_NAME.test(path))) say(' ', leaf)
  let isAfterChannel = false
  for (const leaf of group.filter(({ path }) => !OF_NAME.test(path))) {
    // The form asks for a room: „12“ is enough there, but not beside a name.
    const isBareRoom = /(?:^|\.)raum$/.test(leaf.path) && /^\d/.test(leaf.text)
    say(isAfterChannel ? ' ' : ', ', isBareRoom ? { ...leaf, text: `Raum ${leaf.text}` } : leaf)
    isAfterChannel = /(?:^|\.)kanal$/.test(leaf.path)
  }
  return { text, parts }
}

/**
 * Returns the field of a place that says a number, a room or a mail address: the one with a digit that was asked
 * for, otherwise the one with most of the words.
 */
export function fieldAt(
  { feld, text, parts = [] }: Place,
  marks: readonly { readonly start: number; readonly end: number }[],
): string {
  const endOfName = text.includes(',') ? text.indexOf(',') : text.length
  const behind = marks.filter(({ start }) => start > endOfName)
  const numbered = behind.filter(({ start, end }) => /\d/.test(text.slice(start, end)))
  const fields = (numbered.length > 0 ? numbered : behind).flatMap(
    ({ start }) => parts.findLast(part => part.start <= start)?.feld ?? [],
  )
  const counted = [...Map.groupBy(fields, one => one)].toSorted(([, a], [, b]) => b.length - a.length)
  return counted[0]?.[0] ?? feld
}

/** A person is called by what it is; a number by its group, because its own label says „Nummer“ only. */
function nameOf(record: RecordDefinition, { art, feld }: Pick<Place, 'art' | 'feld'>, data: unknown): string {
  if (art === 'person') return feld === 'nachname' ? record.label.one : 'Ansprechperson'
  const named = WAY.test(feld) ? feld.replace(/\.\d+\.kennung$/, '') : feld
  return fieldName(record, named, data) || record.label.one
}
