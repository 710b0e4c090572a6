import { type Terminangebot, type Terminperson, terminpersonBei } from '@rathausplatz/contract'
import { shownAgain } from '../answers/shown-again.ts'
import { textIn } from '../answers/text-in.ts'

type Values = Partial<Record<keyof Terminperson, string>>

const FIELDS = ['name', 'email', 'telefon'] as const
const SHOWN_OF_LINE = 2_000

/** Nobody has read and filled in a form within two seconds, and none was handed out before yesterday. */
const FASTEST_MS = 2_000
const SLOWEST_MS = 24 * 3_600_000

/** A field that people do not see and programs fill in. */
export const TRAP = 'homepage'

const CHECK = 'Bitte prüfen Sie Ihre Angaben'
const LOOKS_LIKE_A_PROGRAM =
  'Ihr Termin ist noch nicht gebucht. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal ab.'

type Read =
  | { person: Terminperson; values: Values }
  | { person?: never; values: Values; title: string; errors: Readonly<Record<string, string>> }

/** Who comes, checked by the schema of the wire. What looks as if a program had filled it in is shown again. */
export function readPerson(form: FormData, angebot: Pick<Terminangebot, 'mail'>, now: Date): Read {
  const values = Object.fromEntries(FIELDS.map(name => [name, shownAgain(textIn(form, name), SHOWN_OF_LINE)]))
  const parsed = terminpersonBei(angebot).safeParse(
    Object.fromEntries(FIELDS.map(name => [name, textIn(form, name)])),
  )
  if (!parsed.success) {
    const messages = FIELDS.flatMap(name => {
      const issue = parsed.error.issues.find(({ path }) => path[0] === name)
      return issue ? [[name, issue.message] as const] : []
    })
    return { values, title: CHECK, errors: Object.fromEntries(messages) }
  }
  const took = now.getTime() - Date.parse(textIn(form, 'geladen'))
  const isOdd = !(took >= FASTEST_MS && took <= SLOWEST_MS) || textIn(form, TRAP) !== ''
  if (isOdd) return { values, title: LOOKS_LIKE_A_PROGRAM, errors: {} }
  return { person: parsed.data, values }
}
