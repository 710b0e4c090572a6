/** Forms as editors write them, for journeys in towns of their own. */
const common = {
  bestaetigung: 'Wir sehen uns Ihre Angaben an und antworten Ihnen innerhalb von drei Arbeitstagen.',
  zweck: 'um Ihr Anliegen zu bearbeiten (Artikel 6 Absatz 1 Buchstabe e DSGVO)',
  aufbewahrung_tage: 90,
  captcha: true,
}

const titel = { typ: 'text', name: 'titel', label: 'Wie heißt die Veranstaltung?', pflicht: true }
const name = { typ: 'text', name: 'ihr-name', label: 'Ihr Name', pflicht: true, autocomplete: 'name' }
const email = { typ: 'email', name: 'e-mail', label: 'E-Mail', pflicht: true, autocomplete: 'email' }

export const veranstaltung = {
  ...common,
  slug: 'veranstaltung-melden',
  titel: 'Veranstaltung melden',
  einleitung: 'Ihr Termin für den Veranstaltungskalender der Stadt.',
  schritte: [
    {
      titel: 'Veranstaltung',
      felder: [
        titel,
        { typ: 'wysiwyg', name: 'beschreibung', label: 'Was erwartet die Gäste?' },
        { typ: 'datum', name: 'tag', label: 'An welchem Tag?', pflicht: true, zeitraum: 'ab_heute' },
        { typ: 'uhrzeit', name: 'beginnt', label: 'Beginn', pflicht: true },
      ],
    },
    {
      titel: 'Ort',
      hilfe: 'Wo findet sie statt?',
      felder: [
        { typ: 'adresse', name: 'ort', label: 'Anschrift', pflicht: true },
        {
          typ: 'radio',
          name: 'eintritt',
          label: 'Kostet es Eintritt?',
          pflicht: true,
          optionen: [
            { label: 'Ja', wert: 'ja' },
            { label: 'Nein', wert: 'nein' },
          ],
        },
        {
          typ: 'zahl',
          name: 'preis',
          label: 'Preis',
          einheit: 'Euro',
          nachkommastellen: 2,
          pflicht: true,
          bedingung: { wirkung: 'zeigen', feld: 'eintritt', werte: ['ja'] },
        },
      ],
    },
    {
      titel: 'Bild und Kontakt',
      felder: [
        { typ: 'datei', name: 'bild', label: 'Bild oder Plakat', arten: ['foto', 'pdf'], anzahl_bis: 3 },
        name,
        email,
        {
          typ: 'einwilligung',
          name: 'bildrechte',
          label: 'Die Stadt darf das Bild zeigen.',
          erklaerung: '<p>Ich habe die Rechte an dem Bild.</p>',
          pflicht: true,
        },
      ],
    },
  ],
}

export const verein = {
  ...common,
  slug: 'verein-vorschlagen',
  titel: 'Verein eintragen',
  einleitung: 'Für das Verzeichnis der Vereine.',
  schritte: [
    {
      titel: 'Ihr Verein',
      felder: [
        {
          typ: 'text',
          name: 'verein',
          label: 'Name des Vereins',
          pflicht: true,
          autocomplete: 'organization',
        },
        {
          typ: 'mehrfachauswahl',
          name: 'gebiete',
          label: 'Was macht der Verein?',
          pflicht: true,
          optionen: [
            { label: 'Sport', wert: 'sport' },
            { label: 'Musik', wert: 'musik' },
            { label: 'Heimat', wert: 'heimat' },
          ],
        },
        {
          typ: 'auswahl',
          name: 'groesse',
          label: 'Wie viele Mitglieder?',
          optionen: [
            { label: 'bis 50', wert: 'klein' },
            { label: 'mehr', wert: 'gross' },
          ],
        },
        { typ: 'iban', name: 'konto', label: 'Konto für Spenden' },
        email,
      ],
    },
  ],
}

export const fuehrung = {
  ...common,
  slug: 'fuehrung-anfragen',
  titel: 'Führung anfragen',
  einleitung: 'Für Gruppen ab acht Personen.',
  schritte: [
    {
      titel: 'Ihre Anfrage',
      felder: [
        { typ: 'zahl', name: 'personen', label: 'Wie viele Personen?', pflicht: true, von: 8, bis: 60 },
        { typ: 'telefon', name: 'telefon', label: 'Telefon', xor: 'mail', autocomplete: 'tel' },
        { typ: 'email', name: 'mail', label: 'E-Mail', xor: 'telefon', autocomplete: 'email' },
        { typ: 'langtext', name: 'wunsch', label: 'Was möchten Sie sehen?' },
      ],
    },
  ],
}
