import { feldtypLabels, formFaults } from '@rathausplatz/contract/formular'
import { formularAdresse } from '@rathausplatz/contract/kontaktformular'
import { type Formular, records } from '@rathausplatz/contract/records'
import { defineCollection, pathIn } from './define-collection.ts'
import type { ContextOf, RecordPage } from './record.ts'

export const formularPfad = pathIn(records.formular)

/** Returns the address of the form's page if it differs from the address derived from its name. */
const elsewhere = (form: Pick<Formular, 'slug'>): string | undefined => {
  const address = formularAdresse(form)
  return address === formularPfad(form) ? undefined : address
}

/** Slugs of other pages below the path of the forms: the state of a sent form, and continuing a form. */
const OF_THE_SITE: ReadonlySet<string> = new Set(['stand', 'fortsetzen'])

export const formular = defineCollection(records.formular, {
  rules: schema =>
    schema.check(({ value, issues }) => {
      const { slug, schritte, annahme_von, annahme_bis, amt_der_seite_ausser: ausser } = value
      const refuse = (path: readonly (string | number)[], message: string) =>
        issues.push({ code: 'custom', path: [...path], message, input: undefined })
      for (const { path, message } of formFaults(schritte)) refuse(path, message)
      const asked = schritte.flatMap(({ felder }) => felder)
      if (value.amt_der_seite && !asked.some(({ typ }) => typ === 'seite'))
        refuse(['amt_der_seite'], `Dafür braucht das Formular eine Frage der Art „${feldtypLabels.seite}“.`)
      if (ausser !== undefined && !asked.some(({ name }) => name === ausser.feld))
        refuse(['amt_der_seite_ausser', 'feld'], 'Bitte wählen Sie eine Frage dieses Formulars.')
      if (OF_THE_SITE.has(slug))
        refuse(['slug'], 'Unter dieser Adresse steht eine Seite der Website. Bitte wählen Sie eine andere.')
      if (annahme_von !== undefined && annahme_bis !== undefined && annahme_bis < annahme_von)
        refuse(['annahme_bis'], 'Der letzte Tag muss nach dem ersten liegen.')
    }),
  reviewEvery: 12,
  page: { elsewhere, of: pageOf, text: wordsOf },
})

/**
 * The words for the search: only the introduction. Nobody searches for questions, and they would rank before
 * pages with answers.
 */
function wordsOf({ einleitung }: Formular): string {
  return einleitung
}

/** The site renders the questions below this page, at the same address. */
function pageOf({ titel, einleitung }: Formular): RecordPage {
  const context: ContextOf<'text'> = { einleitung }
  return { title: titel, description: einleitung, template: 'text', context }
}
