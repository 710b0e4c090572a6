/** Thousands in groups of three, and decimals after a comma. */
const GROUPED = /^-?\d{1,3}(?:[. ]\d{3})+(?:,\d+)?$/
const PLAIN = /^-?\d+(?:,\d+)?$/
/** Decimals after a point, as on a numeric keypad. */
const POINTED = /^-?\d+\.\d+$/

/** Reads a number as people type it: `1.250,50`, `1250,5`, `12.5`. */
export function readNumber(text: string): { wert: number; stellen: number } | undefined {
  const given = text.replaceAll('−', '-')
  if (given.length > 20) return undefined
  const plain = GROUPED.test(given)
    ? given.replaceAll(/[. ]/g, '').replace(',', '.')
    : PLAIN.test(given)
      ? given.replace(',', '.')
      : POINTED.test(given)
        ? given
        : undefined
  if (plain === undefined) return undefined
  // Turns -0 into 0: it would be shown with its sign.
  return { wert: Number(plain) + 0, stellen: plain.split('.')[1]?.replace(/0+$/, '').length ?? 0 }
}

export const germanNumber = (value: number): string =>
  new Intl.NumberFormat('de-DE', { maximumFractionDigits: 4 }).format(value)
