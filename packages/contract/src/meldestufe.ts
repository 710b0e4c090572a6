import * as z from 'zod'
import { meldestufenLabels } from './labels.ts'
import { otherForms } from './other-forms.ts'

type Meldestufe = keyof typeof meldestufenLabels

/** How others say it: the severities of CAP, which NINA and the weather service use, and what offices call them. */
const others: Readonly<Record<string, Meldestufe>> = {
  extreme: 'notfall',
  extrem: 'notfall',
  katastrophe: 'notfall',
  severe: 'dringend',
  schwer: 'dringend',
  gefahr: 'dringend',
  moderate: 'wichtig',
  warnung: 'wichtig',
  minor: 'information',
  info: 'information',
  hinweis: 'information',
}

/**
 * A level in any letters and in the words of others. One that nobody knows is important: quieter, danger would be
 * overlooked for a word; louder, a page that cries out over an unknown word is soon believed by nobody.
 */
export function meldestufeOf(given: unknown): unknown {
  const word = typeof given === 'string' ? given.trim().toLowerCase() : ''
  if (Object.hasOwn(meldestufenLabels, word)) return word
  return (Object.hasOwn(others, word) && others[word]) || 'wichtig'
}

/** The level of what somebody else warns of. */
export const meldestufe = z
  .enum(Object.keys(meldestufenLabels) as [Meldestufe, ...Meldestufe[]])
  .register(otherForms, { take: meldestufeOf })
