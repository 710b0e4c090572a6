import { type Antwort, asTableCell, eingangsstand, type FileAnswer } from '@rathausplatz/contract'
import { berlinDay, clockTime, germanDay } from '@rathausplatz/time'
import { answerWords } from './answer-words.ts'
import type { EingangRow } from './tables.ts'

/** The byte order mark that spreadsheets need for umlauts. */
const BOM = '\ufeff'

/**
 * Returns the submissions of a form as a table with a column for each question ever asked, in the order of
 * the newest submission.
 */
export function tableOf(formular: string, rows: readonly EingangRow[]): FileAnswer {
  const answers = rows.map(({ antworten }) => JSON.parse(antworten) as Antwort[])
  const questions = new Map<string, string>()
  for (const { name, label } of answers.flat()) if (!questions.has(name)) questions.set(name, label)
  const lines = [
    ['Vorgang', 'Eingegangen', 'Stand', ...questions.values()],
    ...rows.map(({ vorgang, eingegangen_am, stand }, index) => [
      vorgang,
      sortableMoment(new Date(eingegangen_am)),
      eingangsstand[stand],
      ...[...questions.keys()].map(name => {
        const answer = answers[index]?.find(one => one.name === name)
        return answer ? answerWords(answer) : ''
      }),
    ]),
  ]
  const text = BOM + lines.map(cells => `${cells.map(cell).join(';')}\r\n`).join('')
  return {
    typ: 'text/csv; charset=utf-8',
    name: `${formular}.csv`,
    version: String(rows.length),
    bytes: new TextEncoder().encode(text),
  }
}

/** `01.12.2026 18:00`: spreadsheets read it as a moment, by which they can sort. */
const sortableMoment = (moment: Date): string => `${germanDay(berlinDay(moment))} ${clockTime(moment)}`

const cell = (text: string): string => `"${asTableCell(text).replaceAll('"', '""')}"`
