import * as z from 'zod'

/** Photos of residents: of damage reports, and of entries of the pin board. */

export const fotokennung = z.string().regex(/^[\w-]{22}$/)
/** The maximum number of photos of a report or an entry. */
export const MOST_FOTOS = 3
export const ZU_VIELE_FOTOS = `Bitte höchstens ${MOST_FOTOS} Fotos.`
