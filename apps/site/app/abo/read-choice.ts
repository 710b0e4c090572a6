import { type Abowahl, abothema, abowahl, MOST_THEMEN } from '@rathausplatz/contract'
import { shownAgain } from '../answers/shown-again.ts'
import { textIn } from '../answers/text-in.ts'
import { wasteIn } from './waste.ts'

/** The values that the form shows again after an error. */
export type Chosen = { themen: string[]; strassen: string }
export type Errors = Readonly<Record<string, string>>

/** Most bytes that a field may add to the page when it is shown again. */
const SHOWN_OF_LINE = 2_000

const NO_BIN = 'Bitte wählen Sie mindestens eine Tonne.'
const GONE = 'Eines der gewählten Themen gibt es nicht mehr. Bitte sehen Sie Ihre Auswahl noch einmal an.'
const TOO_MANY = `Bitte wählen Sie höchstens ${MOST_THEMEN} Themen.`
export const NOTHING = 'Bitte wählen Sie mindestens ein Thema, oder nennen Sie eine Straße.'

/**
 * Reads the choice of a form. The form has one field for all streets: „Kelterstraße, Am Markt“. A checkbox
 * value that is no topic is an error: an order without it would not be what was chosen.
 */
export function readChoice(form: FormData): {
  chosen: Chosen
  wahl: Abowahl | undefined
  errors: Errors
} {
  const waste = wasteIn(form)
  const given = [...new Set([...form.getAll('thema'), ...(waste?.themen ?? [])])]
  const themen = given.flatMap(one => {
    const thema = abothema.safeParse(one)
    return thema.success ? [thema.data] : []
  })
  const written = textIn(form, 'strassen')
  const chosen = { themen: themen.slice(0, MOST_THEMEN), strassen: shownAgain(written, SHOWN_OF_LINE) }
  const strassen = written.split(/[,;\n]/).filter(name => name.trim() !== '')
  const parsed = abowahl.safeParse({ themen: chosen.themen, strassen })
  if (!parsed.success) {
    const message = parsed.error.issues.find(({ path }) => path[0] === 'strassen')?.message ?? NOTHING
    return { chosen, wahl: undefined, errors: { strassen: message } }
  }
  if (parsed.data.themen.length + parsed.data.strassen.length === 0)
    return { chosen, wahl: undefined, errors: { thema: waste ? NO_BIN : NOTHING } }
  if (themen.length > MOST_THEMEN) return { chosen, wahl: undefined, errors: { thema: TOO_MANY } }
  if (themen.length < given.length || waste?.isOdd)
    return { chosen, wahl: undefined, errors: { thema: GONE } }
  return { chosen, wahl: parsed.data, errors: {} }
}
