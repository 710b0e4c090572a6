import type { CallAnswer, calls } from '@rathausplatz/contract'

/** Folders in use, with the number of files. */
export type Folders = CallAnswer<typeof calls.redaktionMedienOrdner>

/** A folder with the number of files in it and below it. */
export type Folder = { readonly ordner: string; readonly anzahl: number }

/** Filter value for files without a folder. */
export const NO_FOLDER = '-'

/** Returns all folders in order, including those that only have subfolders. */
export function foldersOf({ data }: Folders): readonly Folder[] {
  const counts = new Map<string, number>()
  for (const { ordner, anzahl } of data) {
    const above = ordner.split(' / ')[0] ?? ordner
    counts.set(above, (counts.get(above) ?? 0) + anzahl)
    if (ordner !== above) counts.set(ordner, anzahl)
  }
  const names = [...counts.keys()].toSorted((a, b) =>
    order.compare(a.replace(' / ', '\t'), b.replace(' / ', '\t')),
  )
  return names.map(ordner => ({ ordner, anzahl: counts.get(ordner) ?? 0 }))
}

const order = new Intl.Collator('de', { numeric: true })

/** Normalises a folder as the server does: one blank on both sides of the slash. */
export const asFolder = (typed: string): string =>
  typed
    .split('/')
    .map(part => part.replaceAll(/\s+/g, ' ').trim())
    .filter(part => part !== '')
    .join(' / ')

/** Returns what is wrong with a name, in words. */
export function faultOf(ordner: string): string | undefined {
  const parts = asFolder(ordner).split(' / ')
  if (parts.length > 2) return 'Ein Ordner kann Unterordner haben, ein Unterordner keine weiteren.'
  if (parts.some(part => part.length > 60)) return 'Bitte höchstens 60 Zeichen für jeden Namen.'
  return undefined
}

/** Returns the place of a file in words. */
export const placeWords = (ordner: string): string => (ordner === '' ? 'in keinem Ordner' : `in „${ordner}“`)
