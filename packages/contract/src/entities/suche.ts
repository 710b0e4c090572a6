import * as z from 'zod'
import * as field from '../field.ts'

/** One hit of the site search. */
export const suchtreffer = z
  .object({
    titel: field.requiredLine({ label: 'Titel' }),
    auszug: field.plainText({ label: 'Auszug' }),
    url: field.link({ label: 'Adresse' }),
  })
  .meta({ id: 'Suchtreffer', title: 'Suchtreffer' })
export type Suchtreffer = z.infer<typeof suchtreffer>
