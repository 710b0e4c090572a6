import * as z from 'zod'
import { meldestufenLabels } from './labels.ts'
import { otherForms } from './other-forms.ts'

type Meldestufe = keyof typeof meldestufenLabels

/**
 * Levels in other systems: the severities of CAP, which NINA and the weather service use, and the words of
 * offices.
 */
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
 * Returns the level for a word in any case, also from other systems. An unknown word becomes `wichtig`: with
 * a lower level, visitors could overlook a danger; with a higher one, they would soon ignore all alarms.
 */
export function meldestufeOf(given: unknown): unknown {
  const word = typeof given === 'string' ? given.trim().toLowerCase() : ''
  if (Object.hasOwn(meldestufenLabels, word)) return word
  return (Object.hasOwn(others, word) && others[word]) || 'wichtig'
}

/** The level of a warning from another system. */
export const meldestufe = z
  .enum(Object.keys(meldestufenLabels) as [Meldestufe, ...Meldestufe[]])
  .register(otherForms, { take: meldestufeOf })
