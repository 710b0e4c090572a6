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

/** Returns the files of an item: its paper, the attachments and other files, without duplicate addresses. */
export const filesOfItem = ({ vorlage, dateien }: Pick<Tagesordnungspunkt, 'vorlage' | 'dateien'>) =>
  eachOnce([...(vorlage?.datei ? [vorlage.datei] : []), ...(vorlage?.anlagen ?? []), ...dateien])
