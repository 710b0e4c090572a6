/** Types of question as editors call them. Without schemas: the page of a form brings nothing else to the browser. */
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
  wysiwyg: 'Text mit Überschriften und Listen',
  adresse: 'Anschrift',
  iban: 'IBAN',
  seite: 'Seite, von der jemand kommt',
} as const
export type Feldtyp = keyof typeof feldtypLabels

/** Which days a date may be. */
export const zeitraumLabels = {
  jeder: 'jeder Tag',
  ab_heute: 'heute oder später',
  bis_heute: 'heute oder früher',
} as const

/** What a browser may offer to fill in (WCAG 1.3.5), by the tokens of HTML. */
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

/** Files that somebody may send, with the media types they turn out to be. */
export const dateiartLabels = { foto: 'Foto (JPG, PNG, WEBP, AVIF)', pdf: 'PDF' } as const
export type Dateiart = keyof typeof dateiartLabels

export const dateitypen: Readonly<Record<Dateiart, readonly string[]>> = {
  foto: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  pdf: ['application/pdf'],
}

/** What a condition does. */
export const wirkungLabels = {
  zeigen: 'Die Frage wird nur dann gestellt',
  pflicht: 'Die Frage ist nur dann Pflicht',
} as const

/** The parts of a postal address, in the order in which they are written, with the token of HTML for each. */
export const adressteile = {
  strasse: { label: 'Straße', autocomplete: 'address-line1', most: 100 },
  hausnummer: { label: 'Hausnummer', autocomplete: 'address-line2', most: 10 },
  plz: { label: 'Postleitzahl', autocomplete: 'postal-code', most: 5 },
  ort: { label: 'Ort', autocomplete: 'address-level2', most: 100 },
} as const
export type Adressteil = keyof typeof adressteile
export const adressteilNamen = Object.keys(adressteile) as Adressteil[]

/** What a text may hold where a question says nothing else, in characters. */
export const standardlaenge = { text: 200, langtext: 5_000, wysiwyg: 10_000 } as const
/** All that a form takes at most in words, in bytes. */
export const GROESSTE_EINGABE = 65_536
