import * as z from 'zod'
import { filledIn, givenLine } from '../given-text.ts'

/** Photos of residents: of damage reports, and of entries of the pin board. */

export const fotokennung = z.string().regex(/^[\w-]{22}$/)
/** The maximum number of photos of a report or an entry. */
export const MOST_FOTOS = 3
export const ZU_VIELE_FOTOS = `Bitte höchstens ${MOST_FOTOS} Fotos.`

/** The words of a sender for people who do not see the photo. */
export const fotobeschreibung = filledIn(
  givenLine(200),
  'Bitte schreiben Sie, was auf dem Foto zu sehen ist.',
).meta({ title: 'Was ist auf dem Foto zu sehen?' })

/** The photos of an entry as they are sent, in their order; each was uploaded before. */
export const beschriebeneFotos = z
  .array(z.object({ kennung: fotokennung, beschreibung: fotobeschreibung }))
  .max(MOST_FOTOS, ZU_VIELE_FOTOS)
export type BeschriebenesFoto = z.infer<typeof beschriebeneFotos>[number]

/** A public photo of an entry. */
export const gezeigtesFoto = z.object({
  kennung: fotokennung,
  /** The alternative text. */
  beschreibung: z.string().default(''),
})

/** A photo of an entry for its author and the town. */
export const eigenesFoto = gezeigtesFoto.extend({
  /** False if the town does not show it. */
  zeigen: z.boolean().default(true),
})
export type EigenesFoto = z.infer<typeof eigenesFoto>
