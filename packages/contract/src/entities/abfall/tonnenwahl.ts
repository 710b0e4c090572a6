import * as z from 'zod'
import { type Abfallfraktion, abfallcodes } from '../../abfallfraktionen.ts'

/**
 * Some streets have a fraction in several variants: every two or four weeks, or in large containers. Each
 * household has one of them, and chooses it once.
 */

/** The chosen variant of each fraction by its code; a fraction without a choice is not in it. */
export type Tonnenwahl = ReadonlyMap<Abfallfraktion, string>

export const variantenkennung = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60)

const OF_ONE = '.'
/** Neither addresses nor cookies escape this separator. */
const BETWEEN = '_'

/** Returns `restmuell.4-woechentlich_papier.1-100-l`, for addresses, cookies and topics. */
export const tonnenText = (wahl: Tonnenwahl): string =>
  Array.from(wahl, ([fraktion, kennung]) => `${fraktion}${OF_ONE}${kennung}`)
    .toSorted()
    .join(BETWEEN)

/** Reads a choice. Unknown parts are ignored, because addresses of calendars live long. */
export function tonnenIn(text: string): Tonnenwahl {
  const wahl = new Map<Abfallfraktion, string>()
  for (const part of text.slice(0, LONGEST).split(BETWEEN)) {
    const [name = '', ...rest] = part.split(OF_ONE)
    const fraktion = abfallcodes.find(code => code === name)
    const kennung = variantenkennung.safeParse(rest.join(OF_ONE))
    if (fraktion && kennung.success) wahl.set(fraktion, kennung.data)
  }
  return wahl
}

const LONGEST = 400

/** Returns the part of a query; nothing without a choice, so that a CMS without variants is asked as before. */
export const binsQuery = (tonnen: string): { tonnen?: string } => (tonnen === '' ? {} : { tonnen })

/** The variants of a fraction at one place, of which a household has one. */
export const tonnenfrage = z
  .object({
    fraktion: z.enum(abfallcodes),
    /** The code is part of addresses of calendars, the name is for people: „4-wöchentlich“. */
    auswahl: z.array(z.object({ kennung: variantenkennung, name: z.string() })),
  })
  .meta({ id: 'Tonnenfrage', title: 'Varianten einer Abfallart in einer Straße' })
export type Tonnenfrage = z.infer<typeof tonnenfrage>

/** The choice in a query or body. */
export const tonnen = z.string().max(LONGEST).optional().meta({
  description:
    'Welche Variante ein Haushalt hat, mit Unterstrich getrennt: restmuell.4-woechentlich_papier.1-100-l',
})
