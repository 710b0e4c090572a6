import { CmsError, type Onlineformular } from '@rathausplatz/contract'
import { formularAdresse, KONTAKTFORMULAR, kontaktformular } from '@rathausplatz/contract/kontaktformular'
import { type Formular, records } from '@rathausplatz/contract/records'
import { berlinDay } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { formularPfad } from '../collections/formular.ts'
import { publishedTown } from '../published-town.ts'
import { fieldsOf } from './questions.ts'
import { officeOf } from './receivers.ts'

/** Published forms: their questions, and whether they are open. */
export function publicForms(store: CmsStore, clock: () => Date) {
  const formOf = async (slug: string): Promise<Formular> => {
    const found = await store.published.byKey('formular', formularPfad({ slug }))
    if (found) return found.data
    // The contact form always exists: if the town has none, the default is used.
    if (slug === KONTAKTFORMULAR) return records.formular.schema.parse(kontaktformular)
    throw new CmsError('nicht-gefunden')
  }

  const isOpen = ({ annahme_von, annahme_bis }: Formular): boolean => {
    const today = berlinDay(clock())
    return (
      (annahme_von === undefined || annahme_von <= today) &&
      (annahme_bis === undefined || today <= annahme_bis)
    )
  }

  /** Returns the town, for a form that asks for an address there. */
  const placeOf = async (form: Formular): Promise<Pick<Onlineformular, 'ort'>> => {
    if (!fieldsOf(form).some(feld => feld.typ === 'adresse' && feld.nur_im_ort)) return {}
    const { anschrift } = await publishedTown(store.database.read, clock())
    return anschrift ? { ort: { plz: anschrift.zip, name: anschrift.city } } : {}
  }

  return {
    formOf,
    isOpen,
    placeOf,

    async bySlug(slug: string): Promise<Onlineformular> {
      const form = await formOf(slug)
      // Only the name of the office is public, not the addresses of the recipients.
      const {
        empfaenger: _,
        adressen: _adressen,
        amt_der_seite: _amt,
        amt_der_seite_ausser: _ausser,
        angaben_in_mail: _angaben,
        ...shown
      } = form
      return {
        ...shown,
        ...(await placeOf(form)),
        empfaenger: (await officeOf(store, form))?.name ?? '',
        offen: isOpen(form),
        detailURL: formularAdresse(form),
      }
    },
  }
}

export type PublicForms = ReturnType<typeof publicForms>
