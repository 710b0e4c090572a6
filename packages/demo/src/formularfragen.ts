import type { Feld } from './formular.ts'

/** The legal basis for processing the answers: a public task. */
export const AUFGABE = 'Artikel 6 Absatz 1 Buchstabe e DSGVO mit § 4 LDSG'

/** Questions that many forms share. */
export const name: Feld = {
  typ: 'text',
  name: 'name',
  label: 'Ihr Name',
  pflicht: true,
  pflicht_meldung: 'Bitte geben Sie Ihren Namen an.',
  laenge_bis: 120,
  autocomplete: 'name',
}
export const email: Feld = {
  typ: 'email',
  name: 'e-mail',
  label: 'Ihre E-Mail-Adresse',
  hilfe: 'Dorthin schreiben wir Ihnen, wie es weitergeht.',
  pflicht: true,
  autocomplete: 'email',
}
export const telefon: Feld = {
  typ: 'telefon',
  name: 'telefon',
  label: 'Ihre Telefonnummer',
  hilfe: 'Für Rückfragen.',
  autocomplete: 'tel',
}
