import type { AgendaRow } from './agenda-table.ts'

/** A row that repeats another one, by their numbers in the table. */
export type Doubled = { readonly zeile: number; readonly as: number }

/**
 * Finds rows of one meeting that are there twice, by mistake. A repeated row may also be the first of a
 * non-public part („1 Begrüßung“), so it counts as a mistake only if it names a paper, a file or a decision, if its
 * number begins no part, or if nothing but repeated rows follows.
 */
export function doubledRows(meeting: readonly AgendaRow[]): readonly Doubled[] {
  const first = new Map<string, AgendaRow>()
  const repeats = meeting.map(row => {
    const key = contentOf(row)
    const before = first.get(key)
    if (before === undefined) first.set(key, row)
    return before
  })
  const lastNew = repeats.lastIndexOf(undefined)
  return meeting.flatMap((row, index) => {
    const before = repeats[index]
    if (before === undefined) return []
    const above = meeting[index - 1]
    const isNextToIt = above !== undefined && contentOf(above) === contentOf(row)
    const isMistake = index > lastNew || (isNextToIt && (isSpecific(row) || !mayBeginPart(row)))
    return isMistake ? [{ zeile: row.zeile, as: before.zeile }] : []
  })
}

const isSpecific = ({ vorlage, beschluss, abstimmung, dateien }: AgendaRow): boolean =>
  vorlage !== '' || beschluss !== '' || abstimmung !== undefined || dateien.length > 0

const mayBeginPart = ({ nummer, oeffentlich }: AgendaRow): boolean =>
  oeffentlich && Number(/\d+/u.exec(nummer)?.[0] ?? 2) <= 1

/** All of a row but its place, without differences of case and spaces. */
const contentOf = ({ zeile: _, ...row }: AgendaRow): string =>
  JSON.stringify(row).toLocaleLowerCase('de').replaceAll(/\s+/gu, ' ')
