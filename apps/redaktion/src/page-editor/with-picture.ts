import type { ContentEntry } from '@rathausplatz/contract'
import type { Medium } from '../media/medium.ts'
import type { Place } from './entries.ts'
import { fresh, type Template } from './templates.ts'

/** A picture of the library as an entry of a page: „Bild und Text“, in which the text is yet to be written. */
export function withPicture(
  templates: readonly Template[],
  place: Place,
  { adresse, titel, beschreibung, urheber }: Medium,
): ContentEntry | undefined {
  const template = templates.find(({ vorlage }) => vorlage === 'bild-text')
  if (!template) return undefined
  const entry = fresh(template, place)
  const bildupload = { bild: adresse, bildtext: beschreibung, ...(urheber ? { bildcopyright: urheber } : {}) }
  return { ...entry, context: { ...entry.context, titel, bildupload } }
}
