import type { Tally } from './open-file.ts'
import { A_LINE_FOR_EACH } from './table-in-words.ts'
import { named } from './told-names.ts'
import { isEveryKind } from './unknown-names.ts'

/** Returns the sentences of the report about entries that are not taken over. */
export function notTakenOf({ untold, evenings }: Tally): string[] {
  const late = [...evenings].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return [
    ...named('Keine Abfuhr, nicht übernommen', untold.fallsOut),
    ...named('Keine Abfuhr oder unklar, nicht übernommen', untold.somethingElse),
    ...late.flatMap(([hour, one]) => named(`Beginnt um ${hourInWords(hour)} und ist keine Abfuhr`, one)),
    ...named('Unklar, nicht übernommen', untold.unclear),
    ...(untold.unclear.size > 0 ? [HOW_TO_ACCEPT] : []),
    ...named('Für eine andere Straße oder einen anderen Bezirk, nicht übernommen', untold.elsewhere),
    ...named('Für eine andere Gemeinde, nicht übernommen', untold.otherTowns),
    ...named('Diese Abfallart führt die Stadt nicht, nicht übernommen', untold.notKept),
    ...named('Zu viele Halte an einem Tag, nicht übernommen', untold.stops),
    ...named('Rhythmus fehlt, nicht übernommen', untold.openRhythms),
    ...named('Abfallart unbekannt', untold.unknownKinds),
    ...([...untold.unknownKinds.keys()].some(isEveryKind) ? [A_LINE_FOR_EACH] : []),
    ...named('Straße unbekannt', untold.unknownPlaces),
    ...named('Bezirk oder Tour unbekannt', untold.unknownDistricts),
    ...(untold.unknownDistricts.size > 0 ? [HOW_TO_NAME_STREETS] : []),
    ...named('Straße bekannt, aber ohne diese Hausnummern, nicht übernommen', untold.unknownHouses),
    ...(untold.unknownHouses.size > 0 ? [HOW_TO_ADD_PARTS] : []),
    ...named('Diese Straße gibt es in mehreren Orten, nicht übernommen', untold.inSeveralPlaces),
    ...(untold.inSeveralPlaces.size > 0 ? [HOW_TO_NAME_THE_PLACE] : []),
  ]
}

const HOW_TO_ADD_PARTS =
  'Sollen Teile dieser Straßen eigene Termine bekommen? Dann lesen Sie die Datei noch einmal ein und wählen „Straßen anlegen, die es hier noch nicht gibt“ (am Terminal: --neue-orte). Dabei muss der Ort in der Datei stehen oder gewählt sein.'
const HOW_TO_NAME_STREETS =
  'Welche Straßen zu einem solchen Bezirk oder einer Tour gehören, liest der Einleser nicht von einem anderen Blatt oder aus einer anderen Datei. Schreiben Sie in jede Zeile unter „Straße“ die Straßen, für die der Termin gilt. Oder tragen Sie den Bezirk unter „Abfuhr“ bei den Straßen ein.'
const HOW_TO_NAME_THE_PLACE =
  'Geben Sie der Tabelle eine Spalte „Ort“, oder wählen Sie beim Einlesen den Ort, für den sie gilt.'
const HOW_TO_ACCEPT =
  'Ist ein unklarer Termin doch eine Abfuhr? Dann kürzen Sie seinen Titel in der Datei auf die Abfallart und lassen eine Bemerkung daneben weg, oder legen Sie ihn unter „Abfuhr“ von Hand an.'

/** Returns „22 Uhr“. */
const hourInWords = (time: string): string => `${time.replace(/^0|:00$/g, '')} Uhr`
