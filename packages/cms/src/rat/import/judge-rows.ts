import type { AgendaRow } from './agenda-table.ts'
import { isClosedReference } from './closed-file-names.ts'
import { marksItselfClosed } from './closed-texts.ts'
import { type Doubled, doubledRows } from './doubled-rows.ts'
import { judgeWithCause } from './judge-agenda.ts'

/** A row whose number starts anew, the row that has this number already, and all rows closed by it. */
type Restart = {
  readonly zeile: number
  readonly nummer: string
  readonly before: number | undefined
  readonly held: readonly number[]
}

type JudgedRows = {
  readonly rows: readonly AgendaRow[]
  /** Rows that say that they are public, and are not. */
  readonly held: readonly number[]
  /** The same for rows after a restart of the numbers, which may be a mistake. */
  readonly restarts: readonly Restart[]
  /** Rows that are there twice and count once. */
  readonly doubled: readonly Doubled[]
}

/**
 * Judges the rows of a table: a row that says it is public but belongs to the non-public part becomes
 * non-public. Rows are told by their numbers, as in Excel.
 */
export function judgeRows(given: readonly AgendaRow[]): JudgedRows {
  const open = new Set<AgendaRow>()
  const doubled: Doubled[] = []
  const restarts: Restart[] = []
  for (const all of Map.groupBy(given, row => `${row.gremium.toLowerCase()} ${row.datum_von}`).values()) {
    const repeated = doubledRows(all)
    doubled.push(...repeated)
    const meeting = all.filter(({ zeile }) => !repeated.some(one => one.zeile === zeile))
    const judged = judgeWithCause(
      meeting.map(({ titel, nummer, oeffentlich }) => ({
        title: titel,
        number: nummer,
        isPublic: oeffentlich,
      })),
    )
    for (const [index, row] of meeting.entries()) {
      const isOpen = judged[index]?.verdict === 'open'
      if (isOpen && !isClosedReference(row.vorlage) && !marksItselfClosed(row.beschluss)) open.add(row)
      if (judged[index]?.restart !== index) continue
      restarts.push({
        zeile: row.zeile,
        nummer: row.nummer,
        before: meeting.slice(0, index).find(({ nummer }) => nummer === row.nummer)?.zeile,
        held: meeting.flatMap(({ zeile }, at) => (judged[at]?.restart === index ? [zeile] : [])),
      })
    }
  }
  const dropped = new Set(doubled.map(({ zeile }) => zeile))
  const told = new Set(restarts.flatMap(({ held }) => held))
  const rows = given.filter(({ zeile }) => !dropped.has(zeile))
  return {
    rows: rows.map(row => (open.has(row) ? row : { ...row, oeffentlich: false })),
    held: rows.flatMap(row => (row.oeffentlich && !open.has(row) && !told.has(row.zeile) ? [row.zeile] : [])),
    restarts,
    doubled,
  }
}

/** Returns what the report says about the rows, in German. */
export const rowWords = ({ held, restarts, doubled }: Omit<JudgedRows, 'rows'>): string[] => [
  ...doubled.map(({ zeile, as }) => `Zeile ${zeile} ist dieselbe wie Zeile ${as} und zählt nur einmal.`),
  ...restarts.map(
    ({ zeile, nummer, before, held: closed }) =>
      `Zeile ${zeile}: Mit der Nummer „${nummer}“ beginnt die Zählung neu${before === undefined ? '' : ` (sie steht schon in Zeile ${before})`}. Ab hier kann ein nichtöffentlicher Teil beginnen, deshalb ${closed.length === 1 ? 'ist Zeile' : 'sind die Zeilen'} ${closed.join(', ')} nichtöffentlich übernommen. Gehören sie zum öffentlichen Teil, nummerieren Sie bitte fortlaufend oder löschen Sie die doppelte Zeile.`,
  ),
  ...held.map(
    zeile =>
      `Zeile ${zeile} sagt „öffentlich“, gehört aber nach Titel, Nummer, Vorlage, Beschluss oder Platz zum nichtöffentlichen Teil, und ist so übernommen.`,
  ),
]
