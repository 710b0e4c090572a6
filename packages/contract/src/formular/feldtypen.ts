/**
 * The types of questions with their labels for editors. Without schemas, so that the page of a form loads
 * nothing else into the browser.
 */
export const feldtypLabels = {
  text: 'Text, eine Zeile',
  langtext: 'Text, mehrere Zeilen',
  email: 'E-Mail-Adresse',
  telefon: 'Telefonnummer',
  zahl: 'Zahl',
  datum: 'Datum',
  uhrzeit: 'Uhrzeit',
  auswahl: 'Auswahlliste',
  radio: 'Auswahl, alle Antworten sichtbar',
  schalter: 'Häkchen',
  mehrfachauswahl: 'Mehrere Antworten',
  datei: 'Datei oder Foto',
  einwilligung: 'Einwilligung',
  wysiwyg: 'Text mit Hervorhebungen und Listen',
  adresse: 'Anschrift',
  iban: 'IBAN',
  seite: 'Seite, von der jemand kommt',
} as const
export type Feldtyp = keyof typeof feldtypLabels

/** The allowed range of a date. */
export const zeitraumLabels = {
  jeder: 'jeder Tag',
  ab_heute: 'heute oder später',
  bis_heute: 'heute oder früher',
} as const

/** The data that a browser may fill in (WCAG 1.3.5), as HTML tokens. */
export const autocompleteLabels = {
  name: 'Vor- und Nachname',
  'given-name': 'Vorname',
  'family-name': 'Nachname',
  organization: 'Verein oder Firma',
  email: 'E-Mail',
  tel: 'Telefon',
  'address-line1': 'Straße und Hausnummer',
  'postal-code': 'Postleitzahl',
  'address-level2': 'Ort',
  bday: 'Geburtsdatum',
  url: 'Webadresse',
} as const

/** The accepted kinds of files, with their labels. */
export const dateiartLabels = { foto: 'Foto (JPG, PNG, WEBP, AVIF)', pdf: 'PDF' } as const
export type Dateiart = keyof typeof dateiartLabels

export const dateitypen: Readonly<Record<Dateiart, readonly string[]>> = {
  foto: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  pdf: ['application/pdf'],
}

/** The effects of a condition. */
export const wirkungLabels = {
  zeigen: 'Die Frage wird nur dann gestellt',
  pflicht: 'Die Frage ist nur dann Pflicht',
} as const

/** The parts of a postal address in writing order, with the HTML token for each. */
export const adressteile = {
  strasse: { label: 'Straße', autocomplete: 'address-line1', most: 100 },
  hausnummer: { label: 'Hausnummer', autocomplete: 'address-line2', most: 30 },
  plz: { label: 'Postleitzahl', autocomplete: 'postal-code', most: 100 },
  ort: { label: 'Ort', autocomplete: 'address-level2', most: 100 },
} as const
export type Adressteil = keyof typeof adressteile
export const adressteilNamen = Object.keys(adressteile) as Adressteil[]

/** The default maximum length of texts, in characters. */
export const standardlaenge = { text: 200, langtext: 5_000, wysiwyg: 10_000 } as const
/** The maximum size of all answers of a form without files, in bytes. */
export const GROESSTE_EINGABE = 65_536
