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
export const NOTHING = 'Bitte wählen Sie mindestens ein Thema, oder nennen Sie eine Straße.'

/**
 * Reads the choice of a form. The form has one field for all streets: „Kelterstraße, Am Markt“. Checkbox
 * values that are not topics are ignored.
 */
export function readChoice(form: FormData): {
  chosen: Chosen
  wahl: Abowahl | undefined
  errors: Errors
} {
  const waste = wasteIn(form)
  const themen = [...new Set([...form.getAll('thema'), ...(waste?.themen ?? [])])].flatMap(one => {
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
  return { chosen, wahl: parsed.data, errors: {} }
}
