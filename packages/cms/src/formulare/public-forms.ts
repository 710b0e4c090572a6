import { CmsError, type Onlineformular } from '@rathausplatz/contract'
import { townToday } from '@rathausplatz/contract/formular'
import type { Formular } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { formularPfad } from '../collections/formular.ts'
import { einheitBySlug } from '../endpoints/organisationseinheiten.ts'

/** Forms as they stand in public: their questions, whether they are taken today, and by whom. */
export function publicForms(store: CmsStore, clock: () => Date) {
  const formOf = async (slug: string): Promise<Formular> => {
    const found = await store.published.byKey('formular', formularPfad({ slug }))
    if (!found) throw new CmsError('nicht-gefunden')
    return found.data
  }

  const isOpen = ({ annahme_von, annahme_bis }: Formular): boolean => {
    const today = townToday(clock())
    return (
      (annahme_von === undefined || annahme_von <= today) &&
      (annahme_bis === undefined || today <= annahme_bis)
    )
  }

  const officeOf = async ({ empfaenger }: Formular) =>
    empfaenger === undefined ? undefined : (await einheitBySlug(store, empfaenger))?.data

  return {
    formOf,
    isOpen,
    officeOf,

    async bySlug(slug: string): Promise<Onlineformular> {
      const form = await formOf(slug)
      // To which addresses it goes is nobody's business outside.
      const { empfaenger: _, adressen: _adressen, angaben_in_mail: _angaben, ...shown } = form
      return {
        ...shown,
        empfaenger: (await officeOf(form))?.name ?? '',
        offen: isOpen(form),
        detailURL: formularPfad(form),
      }
    },
  }
}
