/** A house number for comparison: „7A“ is 7 and `a`, „9 1/2“ is 9 and `1/2`. */
type HouseNumber = { readonly number: number; readonly suffix: string }

type Part = {
  readonly from: HouseNumber
  readonly to: HouseNumber
  readonly parity: 'gerade' | 'ungerade' | undefined
}

const NUMBER = /^(\d{1,4})\s*(\/?\s*[\p{L}\d/ ]{0,8})$/u

export function readHouseNumber(text: string): HouseNumber | undefined {
  const [, number, suffix = ''] = NUMBER.exec(text.trim()) ?? []
  if (number === undefined) return undefined
  return { number: Number(number), suffix: suffix.replaceAll(/\s/g, '').replace(/^\//, '').toLowerCase() }
}

/** „7“, „7a“, „9 1/2“, „30 /1“. */
const ONE = String.raw`\d{1,4}(?:\s?\p{L}(?!\p{L})|\s\d\/\d|\s?\/\s?\d{1,3})?`
const PART = new RegExp(
  `^(?:(gerade|ungerade)\\s*)?(?:(?:nr\\.?\\s*)?(${ONE})\\s*(?:(?:-|–|bis)\\s*(${ONE}|ende)?)?)?\\s*,?\\s*(?:nur\\s*)?(gerade|ungerade)?$`,
  'iu',
)

const LAST: HouseNumber = { number: 9_999, suffix: '￿' }
const FIRST: HouseNumber = { number: 0, suffix: '' }

/** Parses „1-39 ungerade, 42a, 50 bis Ende“; undefined if a part is not readable. */
export function readHouseNumbers(text: string): readonly Part[] | undefined {
  const parts: Part[] = []
  for (const piece of text.split(/[,;]/).map(piece => piece.trim())) {
    if (piece === '') continue
    const [, before, from, to, after] = PART.exec(piece) ?? []
    const parity = (before ?? after)?.toLowerCase() as Part['parity']
    if (from === undefined) {
      const last = parts.at(-1)
      if (parity === undefined) return undefined
      // „1-39, nur ungerade“
      if (last && last.parity === undefined) parts.splice(-1, 1, { ...last, parity })
      else parts.push({ from: FIRST, to: LAST, parity })
      continue
    }
    const first = readHouseNumber(from)
    const isOpen = /(?:-|–|bis)\s*(?:ende)?\s*,?\s*(?:nur\s*)?(?:gerade|ungerade)?$/i.test(piece)
    const last = to === undefined || /^ende$/i.test(to) ? (isOpen ? LAST : first) : readHouseNumber(to)
    if (!first || !last) return undefined
    parts.push({ from: first, to: last, parity })
  }
  return parts
}

/** Returns how exactly the ranges name the number: 0 if they do not include it. */
export function fits(hausnummern: string, { number, suffix }: HouseNumber): number {
  const parts = readHouseNumbers(hausnummern)
  if (!parts) return 0
  if (parts.length === 0) return 1
  const ranks = parts.map(({ from, to, parity }) => {
    if (parity !== undefined && (number % 2 === 0) !== (parity === 'gerade')) return 0
    if (from === to)
      return from.number !== number ? 0 : from.suffix === suffix ? 4 : from.suffix === '' ? 3 : 0
    const isAfter = number > from.number || (number === from.number && suffix >= from.suffix)
    const isBefore = number < to.number || (number === to.number && (to.suffix === '' || suffix <= to.suffix))
    return isAfter && isBefore ? 2 : 0
  })
  return Math.max(...ranks)
}

/** Splits „Kelterstr. 7a“ into name and number; without a number, into the name alone. */
export function splitAddress(text: string): { strasse: string; hausnummer: string } {
  const [, strasse, hausnummer] =
    /^(.*?[\p{L}.)])\s*(\d{1,4}(?:\s*\/\s*\d+|\s*\p{L}(?!\p{L})|\s\d\/\d)?)\s*$/u.exec(text.trim()) ?? []
  return strasse === undefined || hausnummer === undefined
    ? { strasse: text.trim(), hausnummer: '' }
    : { strasse: strasse.trim(), hausnummer: hausnummer.trim() }
}
