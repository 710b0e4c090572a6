import { listOfAll } from './german-names.ts'
import { isObject } from './oparl-client.ts'

/** What one page brought: entries that are new, and entries that an earlier page had. */
type PageRead = { readonly entries: number; readonly again: number }

/**
 * Compares the entries that a list announces with those that its pages bring. If something is added or deleted
 * while the pages are read, entries move: some come twice, and others not at all.
 */
export function pageCount() {
  let announced = 0
  let announcedPages = 0
  let pages = 0
  let again = 0
  let hasEntries = false
  let isEmptyBefore = false
  let isGap = false

  return {
    note(page: unknown, read: PageRead): void {
      const said = isObject(page) && isObject(page['pagination']) ? page['pagination'] : {}
      announced = Math.max(announced, numberIn(said['totalElements']))
      announcedPages = Math.max(announcedPages, numberIn(said['totalPages']))
      pages++
      again += read.again
      isGap ||= isEmptyBefore && read.entries > 0
      isEmptyBefore ||= hasEntries && read.entries === 0
      hasEntries ||= read.entries > 0
    },

    /** Returns why a list that was read to its end is incomplete. `different`: how many entries it had. */
    faults(type: string, different: number): readonly string[] {
      const name = listOfAll(type)
      const count = (entries: number) => entries.toLocaleString('de-DE')
      return [
        ...(again > 0
          ? [
              `${name}: ${count(again)} ${again === 1 ? 'Eintrag steht' : 'Einträge stehen'} auf mehreren Seiten. Vermutlich hat sich die Liste beim Lesen verschoben, dann fehlen andere.`,
            ]
          : []),
        ...(different < announced
          ? [
              `${name}: Der Server nennt ${count(announced)} Einträge, zu lesen waren ${count(different)} verschiedene.`,
            ]
          : []),
        ...(pages > 0 && pages < announcedPages && different >= announced
          ? [`${name}: Der Server nennt ${count(announcedPages)} Seiten, zu lesen waren ${count(pages)}.`]
          : []),
        // A list with as many entries as it announces lacks none.
        ...(isGap && (announced === 0 || different < announced)
          ? [`${name}: Eine Seite zwischen anderen ist leer.`]
          : []),
      ]
    },
  }
}

export type PageCount = ReturnType<typeof pageCount>

const numberIn = (value: unknown): number => {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0
  return Number.isFinite(number) ? number : 0
}
