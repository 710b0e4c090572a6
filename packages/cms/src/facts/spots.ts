import type { RecordFact } from './record-facts.ts'
import { digitsOf, escaped, MAIL, toEuro } from './spelling.ts'

type Fact = Pick<RecordFact, 'art' | 'wert'>

/** A range of characters, `to` exclusive. */
export type Spot<F> = { readonly fact: F; readonly from: number; readonly to: number }

/**
 * Returns a finder for facts in any spelling: telephone numbers with blanks, strokes or +49, mail addresses
 * in any case, streets with any blank before the number, amounts before € or Euro; in formatted text also in
 * links. It reads a text once per street, and once per other type of fact.
 */
export function finderOf<F extends Fact>(facts: readonly F[]): (text: string) => Spot<F>[] {
  const streets = facts
    .filter(({ art, wert }) => (art === 'anschrift' || art === 'name') && isShort(wert))
    .map(fact => ({ fact, written: fact.art === 'name' ? asNamed(fact.wert) : asWritten(fact.wert) }))
  const others = (['telefon', 'email', 'gebuehr'] as const)
    .map(art => ({
      art,
      known: new Map(facts.filter(fact => fact.art === art).map(fact => [normal(art, fact.wert), fact])),
    }))
    .filter(({ known }) => known.size > 0)
  const spot = (fact: F, { 0: written, index }: RegExpExecArray): Spot<F> => ({
    fact,
    from: index,
    to: index + written.length,
  })
  const spotsIn = (text: string) => [
    ...streets.flatMap(({ fact, written }) => [...text.matchAll(written)].map(match => spot(fact, match))),
    ...others.flatMap(({ art, known }) =>
      [...text.matchAll(SPELLINGS[art])].flatMap(match => {
        const fact = known.get(normal(art, match[0]))
        return fact ? [spot(fact, match)] : []
      }),
    ),
  ]
  return text => {
    const spots = spotsIn(text)
    if (spots.length === 0) return spots
    const addresses = [...text.matchAll(ADDRESS)].map(
      ({ 0: { length }, index }) => [index, index + length] as const,
    )
    return addresses.length === 0
      ? spots
      : spots.filter(spot => !addresses.some(([from, to]) => from <= spot.from && spot.from < to))
  }
}

/** Addresses of pages, files and other websites: a changed number in them would lead elsewhere. */
const ADDRESS = /^[/#?]\S*$|(?<=(?:href|src)=")(?!tel:|mailto:)[^"]*|https?:\/\/[^\s"<>]*/g

/** Replaces some spots of a text, in words and in links. */
export function withFacts<F extends Fact>(
  text: string,
  spots: readonly Spot<F>[],
  nowOf: (fact: F) => string,
): string {
  let done = ''
  let at = 0
  for (const { fact, from, to } of spots.toSorted((one, other) => one.from - other.from)) {
    // Of two facts in one spot only the first is replaced.
    if (from < at) continue
    const now = nowOf(fact)
    const isDialled = fact.art === 'telefon' && text.slice(0, from).endsWith('tel:')
    done += text.slice(at, from) + (isDialled ? `+49${digitsOf(now).slice(1)}` : now)
    at = to
  }
  return done + text.slice(at)
}

/** Returns a key that is equal for all spellings of a fact. */
export const factKey = ({ art, wert }: Fact): string => `${art}:${normal(art, wert)}`

function normal(art: Fact['art'], written: string): string {
  if (art === 'telefon') return digitsOf(written)
  if (art === 'gebuehr') return String(toEuro(written))
  return written.replaceAll(BLANKS, ' ').trim().toLowerCase()
}

/** Each blank matches in one way only: otherwise a row of blanks would cause exponential backtracking. */
const BLANK = String.raw`(?:\s|&nbsp;)`
const BLANKS = new RegExp(`${BLANK}+`, 'g')

const SPELLINGS = {
  telefon: /(?:\+49|(?<=tel:)0|(?<![\d.,:])0)(?:[\d\s/()-]|&nbsp;)*\d/g,
  email: MAIL,
  gebuehr: /(?<![\d.,])\d[\d.]*(?:,\d{1,2})?(?=(?:\s|&nbsp;)?(?:€|Euro(?!\p{L})))/gu,
} as const satisfies Partial<Record<Fact['art'], RegExp>>

/** A longer value is no street; its words would make the search slow. */
const isShort = (street: string): boolean => street.length <= 100 && street.trim().split(BLANKS).length <= 8

/** Matches Anna Nold, but not Johanna Nold, Eva-Anna Nold, Anna Nolde or Anna Nold-Meier. */
const asNamed = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}-])${name.trim().split(BLANKS).map(escaped).join(`${BLANK}+`)}(?!-?\p{L})`,
    'gu',
  )

/** Matches Marktplatz 1, but not Marktplatz 12, 1a, 1 a, 1-3, 1/2 or Am Marktplatz 1. */
function asWritten(street: string): RegExp {
  const words = street.trim().split(BLANKS).map(escaped)
  const before = String.raw`(?<![\p{L}\d-]|(?:Am|An der|Zum|Zur|Beim|Im) )`
  const after = String.raw`(?![\p{L}\d]|${BLANK}?[-–/]${BLANK}?\d|${BLANK}[a-z](?!\p{L}))`
  return new RegExp(before + words.join(`${BLANK}+`) + after, 'gu')
}
