import { listOf } from '../other-forms.ts'
import { type Feldtyp, feldtypLabels } from './feldtypen.ts'

/** Names of question types in other systems: the field types of the specification (§5) and of HTML. */
const others: Readonly<Record<string, Feldtyp>> = {
  datepicker: 'datum',
  date: 'datum',
  customfile: 'datei',
  file: 'datei',
  upload: 'datei',
  multiselect: 'mehrfachauswahl',
  checkboxes: 'mehrfachauswahl',
  consent: 'einwilligung',
  textarea: 'langtext',
  mail: 'email',
  tel: 'telefon',
  phone: 'telefon',
  number: 'zahl',
  time: 'uhrzeit',
  select: 'auswahl',
  dropdown: 'auswahl',
  checkbox: 'schalter',
  switch: 'schalter',
  address: 'adresse',
}

/** Elements of other forms without an answer. Our own bot protection covers the form as a whole. */
const noQuestions = new Set(['captcha', 'hidden', 'submit', 'button', 'html', 'heading'])

const wordOf = (typ: unknown): string =>
  typeof typ === 'string' ? typ.toLowerCase().replaceAll(/[\s_-]/g, '') : ''

export const isNoQuestion = (given: unknown): boolean =>
  noQuestions.has(wordOf((given as { typ?: unknown } | null)?.typ))

/**
 * Converts a question of a remote CMS to our types. An unknown type becomes a line of text, or a choice if it
 * has answers, so that the question is still asked.
 */
export function askedAsOurs(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  if (isNoQuestion(given)) return null
  const { typ, label, name, optionen } = given as Record<string, unknown>
  const word = wordOf(typ)
  const known = (Object.hasOwn(feldtypLabels, word) ? word : others[word]) as Feldtyp | undefined
  const answers = listOf(optionen)
  const hasAnswers = Array.isArray(answers) && answers.length > 0
  const isChoice = known === 'auswahl' || known === 'radio' || known === 'mehrfachauswahl'
  const asked = isChoice && !hasAnswers ? 'text' : (known ?? (hasAnswers ? 'auswahl' : 'text'))
  return {
    ...given,
    typ: asked,
    label: label || name,
    ...(hasAnswers && { optionen: answers.map(withBoth) }),
  }
}

/** An answer given as a plain string is both label and value. */
const withBoth = (answer: unknown): unknown =>
  typeof answer === 'string' ? { label: answer, wert: answer.toLowerCase() } : answer
