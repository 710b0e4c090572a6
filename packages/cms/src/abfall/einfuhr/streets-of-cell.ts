import { readSpans, splitStreetAndSpans } from '../house-numbers/read-spans.ts'
import { type Span, spansInWords } from '../house-numbers/spans.ts'

/** A street with its house numbers in the written form; without numbers, all houses. */
export type Address = { readonly strasse: string; readonly hausnummer: string }
type Read =
  | { readonly adressen: readonly Address[]; readonly ort: string }
  /** Why the cell is not understood. */
  | { readonly satz: string }

type Known = {
  /** Whether the town has a street of exactly this name. */
  readonly isStreet: (name: string) => boolean
  readonly isOrt: (name: string) => boolean
}

/** Between streets and numbers, outside of brackets. */
const BETWEEN =
  /(?:\s*[,;|\n]\s*|\s+[/+&]\s+|(?<=[\p{L}.\d])\/(?=\p{Lu})|\s+(?:und|sowie)\s+(?=[\p{Lu}\d]))(?![^()]*\))/u
const NAME = /^\p{Lu}[^\d]{2,}/u
/** The end of a halved name: „Haupt- und Bahnhofstraße“. */
const HALF = /-$/
const BRACKET = /^(.*?)\s*\(([^()]*)\)$/u
/** Classes of roads beside a name: „(L 123)“. */
const ROAD = /^[ABKLS]\s?\d{1,4}$/

/** Returns a reader for the cells of one row that name streets and house numbers. */
export function streetReader({ isStreet, isOrt }: Known) {
  return (strasse: string, hausnummer: string): Read => {
    const numbers = readSpans(hausnummer)
    if (!numbers) return { satz: `Die Hausnummern „${hausnummer.slice(0, 60)}“ sind nicht zu verstehen.` }
    const whole = strasse.replaceAll(/\s+/g, ' ').trim()
    const read = isStreet(whole) ? [{ strasse: whole, spans: [] }] : undefined
    const ort: string[] = []
    const streets = read ?? streetsIn(strasse.trim(), ort)
    const [first, ...others] = streets ?? []
    if (!first || ort.length > 1 || [first, ...others].some(hasMore)) return { satz: unclear(whole) }
    if (numbers.length === 0) return { adressen: [first, ...others].map(addressOf), ort: ort[0] ?? '' }
    const both = others.length === 0 ? inBoth(first.spans, numbers) : undefined
    if (!both) return { satz: unclear(`${whole}, ${hausnummer}`) }
    return { adressen: [addressOf({ strasse: first.strasse, spans: both })], ort: ort[0] ?? '' }
  }

  /** Numbers that were not read may be a part of the street. „17. Juni“ is none. */
  function hasMore({ strasse }: Street): boolean {
    return /\d(?!\d*\.)/.test(strasse) && !isStreet(strasse)
  }

  function streetsIn(text: string, ort: string[]): Street[] | undefined {
    const alone = withoutBracket(text, ort)
    const split = splitStreetAndSpans(alone)
    if (!BETWEEN.test(split.strasse)) return [split]
    const streets: Street[] = []
    for (const part of alone.split(BETWEEN)) {
      const piece = withoutBracket(part, ort)
      const spans = readSpans(piece)
      const last = streets.at(-1)
      if (spans && spans.length > 0) {
        const joined = last && readSpans([spansInWords(last.spans), piece].filter(Boolean).join(', '))
        if (!last || !joined) return undefined
        streets.splice(-1, 1, { strasse: last.strasse, spans: joined })
      } else if (isOrt(piece)) ort.push(piece)
      else if (NAME.test(piece) && !HALF.test(piece))
        streets.push(isStreet(piece) ? { strasse: piece, spans: [] } : splitStreetAndSpans(piece))
      else if (piece !== '') return undefined
    }
    return streets
  }

  /** Takes a part of the town, or the class of a road, from behind a name. */
  function withoutBracket(text: string, ort: string[]): string {
    const [, name = '', inside = ''] = BRACKET.exec(text.trim()) ?? []
    if (name === '' || !(isOrt(inside) || ROAD.test(inside.trim()))) return text.trim()
    if (isOrt(inside)) ort.push(inside)
    return name
  }
}

type Street = { readonly strasse: string; readonly spans: readonly Span[] }

const addressOf = ({ strasse, spans }: Street): Address => ({ strasse, hausnummer: spansInWords(spans) })

/** Joins the numbers in the street's name with those of their own column: „Talweg 1-19“ and „ungerade“. */
function inBoth(inName: readonly Span[], own: readonly Span[]): readonly Span[] | undefined {
  const [name, column] = [spansInWords(inName), spansInWords(own)]
  if (name === '' || name === column) return own
  return /^(?:un)?gerade$/.test(column) ? readSpans(`${name} ${column}`) : undefined
}

const unclear = (text: string): string =>
  `Welche Straße oder Hausnummer „${text.replaceAll(/\s+/g, ' ').slice(0, 100)}“ meint, ist unklar. Bitte geben Sie jeder Straße eine eigene Zeile.`
