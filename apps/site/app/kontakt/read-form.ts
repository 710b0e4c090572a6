import { type Kontaktnachricht, kontaktnachricht } from '@rathausplatz/contract'
import * as z from 'zod'
import { shownAgain } from '../answers/shown-again.ts'
import { isOdd } from '../forms/trap.tsx'

/** What stood in the fields, to be shown again; cut to what a person types there. */
export type Values = Partial<Record<keyof Kontaktnachricht, string>>
export type Errors = Partial<Record<keyof Kontaktnachricht, string>>

export type Sent =
  | { ok: true; nachricht: Kontaktnachricht; einreichung: string }
  | { ok: false; values: Values; errors: Errors; title: string }

/** Bytes of the page that a field may fill when it is shown again. */
const SHOWN_OF_MESSAGE = 40_000
const SHOWN_OF_LINE = 2_000

const NOT_FILLED_IN = 'Bitte prüfen Sie Ihre Angaben'
const LOOKS_LIKE_A_PROGRAM =
  'Ihre Nachricht wurde noch nicht gesendet. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal ab.'

/**
 * Reads the sent form: checked by the schema of the wire, every field as a single text. What looks as if a program had
 * filled it in is shown again instead of stored; a person only sends it once more.
 */
export function readForm(form: FormData, now: Date): Sent {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const fields = Object.keys(kontaktnachricht.shape) as (keyof Kontaktnachricht)[]
  const refuse = (title: string, errors: Errors = {}): Sent => ({
    ok: false,
    values: Object.fromEntries(
      fields.map(name => [
        name,
        shownAgain(text(name), name === 'nachricht' ? SHOWN_OF_MESSAGE : SHOWN_OF_LINE),
      ]),
    ),
    errors,
    title,
  })

  const given: Values = Object.fromEntries(fields.map(name => [name, text(name)]))
  // The page comes from a link, not from a person: an odd one is left out, as nobody could correct it.
  if (!kontaktnachricht.shape.seite.safeParse(given.seite).success) given.seite = ''
  const parsed = kontaktnachricht.safeParse(given)
  if (!parsed.success) return refuse(NOT_FILLED_IN, firstOfEach(parsed.error, fields))
  const einreichung = z.uuid().safeParse(text('einreichung'))
  if (!einreichung.success || isOdd(text, now)) return refuse(LOOKS_LIKE_A_PROGRAM)
  return { ok: true, nachricht: parsed.data, einreichung: einreichung.data }
}

/** One sentence per field, in the order of the form. */
function firstOfEach(error: z.ZodError, fields: readonly (keyof Kontaktnachricht)[]): Errors {
  const messages = fields.map(
    name => [name, error.issues.find(({ path }) => path[0] === name)?.message] as const,
  )
  return Object.fromEntries(messages.filter(([, message]) => message !== undefined))
}
