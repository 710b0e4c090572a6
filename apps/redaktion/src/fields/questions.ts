import { knownAnswers } from '@rathausplatz/contract/formular'
import type { Control } from '@rathausplatz/contract/records'
import { type Path, useValueAt } from './form.ts'
import { groupOf, isGroup, listOf, textOf } from './values.ts'

/** A question of the edited form. */
export type Question = {
  readonly name: string
  readonly label: string
  readonly schritt: number
  readonly index: number
  readonly answers: ReturnType<typeof knownAnswers>
}

const STEPS = ['schritte']

/** Returns all questions with a name, in order. */
export function useQuestions(): readonly Question[] {
  const schritte = listOf(useValueAt(STEPS))
  return schritte.flatMap((schritt, at) =>
    listOf(groupOf(schritt)['felder']).flatMap((feld, index): Question[] => {
      const { name, label, typ, optionen } = groupOf(feld)
      if (typeof name !== 'string' || name === '') return []
      const asked = Array.isArray(optionen)
        ? { typ: textOf(typ), optionen: optionen.filter(isGroup).map(answerOf) }
        : { typ: textOf(typ) }
      return [{ name, label: textOf(label) || name, schritt: at, index, answers: knownAnswers(asked) }]
    }),
  )
}

const answerOf = ({ wert, label }: Record<string, unknown>) => ({
  wert: textOf(wert),
  label: textOf(label) || textOf(wert),
})

type Among = Extract<Control, { control: 'frage' }>['among']

/**
 * Returns the questions that can be referenced at this place. `davor`: only earlier questions, because later
 * questions have no answer yet.
 */
export function questionsAt(all: readonly Question[], path: Path, among: Among): readonly Question[] {
  const [schritt = 0, own = 0] = path.filter(step => typeof step === 'number')
  switch (among) {
    case 'davor':
      return all.filter(one => one.schritt < schritt || (one.schritt === schritt && one.index < own))
    case 'im-schritt':
      return all.filter(one => one.schritt === schritt && one.index !== own)
    case 'alle':
      return all
  }
}
