import type { RecordFact } from './record-facts.ts'
import { digitsOf, escaped, MAIL, toEuro } from './spelling.ts'

type Fact = Pick<RecordFact, 'art' | 'wert'>

/** From one letter to another, the last not included. */
export type Spot<F> = { readonly fact: F; readonly from: number; readonly to: number }

/**
 * Finds where a text says one of some facts, however it is written: telephone numbers with any blanks and strokes and with
 * +49, mail addresses in any case, streets with any blank before the number, amounts before € or Euro. In formatted text
 * links are found too. A text is read once for each sort of fact.
 */
export function finderOf<F extends Fact>(facts: readonly F[]): (text: string) => Spot<F>[] {
  const streets = facts
    .filter(({ art, wert }) => art === 'anschrift' && isShort(wert))
    .map(fact => ({ fact, written: asWritten(fact.wert) }))
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

/** Where something lies: a page, a file, another website. Who changed a number in it would lead somewhere else. */
const ADDRESS = /^[/#?]\S*$|(?<=(?:href|src)=")(?!tel:|mailto:)[^"]*|https?:\/\/[^\s"<>]*/g

/** The text with something else in the place of some of its spots, in words and in links. */
export function withFacts<F extends Fact>(
  text: string,
  spots: readonly Spot<F>[],
  nowOf: (fact: F) => string,
): string {
  let done = ''
  let at = 0
  for (const { fact, from, to } of spots.toSorted((one, other) => one.from - other.from)) {
    // Two facts in one spot cannot both be put in its place.
    if (from < at) continue
    const now = nowOf(fact)
    const isDialled = fact.art === 'telefon' && text.slice(0, from).endsWith('tel:')
    done += text.slice(at, from) + (isDialled ? `+49${digitsOf(now).slice(1)}` : now)
    at = to
  }
  return done + text.slice(at)
}

/** The same of two facts that say the same, however each is written. */
export const factKey = ({ art, wert }: Fact): string => `${art}:${normal(art, wert)}`

function normal(art: Fact['art'], written: string): string {
  if (art === 'telefon') return digitsOf(written)
  if (art === 'gebuehr') return String(toEuro(written))
  return written.replaceAll(BLANKS, ' ').trim().toLowerCase()
}

/** No blank in two ways: a row of them would be read in ever more ways. */
const BLANK = String.raw`(?:\s|&nbsp;)`
const BLANKS = new RegExp(`${BLANK}+`, 'g')

const SPELLINGS = {
  telefon: /(?:\+49|(?<=tel:)0|(?<![\d.,:])0)(?:[\d\s/()-]|&nbsp;)*\d/g,
  email: MAIL,
  gebuehr: /(?<![\d.,])\d[\d.]*(?:,\d{1,2})?(?=(?:\s|&nbsp;)?(?:€|Euro(?!\p{L})))/gu,
} as const satisfies Partial<Record<Fact['art'], RegExp>>

/** A longer one is no street; every word of it would be looked for at every word of a text. */
const isShort = (street: string): boolean => street.length <= 100 && street.trim().split(BLANKS).length <= 8

/** Marktplatz 1 is neither Marktplatz 12 nor 1a, 1 a, 1-3 or 1/2, nor Am Marktplatz 1. */
function asWritten(street: string): RegExp {
  const words = street.trim().split(BLANKS).map(escaped)
  const before = String.raw`(?<![\p{L}\d-]|(?:Am|An der|Zum|Zur|Beim|Im) )`
  const after = String.raw`(?![\p{L}\d]|${BLANK}?[-–/]${BLANK}?\d|${BLANK}[a-z](?!\p{L}))`
  return new RegExp(before + words.join(`${BLANK}+`) + after, 'gu')
}
