import { CmsError, type Formularfeld } from '@rathausplatz/contract'
import type { Formular } from '@rathausplatz/contract/records'

/** Returns all questions of a form in order. */
export const fieldsOf = ({ schritte }: Pick<Formular, 'schritte'>): Formularfeld[] =>
  schritte.flatMap(({ felder }) => felder)

/**
 * Creates a refusal with a message per question; `path` is the name of the question, empty for the whole
 * form.
 */
export const refused = (message: string, issues: { path: string; message: string }[]) =>
  new CmsError('ungueltig', message, { details: { issues } })

export const CLOSED = 'Dieses Formular wird gerade nicht angenommen.'
