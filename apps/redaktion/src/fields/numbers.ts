import type { Control } from '@rathausplatz/contract/records'
import { readNumber } from '@rathausplatz/contract/typed'

export type Measure = Pick<Extract<Control, { control: 'zahl' }>, 'least' | 'most' | 'whole'>

/** The units that a number at the desk may carry. */
const UNITS = ['%', '°', '°C', 'C', 'Grad', 'Prozent', 'm', 'km', 'm²', 'qm', 'ha', 'MB']

/** Returns a number as people write it: `1.250,5`, `1 250`, `-3`, `12 %`. Any other text is undefined. */
export const numberOf = (text: string): number | undefined => readNumber(text, UNITS)?.wert

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
