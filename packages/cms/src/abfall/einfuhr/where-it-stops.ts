import { readTime } from './days/read-time.ts'
import { folded } from './folded.ts'
import type { RawRow } from './raw-rows.ts'
import type { Title } from './title/read-title.ts'
import { KERB } from './what-row-means.ts'

/** Time and place of a stop of a mobile collection. */
type Stop = Pick<RawRow, 'zeit_von' | 'zeit_bis' | 'platz'>

/** Whether an entry is a stop of a mobile collection. */
export const isStop = ({ fraktionen }: Title): boolean => !fraktionen.every(one => KERB.has(one))

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
const NUMBER = /^\d{1,4}[a-z]?$/
/** Spots that every town has, and words about them. An unknown name may belong to another town. */
const SPOTS: ReadonlySet<string> = new Set(
  [
    'festplatz parkplatz marktplatz kirchplatz dorfplatz sportplatz messplatz rathausplatz bahnhofsplatz schulhof',
    'bauhof wertstoffhof recyclinghof werkstattgelaende betriebsgelaende klaeranlage rathaus bahnhof busbahnhof',
    'feuerwehr feuerwehrhaus feuerwehrgeraetehaus sporthalle turnhalle festhalle stadthalle mehrzweckhalle gemeindehalle',
    'schule grundschule kindergarten kirche friedhof schwimmbad freibad wochenmarkt buergerhaus',
    'am an auf bei beim der dem den die im in hinter neben vor zum zur gegenueber und',
  ].flatMap(line => line.split(' ')),
)

/**
 * Returns the stop that an entry names in its title and its place, unless that place is the street that the
 * entry is for. Returns undefined if a word is unknown or the entry names several stops.
 */
export function stopOf(
  row: RawRow,
  { daneben: { halt } }: Title,
  isForStreet: boolean,
  isNameHere: (word: string) => boolean,
): Stop | undefined {
  const isKnown = (word: string) => word.split('-').every(part => SPOTS.has(part) || isNameHere(part))
  const areKnown = (words: readonly string[]) =>
    words.every((word, nth) => isKnown(word) || (nth > 0 && NUMBER.test(word)))
  const [hours, ...others] = halt.zeiten.map(hoursOf)
  if (others.length > 0 || (halt.zeiten.length > 0 && !hours) || !areKnown(halt.worte)) return undefined
  if (!isForStreet && !areKnown(folded(row.lage).match(WORD) ?? [])) return undefined
  if (hours && row.zeit_von !== '' && hours.zeit_von !== row.zeit_von) return undefined
  const own = isForStreet ? row.platz : row.platz || row.lage
  const spot = spotIn(row.fraktion, halt.worte)
  const places = saysAll(own, spot) ? [own] : saysAll(spot, own) ? [spot] : [own, spot]
  return {
    zeit_von: row.zeit_von || (hours?.zeit_von ?? ''),
    zeit_bis: row.zeit_bis || (hours?.zeit_bis ?? ''),
    platz: places.join(', '),
  }
}

/** Whether a text has all words of another one: „Turnplatz, Unterweiler“ says „Turnplatz“. */
function saysAll(text: string, other: string): boolean {
  const words = new Set(folded(text).match(WORD))
  return (folded(other).match(WORD) ?? []).every(word => words.has(word))
}

/** Parses „9-12 Uhr“, „ab 9.30 Uhr“. */
function hoursOf(text: string): Pick<Stop, 'zeit_von' | 'zeit_bis'> | undefined {
  const [, from = '', until = ''] =
    /^(?:ab|um)?\s*(\d{1,2}(?:[:.]\d{2})?)\s*(?:uhr)?(?:\s*(?:-|–|bis)\s*(\d{1,2}(?:[:.]\d{2})?)\s*(?:uhr)?)?$/.exec(
      text,
    ) ?? []
  const [zeit_von, zeit_bis] = [readTime(from), until === '' ? '' : readTime(until)]
  return zeit_von === undefined || zeit_bis === undefined ? undefined : { zeit_von, zeit_bis }
}

/**
 * Returns the words of a place as they are written in the title, with the characters between them if no other
 * word is there.
 */
function spotIn(title: string, words: readonly string[]): string {
  const left = [...words]
  let spot = ''
  let end = -1
  for (const { 0: word, index } of title.matchAll(WORD)) {
    const isNext = folded(word) === left[0]
    if (isNext) {
      left.shift()
      spot += (end < 0 ? '' : (/^[\s,./-]*$/.exec(title.slice(end, index))?.[0] ?? ', ')) + word
    }
    if (isNext) end = index + word.length
  }
  return spot
}
