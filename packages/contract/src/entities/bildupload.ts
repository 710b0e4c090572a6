import * as z from 'zod'
import * as field from '../field.ts'

/**
 * A picture as a content field (spec §3). `bild` is its base address; the site requests the sizes it needs.
 */
export const bildupload = z
  .object({
    bild: field.picture({ label: 'Bild', help: 'Ein Bild aus „Bilder und Dokumente“.' }),
    bildtext: field.line({
      label: 'Bildtext',
      help: 'Beschreibt das Bild für Menschen, die es nicht sehen. Leer nur bei rein schmückenden Bildern.',
      max: 500,
    }),
    bildcopyright: field
      .line({ label: 'Urheber', help: 'Zum Beispiel: Stadt Rebenau / Anna Beispiel' })
      .optional(),
    bildfokus: field.focus().optional(),
  })
  .meta({ title: 'Bild' })
export type Bildupload = z.infer<typeof bildupload>
