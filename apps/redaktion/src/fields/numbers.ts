import type { Control } from '@rathausplatz/contract/records'

export type Measure = Pick<Extract<Control, { control: 'zahl' }>, 'least' | 'most' | 'whole'>

/**
 * Parses a number as people write it: `1.250,5`, `1 250`, `-3`, `12 %`. Returns undefined for any other text.
 */
export function numberOf(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u202f\u00a0]|€|%|°C?$/g, '').replace('−', '-')
  // A point before three digits is a thousands separator, any other point is a decimal one.
  const isGrouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(bare)
  const plain = (isGrouped ? bare.replaceAll('.', '') : bare).replace(',', '.')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** Returns the text for a field: with a decimal comma, without thousands separators. */
export const numberText = (number: number): string => String(number).replace('.', ',')

const germanNumber = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 20 })

/** Returns what is wrong with a typed number, if anything. */
export function numberFault(text: string, { least, most, whole }: Measure): string | undefined {
  if (text.trim() === '') return undefined
  const number = numberOf(text)
  if (number === undefined) return `Bitte eine Zahl eingeben, zum Beispiel ${whole ? '12' : '12,50'}.`
  if (whole && !Number.isInteger(number)) return 'Bitte eine ganze Zahl eingeben.'
  if (least !== undefined && number < least) return `Bitte mindestens ${germanNumber.format(least)} eingeben.`
  if (most !== undefined && number > most) return `Bitte höchstens ${germanNumber.format(most)} eingeben.`
  return undefined
}
