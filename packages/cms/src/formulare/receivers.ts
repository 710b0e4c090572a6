import type { Werte } from '@rathausplatz/contract/formular'
import type { Formular } from '@rathausplatz/contract/records'
import { mailOf, officeAt, townAddress } from '../aemter/offices.ts'
import type { CmsStore } from '../collections/collections.ts'
import { adresseDer } from '../collections/organisationseinheit.ts'
import { einheitBySlug } from '../endpoints/organisationseinheiten.ts'
import { fieldsOf } from './questions.ts'

/** The office that a form names. */
export const officeOf = async (store: CmsStore, { empfaenger }: Pick<Formular, 'empfaenger'>) =>
  empfaenger === undefined ? undefined : (await einheitBySlug(store, empfaenger))?.data

/** For whom a form is. */
export type Receivers = {
  /** Each is told by a mail of its own, at the first of its addresses that is one. */
  readonly ways: readonly (readonly string[])[]
  /** Where in the town the office stands, for those who work for a part of it; empty where none is named. */
  readonly bereich: string
}

/**
 * For whom a form is that came in: the office in whose part of the site it was begun, where the form says so; else the one
 * that the form names, and further addresses; else the town.
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

/** The page that decides who gets it; empty where none does. */
function pageIn({ schritte, amt_der_seite, amt_der_seite_ausser: ausser }: Formular, werte: Werte): string {
  if (!amt_der_seite) return ''
  const answers = ausser ? [werte[ausser.feld]].flat() : []
  if (answers.some(one => typeof one === 'string' && ausser?.werte.includes(one))) return ''
  const question = fieldsOf({ schritte }).find(({ typ }) => typ === 'seite')
  const page = question && werte[question.name]
  return typeof page === 'string' ? page : ''
}
