import { type Eingaben, pruefe } from '@rathausplatz/contract/formular'
import { isPublicPage } from '@rathausplatz/contract/public-page'
import type { Form } from './form.ts'

/** What a link may answer: which of the answers it is, and from which page somebody comes. It writes nobody's words. */
const BY_LINK: ReadonlySet<string> = new Set(['auswahl', 'radio', 'seite'])

/**
 * A link may say what it is about: `/kontakt?anlass=barriere&seite=/freibad`; where it names no page, that from which
 * somebody comes is meant. Anything odd is left out.
 */
export function prefilled(
  { schritte }: Form,
  { query, from, heute }: { query: URLSearchParams; from: string | undefined; heute: string },
): Eingaben {
  return Object.fromEntries(
    schritte.flatMap(({ felder }) =>
      felder.flatMap(feld => {
        const named = BY_LINK.has(feld.typ) ? query.get(feld.name) : null
        const given = named ?? (feld.typ === 'seite' ? from : undefined)
        if (given === undefined) return []
        const alone = {
          schritte: [{ titel: '', hilfe: '', felder: [{ ...feld, bedingung: undefined, xor: '' }] }],
        }
        const judged = pruefe(alone, { [feld.name]: given }, { heute })
        return judged.ok ? Object.entries(judged.werte) : []
      }),
    ),
  )
}

/** The page of this website that somebody comes from, as the browser says; none that is a person's own, and not the start. */
export function pageBefore({ headers }: Request, publicUrl: string): string | undefined {
  const before = URL.parse(headers.get('referer') ?? '')
  if (before?.origin !== publicUrl) return undefined
  return before.pathname !== '/' && isPublicPage(before.pathname) ? before.pathname : undefined
}
