import { plainSigns } from '@rathausplatz/text'

/**
 * The length of an IBAN for the countries that are usual here (ISO 13616); for other countries only the
 * checksum is tested.
 */
const LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  ES: 24,
  FR: 27,
  IT: 27,
  LI: 21,
  LU: 20,
  NL: 18,
  PL: 28,
}

const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Returns an IBAN without blanks, marks and its label, in capitals. */
export const compactIban = (text: string): string =>
  plainSigns(text)
    .toUpperCase()
    .replaceAll(/[\s.:/_-]/g, '')
    .replace(/^(?:IBAN|KONTO)(?:NUMMER|NR)?(?=[A-Z]{2}\d{2})/, '')

/** Returns an IBAN in groups of four, as on a bank card. */
export const groupedIban = (iban: string): string => compactIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ')

/**
 * Returns what is wrong with an IBAN: `form` for a wrong length or shape, `ziffern` for a wrong checksum, or
 * `undefined`.
 */
export function faultOfIban(iban: string): 'form' | 'ziffern' | undefined {
  const country = iban.slice(0, 2)
  if (!SHAPE.test(iban)) return 'form'
  if (Object.hasOwn(LENGTHS, country) && LENGTHS[country] !== iban.length) return 'form'
  return remainder(iban) === 1 ? undefined : 'ziffern'
}

/** The IBAN as a number modulo 97: its first four characters moved to the end, letters as 10 to 35. */
function remainder(iban: string): number {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
