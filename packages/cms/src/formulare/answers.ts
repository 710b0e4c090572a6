import type { Antwort } from '@rathausplatz/contract'
import { answerInWords, type Datei, type Eingaben, type Werte } from '@rathausplatz/contract/formular'
import type { Formular } from '@rathausplatz/contract/records'
import { cleanRichText } from '../collections/clean-rich-text.ts'
import { fieldsOf } from './questions.ts'
import type { EingangRow } from './tables.ts'

/** The answers of a submission: read from the form, and read back from the database. */

/** Cleans formatted answers before validation, so that an answer without remaining text counts as empty. */
export function cleaned(form: Formular, eingaben: Eingaben): Eingaben {
  const formatted = fieldsOf(form).flatMap(({ typ, name }) => {
    const raw = typ === 'wysiwyg' && Object.hasOwn(eingaben, name) ? eingaben[name] : undefined
    // A text beyond the limit is left to the validation, which refuses it.
    return typeof raw === 'string' && raw.length <= 65_536 ? [[name, cleanRichText(raw)] as const] : []
  })
  return { ...eingaben, ...Object.fromEntries(formatted) }
}

export const answersOf = (form: Formular, werte: Werte): Antwort[] =>
  fieldsOf(form).flatMap(feld => {
    const wert = Object.hasOwn(werte, feld.name) ? werte[feld.name] : undefined
    if (wert === undefined) return []
    const { name, label, typ } = feld
    return [
      {
        name,
        label,
        typ,
        text: answerInWords(feld, wert),
        dateien: typ === 'datei' ? (wert as Datei[]) : [],
      },
    ]
  })

export const emailIn = (form: Formular, werte: Werte): string | undefined => {
  const question = fieldsOf(form).find(({ typ, name }) => typ === 'email' && Object.hasOwn(werte, name))
  return question && (werte[question.name] as string)
}

const CHOICES: ReadonlySet<Antwort['typ']> = new Set(['auswahl', 'radio'])

/** Returns the subject: the first answer to a question with choices. Never free text of the sender. */
export const subjectIn = (row: Pick<EingangRow, 'antworten'>): string =>
  answersIn(row).find(({ typ }) => CHOICES.has(typ))?.text ?? ''

export const answersIn = ({ antworten }: Pick<EingangRow, 'antworten'>): Antwort[] =>
  JSON.parse(antworten) as Antwort[]
