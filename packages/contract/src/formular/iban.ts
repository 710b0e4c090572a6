/** How long an IBAN is, where a town in the south-west meets it (ISO 13616); elsewhere only its digits are reckoned. */
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

/** Without blanks and in capitals. */
export const compactIban = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase()

/** In groups of four, as it stands on a card. */
export const groupedIban = (iban: string): string => compactIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ')

/** What is wrong with an IBAN, if anything: `form` too short, too long or no IBAN; `ziffern` one of its signs. */
export function faultOfIban(iban: string): 'form' | 'ziffern' | undefined {
  const country = iban.slice(0, 2)
  if (!SHAPE.test(iban)) return 'form'
  if (Object.hasOwn(LENGTHS, country) && LENGTHS[country] !== iban.length) return 'form'
  return remainder(iban) === 1 ? undefined : 'ziffern'
}

/** Modulo 97 of the IBAN read as a number: its first four signs at the end, letters as 10 to 35. */
function remainder(iban: string): number {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
