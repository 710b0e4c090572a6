import type { Cell } from '../cell-text.ts'
import { fallsOut } from '../title/meaning.ts'

/** A sign that points to an explanation: „27.10.2027*“, „25.05.2027(*)“, „12.01.2027¹“, „12.01.2027 (V)“. */
const SIGN = String.raw`[*°†‡#§!^]{1,4}|[¹²³⁴⁵⁶⁷⁸⁹]|\(\d\)|\[\d\]|\d\)|\([A-Za-z]{1,2}\)`
/** A line below or above the dates that explains a sign: „* Verschiebung wegen Feiertag“, „(V) = verlegt“. */
const LEGEND = new RegExp(
  String.raw`^\(?(${SIGN}|[A-Za-z]{1,2}(?=\s*[=:]))\)?\s*(?:[=:–—-]\s*)?(?=\p{L})(.+)$`,
  'u',
)
const ONLY_SIGN = new RegExp(String.raw`^[(\[]?\s*(?:${SIGN})\s*[)\]]?$`, 'u')

/** A legend in the words of an office: the day beside the sign is the one to which the collection was moved. */
const SAYS_MOVED =
  /verschieb|verschob|verleg|geänder|änderung|abweich|vorgezog|vorgefahr|vorgeholt|nachgeholt|nachgefahr|nachhol|ersatz|feiertag/i
/** Words that limit a date, or turn its meaning around. */
const SAYS_MORE =
  /\b(?:nur|nicht|kein\w*|ohne|außer|statt|entfällt|ab|bis|vom|auf|evtl\.?|eventuell|voraussichtlich)\b|\?/iu

const keyOf = (sign: string): string => sign.replaceAll(/[()[\]\s]/g, '').toLowerCase()

/** Whether a text beside a day is a sign without meaning of its own. */
export const isSign = (text: string): boolean => ONLY_SIGN.test(text)

type Line = readonly Cell[]

/** Returns the sign and the text of a line that explains one: „* verlegt“, in one cell or in two. */
function legendIn(line: Line): { sign: string; said: string } | undefined {
  const [first, second, ...others] = line.filter(({ whole }) => whole !== '')
  if (!first || others.length > 0 || (second && !isSign(first.line))) return undefined
  const [, sign = '', said = ''] = LEGEND.exec([first.line, second?.line ?? ''].join(' ').trim()) ?? []
  return sign === '' ? undefined : { sign: keyOf(sign), said: said.trim() }
}

/**
 * Finds the lines of a table that explain a sign beside its days. `isKind` says whether a text names a kind of waste:
 * „* Restmüll“ is the heading of a list.
 */
export function legendsIn(lines: readonly Line[], isKind: (text: string) => boolean) {
  const known = new Map<string, string>()
  const found = new Map<Line, string>()
  for (const line of lines) {
    const legend = legendIn(line)
    if (!legend || isKind(legend.said)) continue
    found.set(line, legend.sign)
    if (!known.has(legend.sign)) known.set(legend.sign, remarkOf(legend.said))
  }
  const used = found.size === 0 ? new Set<string>() : signsAmong(lines)
  return {
    textOf: (sign: string): string | undefined => known.get(keyOf(sign)),
    /** Whether a line explains a sign that stands beside a day: then it is read. */
    isLegend: (line: Line): boolean => used.has(found.get(line) ?? ''),
  }
}

const BESIDE = new RegExp(String.raw`(?:\d|(?<![\p{L}\p{N}])[xX])[.\s]*[(\[]?\s*(${SIGN})`, 'gu')

const signsAmong = (lines: readonly Line[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap(line =>
      line.flatMap(({ whole }) => [...whole.matchAll(BESIDE)].map(([, sign = '']) => keyOf(sign))),
    ),
  )

/** Returns a legend as a remark beside its date: „geänderter Abfuhrtag wegen Feiertag“ only says that it was moved. */
function remarkOf(said: string): string {
  if (!SAYS_MOVED.test(said) || SAYS_MORE.test(said) || fallsOut(said)) return said
  const [, why = ''] =
    /(?:wegen|wg\.|aufgrund|durch|infolge)\s+(?:des |der |dem |den )?(.+?)\.?$/i.exec(said) ?? []
  return why === '' ? (/feiertag/i.test(said) ? 'verlegt wegen Feiertag' : 'verlegt') : `verlegt wegen ${why}`
}
