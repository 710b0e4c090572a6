import * as z from 'zod'
import * as field from '../field.ts'

/** The address of a public page, for search engines. */
export const adresse = z
  .object({
    url: field.link({ label: 'Pfad' }),
    geaendert: field.dateTime({ label: 'Letzte Änderung' }),
  })
  .meta({ id: 'Adresse', title: 'Adresse' })
export type Adresse = z.infer<typeof adresse>
