import { compareNumbers, FIRST, type HouseNumber, LAST, suffixOf } from './house-number.ts'
import { inWrittenOrder, rankIn, type Side, type Span, sideOf } from './spans.ts'

type Token =
  | { readonly is: 'nummer'; readonly number: HouseNumber; readonly letter: string }
  | { readonly is: 'seite'; readonly side: Side }
  | { readonly is: 'ab' | 'bis' | 'ende' | 'trennt' }
  | { readonly is: 'buchstabe'; readonly letter: string }

const NOISE = [
  String.raw`(?:haus|hs|h)?[.\s-]{0,2}(?:nummern?|nrn?|zahlen?|hnrn?)(?!\p{L})`,
  String.raw`(?:hausnummer|nummer|seiten?|straßenseite|nur|jeweils|jew\.|die|der|den|von|vom|haus|häuser|mit|alle[nrs]?|fortlaufende?|durchgehende?|komplett|ganze?|gesamte?)(?!\p{L})`,
  String.raw`[().:\s]`,
].join('|')
const READ: readonly (readonly [RegExp, (found: RegExpExecArray) => Token | undefined])[] = [
  [/und\s+(?:höher|größer|folgende|aufwärts|mehr)(?!\p{L})/uy, () => ({ is: 'ende' })],
  [
    /(?:bis\s+(?:zum\s+)?|-\s*)?(?:ende|schluss)(?!\p{L})|(?:aufwärts|fortfolgende|folgende)(?!\p{L})|ff\.?(?!\p{L})|f\.(?!\p{L})/uy,
    () => ({ is: 'ende' }),
  ],
  [
    /(?:un|unge|unger|ung)\.(?!\p{L})|ungerade[nrs]?(?!\p{L})|ung(?:er)?(?!\p{L})/uy,
    () => ({ is: 'seite', side: 'ungerade' }),
  ],
  [/ger\.?(?!\p{L})|gerade[nrs]?(?!\p{L})/uy, () => ({ is: 'seite', side: 'gerade' })],
  [/ab(?!\p{L})/uy, () => ({ is: 'ab' })],
  [/bis(?!\p{L})|-|→|\.{2,3}|…/uy, () => ({ is: 'bis' })],
  [/[,;+&|\n]|(?:und|sowie|u\.)(?!\p{L})|\/(?=\s)/uy, () => ({ is: 'trennt' })],
  // „7“, „7a“, „7 a“, „9 1/2“, „30/1“, „30 /1“
  [
    /(\d{1,4})(?!\d)(\s?(?!u\.)\p{L}(?!\p{L})|\s\d\/\d|\s?\/\d{1,3}\p{L}?(?!\p{L}))?/uy,
    ([, number = '', suffix = '']) => ({
      is: 'nummer',
      number: { number: Number(number), suffix: suffixOf(suffix) },
      letter: /^\s\p{L}/u.test(suffix) ? suffix.trim() : '',
    }),
  ],
  [new RegExp(NOISE, 'uy'), () => undefined],
  [/(\p{L})(?!\p{L})/uy, ([, letter = '']) => ({ is: 'buchstabe', letter })],
]

function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    let length = 0
    for (const [pattern, token] of READ) {
      pattern.lastIndex = at
      const found = pattern.exec(text)
      if (!found || found[0] === '') continue
      const made = token(found)
      if (made) tokens.push(made)
      length = found[0].length
      break
    }
    if (length === 0) return undefined
    at += length
  }
  return tokens
}

/** A piece between commas: a range, a side, or both. */
type Piece = { readonly span?: Span; readonly side?: Side }

/**
 * Reads house numbers as offices write them: „1-39 ungerade, 42a, 50 bis Ende“. Returns no spans for all
 * houses, and undefined if a part is not readable.
 */
export function readSpans(text: string): readonly Span[] | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/[‐-―−]/g, '-')
    // Both sides of these houses.
    .replaceAll(
      /(?<=\d\p{L}?\s*\(?)(?:un)?gerade[nrs]?\s*(?:und|u\.|sowie|[+&])\s*(?:un)?gerade[nrs]?(?=\)?\s*(?:$|[,;]))/gu,
      '',
    )
    .trim()
  if (/^-*$/.test(plain)) return []
  const tokens = tokensOf(plain)
  if (!tokens) return undefined
  const pieces: Piece[] = []
  for (const piece of piecesOf(tokens)) {
    const read = pieceOf(piece)
    if (!read) return undefined
    pieces.push(read)
  }
  return inWrittenOrder(onTheirSides(withSides(pieces)))
}

function piecesOf(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  for (const token of tokens)
    if (token.is === 'trennt') pieces.push([])
    else pieces.at(-1)?.push(token)
  return pieces.filter(piece => piece.length > 0)
}

/** Reads one piece: a side, a number or a range, and a side. */
function pieceOf(tokens: readonly Token[]): Piece | undefined {
  const sides = tokens.flatMap(token => (token.is === 'seite' ? [token.side] : []))
  const [side] = sides
  if (sides.some(one => one !== side)) return undefined
  const rest = tokens.filter(token => token.is !== 'seite')
  const isAtEnd = tokens[0]?.is === 'seite' || tokens.at(-1)?.is === 'seite'
  if (sides.length > 0 && rest.length > 0 && !isAtEnd) return undefined
  if (rest.length === 0) return side ? { side } : undefined
  const span = spanOf(rest, side)
  return span && { span, ...(side ? { side } : {}) }
}

