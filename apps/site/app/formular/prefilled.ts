import { type Eingaben, pruefe } from '@rathausplatz/contract/formular'
import type { Form } from './form.ts'

/** What a link may answer: which of the answers it is, and from which page somebody comes. It writes nobody's words. */
const BY_LINK: ReadonlySet<string> = new Set(['auswahl', 'radio', 'seite'])

/** A link may say what it is about: `/kontakt?anlass=barriere&seite=/freibad`. Anything odd is left out. */
export function prefilled({ schritte }: Form, query: URLSearchParams, heute: string): Eingaben {
  return Object.fromEntries(
    schritte.flatMap(({ felder }) =>
      felder.flatMap(feld => {
        const given = BY_LINK.has(feld.typ) ? query.get(feld.name) : null
        if (given === null) return []
        const alone = {
          schritte: [{ titel: '', hilfe: '', felder: [{ ...feld, bedingung: undefined, xor: '' }] }],
        }
        const judged = pruefe(alone, { [feld.name]: given }, { heute })
        return judged.ok ? Object.entries(judged.werte) : []
      }),
    ),
  )
}
