import * as z from 'zod'
import * as field from '../field.ts'

/** A file of the media library that people read or print: its title, address, size in bytes and media type. */
export const dokument = z
  .object({
    titel: field.requiredLine({ label: 'Titel' }),
    url: field.link({ label: 'Adresse' }),
    groesse: z.number().int().min(0).meta({ title: 'Größe in Byte', editor: 'zahl' }),
    typ: field.choice(['application/pdf'], { label: 'Art der Datei' }),
  })
  .meta({ id: 'Dokument', title: 'Dokument' })
export type Dokument = z.infer<typeof dokument>
