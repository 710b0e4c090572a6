import * as z from 'zod'
import {
  type Abfallfraktion,
  abfallcodes,
  abfallfraktionen,
  abfallsymbole,
  type Fraktionsvorgabe,
} from '../../abfallfraktionen.ts'
import * as field from '../../field.ts'
import { isRecord } from '../../is-record.ts'
import { otherForms } from '../../other-forms.ts'

/**
 * Finds a fraction by the words of a remote CMS. An unknown fraction becomes `hinweis`: the calendar shows it
 * under its own name.
 */
export function fraktionOf(given: unknown): Abfallfraktion {
  const word = typeof given === 'string' ? given.trim().toLowerCase() : ''
  const found = abfallcodes.find(code => {
    const { name, auch } = abfallfraktionen[code] as Fraktionsvorgabe
    return code === word || name.toLowerCase() === word || auch.includes(word)
  })
  return found ?? 'hinweis'
}

export const abfallfraktion = z.enum(abfallcodes).register(otherForms, { take: fraktionOf })

/**
 * Fractions with a collection at the street, for which there are reminders; `hinweis` only appears in the
 * calendar.
 */
export const abholfraktion = abfallfraktion.exclude(['hinweis'])

const FARBE = /^#[0-9a-f]{6}$/

/** Adds our own name, letter, symbol or colour if a remote CMS leaves it out or gives an unknown value. */
function withOurLook(given: unknown): unknown {
  if (!isRecord(given)) return given
  const fraktion = fraktionOf(given['fraktion'])
  const usual: Fraktionsvorgabe = abfallfraktionen[fraktion]
  const farbe = String(given['farbe']).toLowerCase()
  return {
    ...given,
    fraktion,
    name: given['name'] || usual.name,
    buchstabe: given['buchstabe'] || usual.buchstabe,
    symbol: abfallsymbole.find(symbol => symbol === given['symbol']) ?? usual.symbol,
    farbe: FARBE.test(farbe) ? farbe : usual.farbe,
  }
}

/** A fraction with the names of this town. */
export const abfallart = z
  .object({
    fraktion: abfallfraktion,
    name: field.requiredLine({ label: 'Name', max: 60 }),
    buchstabe: field.requiredLine({ label: 'Buchstabe', max: 2 }),
    symbol: z.enum(abfallsymbole),
    /** The colour, such as `#1f5fa8`. It is never the only mark of a fraction. */
    farbe: z.string().regex(FARBE, 'Bitte eine Farbe angeben, zum Beispiel #1f5fa8.'),
    /** The rhythm in the words of the town: „alle zwei Wochen“. */
    rhythmus: field.line({ label: 'Rhythmus', max: 200 }).default(''),
  })
  .meta({ id: 'Abfallart', title: 'Abfallart der Stadt' })
  .register(otherForms, { take: withOurLook })
export type Abfallart = z.infer<typeof abfallart>
