import type { CallAnswer, calls } from '@rathausplatz/contract'

/** In which folders something lies, and how much. */
export type Folders = CallAnswer<typeof calls.redaktionMedienOrdner>

/** A folder with all that lies in it and below it. */
export type Folder = { readonly ordner: string; readonly anzahl: number }

/** Stands for what lies in no folder. */
export const NO_FOLDER = '-'

/** All folders in their order, also those in which only others lie. */
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

/** As the server writes it: one blank on both sides of the stroke. */
export const asFolder = (typed: string): string =>
  typed
    .split('/')
    .map(part => part.replaceAll(/\s+/g, ' ').trim())
    .filter(part => part !== '')
    .join(' / ')

/** What is wrong with a name, in words for people. */
export function faultOf(ordner: string): string | undefined {
  const parts = asFolder(ordner).split(' / ')
  if (parts.length > 2) return 'Ein Ordner kann Unterordner haben, ein Unterordner keine weiteren.'
  if (parts.some(part => part.length > 60)) return 'Bitte höchstens 60 Zeichen für jeden Namen.'
  return undefined
}

/** Where a file lies, for people. */
export const placeWords = (ordner: string): string => (ordner === '' ? 'in keinem Ordner' : `in „${ordner}“`)
