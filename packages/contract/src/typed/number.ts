import { plainSigns } from '@rathausplatz/text'

/**
 * How people write a number. A point before three digits separates thousands, unless the number begins with
 * 0; a comma does so only where a second sign makes it clear.
 */
const NOTATIONS: readonly RegExp[] = [
  /^(?<whole>[1-9]\d{0,2}(?:(?<by>[ .'])\d{3})(?:\k<by>\d{3})*)(?:,(?<part>\d*))?$/,
  /^(?<whole>[1-9]\d{0,2}(?:'\d{3})+)\.(?<part>\d*)$/,
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+)\.(?<part>\d*)$/,
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3}){2,})$/,
  /^(?<whole>\d+)[.,]?$/,
  /^(?<whole>\d*)[.,](?<part>\d+)$/,
]
const MONEY = ['€', 'EUR', 'Euro', 'Euros']
/** The most signs of a number; more than a number can hold exactly. */
const LONGEST = 20

/** A typed number, and how many decimals it has. */
type TypedNumber = { readonly wert: number; readonly stellen: number }

/**
 * Reads a number as people type it: `1.250,50`, `1 250,5`, `12.5`, `0.125`, `€ 12`, `12,- Euro`. A unit beside
 * it is allowed if it is money or one of `units`.
 */
export function readNumber(text: string, units: readonly string[] = []): TypedNumber | undefined {
  const bare = withoutUnit(plainSigns(text), [...MONEY, ...units])
  const [, sign = '', unsigned = ''] = /^([-+]?) ?(.*)$/.exec(bare) ?? []
  // `12,-` and `12,--` are whole euros.
  const figure = unsigned.replace(/[.,] ?-+$/, '')
  if (figure.length > LONGEST) return undefined
  const found = NOTATIONS.map(one => one.exec(figure)?.groups).find(Boolean)
  if (!found) return undefined
  const { whole = '', part = '' } = found
  const value = Number(`${whole.replaceAll(/\D/g, '') || '0'}.${part || '0'}`)
  return { wert: sign === '-' && value !== 0 ? -value : value, stellen: part.replace(/0+$/, '').length }
}

/** Drops a unit before or behind a number. */
function withoutUnit(plain: string, units: readonly string[]): string {
  const [, before = '', figure = '', behind = ''] =
    /^([^\d.,+-]*)(.*?\d[.,]?(?: ?-+)?)([^\d]*)$/.exec(plain) ?? []
  const [first, second] = [before, behind].map(one => one.trim().replace(/\.$/, '').toLowerCase())
  const isUnit = (word = '') => units.some(one => isSameWord(one.toLowerCase(), word))
  if (first === '' && isUnit(second)) return figure.trim()
  return second === '' && isUnit(first) ? figure.trim() : plain
}

/** Whether two words differ only by their ending: the label asks `in Jahren`, the answer says `3 Jahre`. */
function isSameWord(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length)
  const ending = long.startsWith(short) ? long.slice(short.length) : undefined
  return ending === '' || (short.length > 2 && ending !== undefined && /^(?:e?n|er?|s)$/.test(ending))
}

/** Units in which cents have two digits: `Euro`, `€ je Stunde`, but not `Mio. Euro`. */
const CENTS = /^(?:€|(?:EUR|Euros?|CHF|Franken)(?!\p{L}))/iu

/**
 * A whole number of four digits without a unit may be a year and stays together: `2019`, but `1.250 Euro`.
 * An amount of money is whole or has at least two decimals: `12 Euro`, `12,50 Euro`.
 */
export const germanNumber = (value: number, unit?: string): string =>
  new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: CENTS.test(unit ?? '') && !Number.isInteger(value) ? 2 : 0,
    maximumFractionDigits: 4,
    useGrouping: Number.isInteger(value) && !unit ? 'min2' : true,
  }).format(value)
