import { type Schadenskategorie, schadenskategorieOf } from '@rathausplatz/contract'

/** The attributes of a report: answers to our questions, and others, which become lines of its text. */
export type Answers = {
  readonly angaben: Readonly<Record<string, string>>
  readonly others: readonly { readonly name: string; readonly wert: string }[]
}

const ATTRIBUTE = /^attribute\[([^[\]]{1,100})\](?:\[\d*\])?$/u
/** Longest answer to a question. */
const LONGEST_ANSWER = 100
const LONGEST_OTHER = 1_000

/**
 * Reads `attribute[mast]=RB-0417`, and `attribute[mast][]` as well. An attribute that nobody asked for, a
 * second value and a value outside the choice do not refuse the report. Empty values are ignored.
 */
export function answersIn(form: URLSearchParams, code: Schadenskategorie): Answers {
  const { fragen } = schadenskategorieOf(code)
  const angaben: Record<string, string> = {}
  const others: { name: string; wert: string }[] = []
  for (const [field, value] of form) {
    const name = ATTRIBUTE.exec(field)?.[1]
    const wert = value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
    if (name === undefined || wert === '') continue
    const frage = Object.hasOwn(fragen, name) ? fragen[name] : undefined
    const isAnswer =
      frage !== undefined &&
      !Object.hasOwn(angaben, name) &&
      wert.length <= LONGEST_ANSWER &&
      (!frage.werte || Object.hasOwn(frage.werte, wert))
    if (isAnswer) angaben[name] = wert
    else {
      const label = frage?.label ?? name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
      others.push({ name: label, wert: cut(frage?.werte?.[wert] ?? wert) })
    }
  }
  return { angaben, others }
}

const cut = (text: string) => (text.length <= LONGEST_OTHER ? text : `${text.slice(0, LONGEST_OTHER - 1)}…`)
