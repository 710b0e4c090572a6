import type { Dokumentname } from './dokument.ts'

type Satzung = { worum: string; fassung: number; dokument?: Dokumentname; seite?: readonly [string, string] }

/** By-laws and orders of the town. Services cite them by name; a name outside this list does not compile. */
const satzungen = {
  geld: {
    Haushaltssatzung: {
      worum: 'wofür die Stadt im laufenden Jahr Geld ausgeben darf',
      fassung: 2026,
      dokument: 'haushaltssatzung',
    },
    Hebesatzsatzung: { worum: 'wie hoch Grundsteuer und Gewerbesteuer sind', fassung: 2024 },
    Hundesteuersatzung: {
      worum: 'wie viel ein Hund kostet und wer befreit ist',
      fassung: 2024,
      dokument: 'hundesteuersatzung',
    },
    Abfallwirtschaftssatzung: {
      worum: 'was wohin gehört und was welche Tonne kostet',
      fassung: 2025,
      seite: ['/leben/abfall', 'Abfall'],
    },
    Wasserversorgungssatzung: { worum: 'Anschluss, Zähler und Preis des Wassers', fassung: 2023 },
    'Satzung über die Benutzung der Kindertagesstätten': {
      worum: 'Anmeldung, Plätze und Beiträge',
      fassung: 2025,
      seite: ['/leben/familie/kita', 'Kita'],
    },
    'Satzung über die Betreuung an Schulen': {
      worum: 'Ganztag und Ferienbetreuung an beiden Grundschulen',
      fassung: 2025,
      seite: ['/schillerschule/ganztag', 'Ganztag'],
    },
    'Gebührenordnung der Jugendmusikschule': {
      worum: 'was der Unterricht kostet',
      fassung: 2023,
      seite: ['/jugendmusikschule/gebuehren', 'Jugendmusikschule'],
    },
    'Benutzungsordnung der Stadtbücherei': {
      worum: 'Ausweis, Leihfristen und Gebühren',
      fassung: 2022,
      seite: ['/buecherei/gebuehren', 'Bücherei'],
    },
    Bewohnerparkgebührensatzung: { worum: 'was der Parkausweis kostet', fassung: 2023 },
  },
  zusammenleben: {
    'Haus- und Badeordnung': { worum: 'was im Freibad gilt', fassung: 2026, dokument: 'freibad-badeordnung' },
    Polizeiverordnung: { worum: 'Ruhezeiten, Leinenpflicht, Feuer im Freien', fassung: 2022 },
    Marktordnung: { worum: 'Plätze, Zeiten und Entgelte auf dem Wochenmarkt', fassung: 2021 },
    Sondernutzungssatzung: { worum: 'Tische, Plakate und Gerüste auf der Straße', fassung: 2020 },
    'Räum- und Streupflichtsatzung': {
      worum: 'wer bis wann den Gehweg freimacht: werktags bis 07:00 Uhr, sonntags bis 08:00 Uhr',
      fassung: 2019,
    },
    Friedhofssatzung: { worum: 'Gräber, Ruhezeiten, Gestaltung', fassung: 2023 },
    Baumschutzsatzung: { worum: 'welche Bäume geschützt sind', fassung: 2021 },
  },
  bauen: {
    'Gestaltungssatzung Altstadt': { worum: 'Dächer, Fenster, Farben und Solarmodule', fassung: 2024 },
    Stellplatzsatzung: { worum: 'wie viele Plätze für Autos und Räder ein Neubau braucht', fassung: 2020 },
    Hauptsatzung: { worum: 'wie Rat, Ausschüsse und Ortschaften arbeiten', fassung: 2024 },
    Bekanntmachungssatzung: {
      worum: 'dass die Stadt auf dieser Website öffentlich bekannt macht',
      fassung: 2024,
      seite: ['/bekanntmachungen', 'Bekanntmachungen'],
    },
  },
} as const satisfies Record<string, Record<string, Satzung>>

type Gruppe = keyof typeof satzungen
export type Satzungsname = { [G in Gruppe]: keyof (typeof satzungen)[G] }[Gruppe]

/** Returns the citation of a by-law in a service. */
export const satzung = (name: Satzungsname): string => `${name} der Stadt Rebenau`

export const satzungenDer = (gruppe: Gruppe): readonly (readonly [string, Satzung])[] =>
  Object.entries(satzungen[gruppe])
