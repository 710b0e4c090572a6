import type * as z from 'zod'
import { anlaesse } from './anlaesse.ts'
import type { formular } from './records/formular.ts'

/** The name of the form of the page `/kontakt` (spec §2). */
export const KONTAKTFORMULAR = 'kontakt'

/** Returns the address of a form: below `/formulare`, the contact form at `/kontakt` itself (spec §2). */
export const formularAdresse = ({ slug }: { readonly slug: string }): string =>
  slug === KONTAKTFORMULAR ? '/kontakt' : `/formulare/${slug}`

/** The contact form for a town that has written none of its own. */
export const kontaktformular = {
  titel: 'Nachricht an die Stadt',
  slug: KONTAKTFORMULAR,
  schritte: [
    {
      titel: 'Ihre Nachricht',
      felder: [
        {
          typ: 'auswahl',
          name: 'anlass',
          label: 'Worum geht es?',
          pflicht: true,
          pflicht_meldung: 'Bitte wählen Sie aus, worum es geht.',
          optionen: Object.entries(anlaesse).map(([wert, label]) => ({ wert, label })),
        },
        { typ: 'seite', name: 'seite', label: 'Ihre Nachricht betrifft die Seite' },
        {
          typ: 'langtext',
          name: 'nachricht',
          label: 'Ihre Nachricht',
          pflicht: true,
          pflicht_meldung: 'Bitte schreiben Sie uns, was wir für Sie tun können.',
          laenge_bis: 5_000,
        },
        {
          typ: 'text',
          name: 'name',
          label: 'Name',
          pflicht: true,
          pflicht_meldung: 'Bitte geben Sie Ihren Namen an.',
          laenge_bis: 120,
          autocomplete: 'name',
        },
        {
          typ: 'email',
          name: 'email',
          label: 'E-Mail',
          hilfe: 'Dorthin schicken wir unsere Antwort.',
          pflicht: true,
          autocomplete: 'email',
        },
        {
          typ: 'telefon',
          name: 'telefon',
          label: 'Telefon',
          hilfe: 'Für Rückfragen, wenn Sie lieber sprechen.',
          autocomplete: 'tel',
        },
      ],
    },
  ],
  bestaetigung: 'Das zuständige Amt antwortet Ihnen.',
  zweck: 'um Ihr Anliegen zu bearbeiten (Artikel 6 Absatz 1 Buchstabe e DSGVO)',
  aufbewahrung_tage: 180,
  amt_der_seite: true,
  // Reports about the website itself go to the town, not to the office of the page.
  amt_der_seite_ausser: { feld: 'anlass', werte: ['fehler', 'barriere'] },
  angaben_in_mail: true,
} satisfies z.input<typeof formular.schema>
