import type { ContentEntry } from '@rathausplatz/contract'
import type { Medium } from '../media/medium.ts'
import type { Place } from './entries.ts'
import { fresh, type Template } from './templates.ts'

/** Returns a picture of the library as a page entry: „Bild und Text“ without a text yet. */
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
