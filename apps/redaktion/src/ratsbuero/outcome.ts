import { ergebnisLabels } from '@rathausplatz/contract/labels'
import { isGroup } from '../fields/values.ts'
import type { Item } from './agenda-moves.ts'

const labels: Readonly<Record<string, string>> = ergebnisLabels

/**
 * Returns the result in one line: „beschlossen, 12 Ja, 3 Nein, 2 Enthaltungen“. An imported item may have votes or a
 * decision without one of our results, or its words in the text.
 */
export function outcomeOf({ ergebnis, abstimmung, beschluss, text }: Item): string {
  const label = typeof ergebnis === 'string' ? labels[ergebnis] : undefined
  const word =
    label ?? (typeof text === 'string' ? /^Ergebnis: (?<said>.+)$/u.exec(text.trim())?.[1] : undefined)
  const votes = isGroup(abstimmung) ? votesOf(abstimmung) : undefined
  if (word === undefined && votes === undefined)
    return typeof beschluss === 'string' && beschluss !== ''
      ? 'Beschluss im Wortlaut, Ergebnis fehlt noch'
      : 'noch nichts eingetragen'
  return [word, votes].filter(Boolean).join(', ')
}

function votesOf(votes: Readonly<Record<string, unknown>>): string {
  const count = (name: string) => Number(votes[name] ?? 0)
  const abstained = count('enthaltungen')
  return `${count('ja')} Ja, ${count('nein')} Nein, ${abstained} ${abstained === 1 ? 'Enthaltung' : 'Enthaltungen'}`
}