function spanOf(tokens: readonly Token[], side: Side | undefined): Span | undefined {
  const [one, two, three, four] = tokens
  const of = (from: HouseNumber, to: HouseNumber, own = side): Span | undefined =>
    compareNumbers(from, to) > 0 && !(to.suffix === '' && from.number === to.number)
      ? undefined
      : { from, to, ...(own ? { side: own } : {}) }
  if (one?.is === 'ab') {
    if (two?.is !== 'nummer') return undefined
    if (!three || (three.is === 'ende' && !four)) return of(two.number, LAST)
    return spanOf(tokens.slice(1), side)
  }
  if (one?.is === 'bis' && two?.is === 'nummer' && !three) return of(FIRST, two.number)
  if (one?.is !== 'nummer') return undefined
  if (!two) return of(one.number, one.number)
  if (two.is === 'ende' && !three) return of(one.number, LAST)
  if (two.is !== 'bis' || four) return undefined
  if (!three || three.is === 'ende') return of(one.number, LAST)
  if (three.is === 'buchstabe')
    return one.number.suffix === '' ? undefined : of(one.number, { ...one.number, suffix: three.letter })
  if (three.is !== 'nummer') return undefined
  // „2-20 g“ and „1-19 u“: the letter apart is the side, if both ends are on it.
  const meant = three.letter === 'g' ? 'gerade' : three.letter === 'u' ? 'ungerade' : undefined
  const isSide = [one.number, three.number].every(end => sideOf(end) === meant)
  return meant && isSide && one.number.suffix === '' && side === undefined
    ? of(one.number, { ...three.number, suffix: '' }, meant)
    : of(one.number, three.number)
}

const isRange = ({ from, to }: Span): boolean => compareNumbers(from, to) !== 0
const isOpen = ({ from, to }: Span): boolean => from === FIRST || to === LAST
/** The side on which both ends of a range are. */
const sideOfEnds = (span: Span): Side | undefined =>
  isRange(span) && !isOpen(span) && sideOf(span.from) === sideOf(span.to) ? sideOf(span.from) : undefined

/**
 * Applies the side of a piece to the ranges before it that have none: „2-8, 20-30 gerade“ and „1-39, nur
 * ungerade“. A side without numbers before it means all houses of that side.
 */
function withSides(pieces: readonly Piece[]): Span[] {
  const spans: Span[] = []
  for (const { span, side } of pieces) {
    const open = spans.flatMap((one, at) => (one.side === undefined && isRange(one) ? [at] : []))
    const fitting = open.filter(at => {
      const one = spans[at]
      return one && side && (sideOfEnds(one) === side || (!span && at === spans.length - 1))
    })
    if (side) for (const at of fitting) spans[at] = { ...(spans[at] as Span), side }
    if (span) spans.push(span)
    else if (side && fitting.length === 0) spans.push({ from: FIRST, to: LAST, side })
  }
  return spans
}

/** In „1-17, 4-14“ each range is one side of the street: nobody names the same houses twice. */
function onTheirSides(spans: readonly Span[]): Span[] {
  const overlaps = (one: Span, other: Span): boolean =>
    compareNumbers(one.from, other.to) <= 0 && compareNumbers(other.from, one.to) <= 0
  return spans.map(span => {
    const side = span.side === undefined ? sideOfEnds(span) : undefined
    const isHalf = spans.some(other => {
      const across = other.side === undefined ? sideOfEnds(other) : undefined
      return side && across && across !== side && overlaps(span, other)
    })
    return side && isHalf ? { ...span, side } : span
  })
}

const BEGINS =
  /(?<=[\p{L}.)\]])(?:[\s,:;]+|(?=[(\d]))(?=[\d(]|(?:ab|bis|von|nur|alle|un?gerade[nrs]?|gerade[nrs]?|ger\.|unger?\.|nrn?|nummern?|hausn\p{L}*|haus-?nrn?|hs|hnrn?)(?![\p{L}]))/giu
const NAME = /\p{L}{3}/u
/** Most places in a text where its numbers may begin. */
const MOST_LOOKED = 40
/** „Talweg außer“: the word before the numbers changes their meaning. */
const ENDS_IN_WORD =
  /\s(?![\p{L}-]*(?:stra(?:ß|ss)e|str\.?|weg|gasse|platz|allee|ring|ufer)$)\p{Ll}[\p{L}.]*(?:\sSeite)?$/u
const isBracketOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

/** Splits „Bergstr. 2-20 (gerade)“ into the street and its houses; without numbers, into the name alone. */
export function splitStreetAndSpans(text: string): { strasse: string; spans: readonly Span[] } {
  const whole = text.trim()
  for (const { index } of [...whole.matchAll(BEGINS)].slice(0, MOST_LOOKED)) {
    const [strasse, rest] = [whole.slice(0, index), whole.slice(index).replace(/^[\s,:;]+/, '')]
    if (
      !NAME.test(strasse) ||
      isBracketOpen(strasse) ||
      ENDS_IN_WORD.test(strasse.trim()) ||
      !(/\d/.test(rest) || /gerade/i.test(rest))
    )
      continue
    const spans = readSpans(rest)
    if (spans && spans.length > 0) return { strasse: strasse.trim(), spans }
  }
  return { strasse: whole, spans: [] }
}

/** `rankIn` for house numbers that are stored as text. */
export function rankInText(hausnummern: string, house: HouseNumber): number {
  const spans = readSpans(hausnummern)
  return spans ? rankIn(spans, house) : 0
}
