import { type Eingaben, pruefe } from '@rathausplatz/contract/formular'
import { isPublicPage } from '@rathausplatz/contract/public-page'
import type { Form } from './form.ts'

/**
 * Types of questions that a link may answer: a choice, or the page from which the visitor comes. A link never
 * fills in free text.
 */
const BY_LINK: ReadonlySet<string> = new Set(['auswahl', 'radio', 'seite'])

/**
 * Reads prefilled answers from a link: `/kontakt?anlass=barriere&seite=/freibad`. Without `seite`, the page
 * from which the visitor comes is used. Invalid values are ignored.
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

/**
 * Returns the page of this website in the referrer; undefined for the home page, private pages and other
 * websites.
 */
export function pageBefore({ headers }: Request, publicUrl: string): string | undefined {
  const before = URL.parse(headers.get('referer') ?? '')
  if (before?.origin !== publicUrl) return undefined
  return before.pathname !== '/' && isPublicPage(before.pathname) ? before.pathname : undefined
}
