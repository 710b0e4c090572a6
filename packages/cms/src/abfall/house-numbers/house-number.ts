/** A house number for comparison: „7A“ is 7 and `a`, „9 1/2“ is 9 and `1/2`, „30/1“ is 30 and `1`. */
export type HouseNumber = { readonly number: number; readonly suffix: string }

export const FIRST: HouseNumber = { number: 0, suffix: '' }
export const LAST: HouseNumber = { number: 9_999, suffix: '' }

const NUMBER = /^(?:(?:haus)?nr\.?\s*)?(\d{1,4})\s*(\/?\s*[\p{L}\d/ ]{0,8})$/iu
/** A house of several numbers: „17-19“ and „17a–c“. */
const SEVERAL = /\s*[-‐-—−]\s*(?:\d{1,4}\s*)?\p{L}?$/u

/** Reads the number of one house; of a house with several numbers, the first. */
export function readHouseNumber(text: string): HouseNumber | undefined {
  const [, number, suffix = ''] = NUMBER.exec(text.trim().replace(SEVERAL, '')) ?? []
  return number === undefined ? undefined : { number: Number(number), suffix: suffixOf(suffix) }
}

export const suffixOf = (text: string): string => text.replaceAll(/\s/g, '').replace(/^\//, '').toLowerCase()

/** The order along a street: 7, 7a, 7b, 8. */
export function compareNumbers(one: HouseNumber, other: HouseNumber): number {
  if (one.number !== other.number) return one.number - other.number
  if (one.suffix === other.suffix) return 0
  const [a, b] = [Number(one.suffix), Number(other.suffix)]
  if (Number.isNaN(a) || Number.isNaN(b)) return one.suffix < other.suffix ? -1 : 1
  return a - b
}

/** Returns „7a“, „9 1/2“ or „30/1“. */
export function numberInWords({ number, suffix }: HouseNumber): string {
  if (suffix.includes('/')) return `${number} ${suffix}`
  return /^\d/.test(suffix) ? `${number}/${suffix}` : `${number}${suffix}`
}

/** Splits „Kelterstr. 7a“ into name and number; without a number, into the name alone. */
export function splitAddress(text: string): { strasse: string; hausnummer: string } {
  const [, strasse, hausnummer] =
    /^(.*?[\p{L}.)])[\s,]*(?:\s(?:haus)?nr\.?\s*)?(\d{1,4}(?:\s*\/\s*\d+|\s*\p{L}(?!\p{L})|\s\d\/\d)?(?:\s*[-–]\s*\d{1,4}\s?\p{L}?)?)\s*$/iu.exec(
      text.trim(),
    ) ?? []
  return strasse === undefined || hausnummer === undefined
    ? { strasse: text.trim(), hausnummer: '' }
    : { strasse: strasse.trim(), hausnummer: hausnummer.trim() }
}
