import * as z from 'zod'
import { filledIn, givenLine } from '../../given-text.ts'

/**
 * The pattern of the id of a place: ours has ten lower-case letters, a remote CMS may use a number or a UUID.
 */
export const ORT_ID = '[A-Za-z0-9][A-Za-z0-9_-]{0,63}'

/** The id of a place. It is part of calendar addresses for years, so it must not change. */
export const abfallortId = z
  .string()
  .regex(new RegExp(`^${ORT_ID}$`))
  .meta({ title: 'Kennung eines Abfallortes' })

/** A street, or a part of it, with the same collections. */
export const abfallort = z
  .object({
    id: abfallortId,
    ort: z.string(),
    /** Empty if the town has no districts. */
    bezirk: z.string(),
    strasse: z.string(),
    /** The house numbers: „1 bis 39, nur ungerade“; empty for all. */
    hausnummern: z.string(),
    /** The full name: „Kelterstraße 1 bis 39, Kernstadt“. */
    name: z.string(),
  })
  .meta({ id: 'Abfallort', title: 'Straße oder Teil einer Straße' })
export type Abfallort = z.infer<typeof abfallort>

/** House numbers as editors enter them: „1-39 ungerade, 42a“; empty for all. */
const hausnummern = givenLine(200)
  .default('')
  .meta({ description: 'Zum Beispiel 1-39 ungerade, 42a. Leer: alle Hausnummern.' })

export const abfallortAngaben = z.object({
  ort: filledIn(givenLine(80), 'Bitte den Ort angeben.'),
  bezirk: givenLine(80).default(''),
  strasse: filledIn(givenLine(120), 'Bitte die Straße angeben.'),
  hausnummern,
})
