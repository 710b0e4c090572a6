import type { Werte } from '@rathausplatz/contract/formular'
import type { Formular } from '@rathausplatz/contract/records'
import { mailOf, officeAt, townAddress } from '../aemter/offices.ts'
import type { CmsStore } from '../collections/collections.ts'
import { adresseDer } from '../collections/organisationseinheit.ts'
import { einheitBySlug } from '../endpoints/organisationseinheiten.ts'
import { fieldsOf } from './questions.ts'

/** Returns the office of a form. */
export const officeOf = async (store: CmsStore, { empfaenger }: Pick<Formular, 'empfaenger'>) =>
  empfaenger === undefined ? undefined : (await einheitBySlug(store, empfaenger))?.data

/** The recipients of a submission. */
export type Receivers = {
  /** One list of addresses per recipient: each gets a mail at the first valid address of its list. */
  readonly ways: readonly (readonly string[])[]
  /** The section of the office, for editors with limited sections; empty if there is none. */
  readonly bereich: string
}

/**
 * Returns the recipients of a submission: the office of the page where it was opened, if the form says so;
 * else the form's office and further addresses; else the town.
 */
export async function receiversOf(store: CmsStore, form: Formular, werte: Werte): Promise<Receivers> {
  const atPage = await officeAt(store, pageIn(form, werte))
  if (atPage) return { ways: [atPage.addresses], bereich: atPage.bereich }
  const office = await officeOf(store, form)
  const named = [office && mailOf(office), ...form.adressen].flatMap(address => address || [])
  const town = named.length > 0 ? undefined : await townAddress(store)
  return {
    ways: [...new Set(town ? [town] : named)].map(address => [address]),
    bereich: office ? adresseDer(office) : '',
  }
}

/** Returns the page that decides the office; empty if none does. */
function pageIn({ schritte, amt_der_seite, amt_der_seite_ausser: ausser }: Formular, werte: Werte): string {
  if (!amt_der_seite) return ''
  const answers = ausser ? [werte[ausser.feld]].flat() : []
  if (answers.some(one => typeof one === 'string' && ausser?.werte.includes(one))) return ''
  const question = fieldsOf({ schritte }).find(({ typ }) => typ === 'seite')
  const page = question && werte[question.name]
  return typeof page === 'string' ? page : ''
}
