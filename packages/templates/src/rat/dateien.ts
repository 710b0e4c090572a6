import type { Dokument, Sitzung, Tagesordnungspunkt } from '@rathausplatz/contract'

type SitzungFiles = Pick<Sitzung, 'einladung' | 'niederschrift' | 'dateien'>

/**
 * Returns the files of a meeting, each address once. The titles of minutes and invitation name their kind.
 */
export function filesOf({ einladung, niederschrift, dateien }: SitzungFiles): Dokument[] {
  const all = [
    ...(niederschrift ? [{ ...niederschrift, titel: called('Niederschrift', niederschrift) }] : []),
    ...(einladung ? [{ ...einladung, titel: called('Einladung', einladung) }] : []),
    ...dateien,
  ]
  return eachOnce(all)
}

const called = (name: string, { titel }: Dokument) => (titel.includes(name) ? titel : `${name}: ${titel}`)

const eachOnce = (files: readonly Dokument[]): Dokument[] => [
  ...new Map(files.map(file => [file.url, file])).values(),
]

/** Returns the files of an item: its papers, their attachments and other files, without duplicate addresses. */
export const filesOfItem = ({
  dateien,
  ...item
}: Pick<Tagesordnungspunkt, 'vorlage' | 'weitere_vorlagen' | 'dateien'>) =>
  eachOnce([
    ...papersOf(item).flatMap(({ datei, anlagen }) => (datei ? [datei].concat(anlagen) : anlagen)),
    ...dateien,
  ])

/** Returns the papers of an item, the main one first. */
export const papersOf = ({
  vorlage,
  weitere_vorlagen = [],
}: Pick<Tagesordnungspunkt, 'vorlage' | 'weitere_vorlagen'>) => [
  ...(vorlage ? [vorlage] : []),
  ...weitere_vorlagen,
]
