import * as z from 'zod'
import * as field from '../field.ts'

/** A file of the media library for reading or printing: title, address, size in bytes and media type. */
export const dokument = z
  .object({
    titel: field.requiredLine({ label: 'Titel' }),
    url: field.link({ label: 'Adresse' }),
    groesse: field.zahl({ label: 'Größe in Byte', most: Number.MAX_SAFE_INTEGER, whole: true }),
    typ: field.choice({ 'application/pdf': 'PDF' }, { label: 'Art der Datei' }),
  })
  .meta({ id: 'Dokument', title: 'Dokument', editor: 'datei' })
export type Dokument = z.infer<typeof dokument>
