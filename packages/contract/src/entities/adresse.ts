import * as z from 'zod'
import * as field from '../field.ts'

/** An address that everyone may know, as search engines are told of it. */
export const adresse = z
  .object({
    url: field.link({ label: 'Pfad' }),
    geaendert: field.dateTime({ label: 'Letzte Änderung' }),
  })
  .meta({ id: 'Adresse', title: 'Adresse' })
export type Adresse = z.infer<typeof adresse>
