import type { ergebnisLabels } from '@rathausplatz/contract/labels'
import { ergebnisOf } from './import/result-words.ts'

const LABEL = 'Ergebnis: '

/** The text of an imported item that keeps the words of its result. */
export const resultText = (said: string): string => `${LABEL}${said}`

/**
 * Returns the words of a result that the text of an item keeps; undefined if it keeps none, or if an editor has
 * chosen another result since.
 */
export function resultWordsIn(
  text: string | undefined,
  ergebnis: keyof typeof ergebnisLabels | undefined,
): string | undefined {
  const [line = '', ...more] = (text ?? '').trim().split('\n')
  if (!line.startsWith(LABEL) || more.length > 0) return undefined
  const words = line.slice(LABEL.length).trim()
  return words !== '' && ergebnisOf(words) === ergebnis ? words : undefined
}
