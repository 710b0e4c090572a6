/** Why nothing was fetched. */
export type Refusal =
  | 'keine-adresse'
  | 'eigenes-netz'
  | 'eigener-server'
  | 'unbekannt'
  | 'keine-verbindung'
  | 'unsicher'
  | 'zu-langsam'
  | 'zu-gross'
  | 'zu-viele-weiterleitungen'
  | 'beendet'

/** The same text for unknown and private names: otherwise an editor could scan our own network. */
const NOWHERE = 'Unter dieser Adresse ist im Internet keine Website zu erreichen.'

/** Messages in German, by refusal. */
export const refusalWords: Readonly<Record<Refusal, string>> = {
  'keine-adresse': 'Das ist keine Adresse einer Website (https://…).',
  'eigenes-netz': NOWHERE,
  'eigener-server': 'Diese Adresse liegt auf diesem Server selbst und wird nicht abgerufen.',
  unbekannt: NOWHERE,
  'keine-verbindung': 'Die Website antwortet nicht oder hat mittendrin abgebrochen.',
  unsicher: 'Die Website hat kein gültiges Zertifikat.',
  'zu-langsam': 'Die Website antwortet zu langsam.',
  'zu-gross': 'Die Antwort ist zu groß.',
  'zu-viele-weiterleitungen': 'Die Website leitet im Kreis oder zu oft weiter.',
  beendet: 'Der Abruf wurde abgebrochen.',
}
