import type { Werte } from '@rathausplatz/contract/formular'
import type { Formular } from '@rathausplatz/contract/records'
import { mailOf, officesAt, townAddress } from '../aemter/offices.ts'
import type { CmsStore } from '../collections/collections.ts'
import { einheitBySlug } from '../endpoints/organisationseinheiten.ts'
import { fieldsOf } from './questions.ts'

/** The office that a form names. */
export const officeOf = async (store: CmsStore, { empfaenger }: Pick<Formular, 'empfaenger'>) =>
  empfaenger === undefined ? undefined : (await einheitBySlug(store, empfaenger))?.data

/**
 * Who is told that a form came in. Each is a way of its own: its first address that is one gets the mail. The office in
 * whose part of the site it was begun, where the form says so; else those that the form names; else the town.
 */
export async function waysTo(
  store: CmsStore,
  form: Formular,
  werte: Werte,
): Promise<readonly (readonly string[])[]> {
  const atPage = await officesAt(store, pageIn(form, werte))
  if (atPage.length > 0) return [atPage]
  const office = await officeOf(store, form)
  const named = [office && mailOf(office), ...form.adressen].flatMap(address => address || [])
  const town = named.length > 0 ? undefined : await townAddress(store)
  return [...new Set(town ? [town] : named)].map(address => [address])
}

/** The page that decides who gets it; empty where none does. */
function pageIn({ schritte, amt_der_seite, amt_der_seite_ausser: ausser }: Formular, werte: Werte): string {
  if (!amt_der_seite) return ''
  const answers = ausser ? [werte[ausser.feld]].flat() : []
  if (answers.some(one => typeof one === 'string' && ausser?.werte.includes(one))) return ''
  const question = fieldsOf({ schritte }).find(({ typ }) => typ === 'seite')
  const page = question && werte[question.name]
  return typeof page === 'string' ? page : ''
}
