import { CmsError, type Formularfeld } from '@rathausplatz/contract'
import type { Formular } from '@rathausplatz/contract/records'

/** All questions of a form, in their order. */
export const fieldsOf = ({ schritte }: Pick<Formular, 'schritte'>): Formularfeld[] =>
  schritte.flatMap(({ felder }) => felder)

/** A refusal with a sentence at each question; `path` is its name, empty for the form as a whole. */
export const refused = (message: string, issues: { path: string; message: string }[]) =>
  new CmsError('ungueltig', message, { details: { issues } })

export const CLOSED = 'Dieses Formular wird gerade nicht angenommen.'
