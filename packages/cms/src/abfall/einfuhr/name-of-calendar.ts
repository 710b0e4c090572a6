import { folded } from './folded.ts'

/** Common words in names of waste calendars; with any other word the calendar may belong to another town. */
const EVERYWHERE =
  /kalender|termin|abfuhr|abfall|muell|entsorg|abhol|leerung|tonne|wertstoff|^(?:awb|ics|ical|navi|app|online|export|mein|meine|der|die|das|fuer|in|im|und|von|vom|bis|bezirk|gebiet|tour|revier|zone|strasse|str|jahr|januar|dezember|kreis|landkreis|[a-z]|[ivx]+)$|^\d/
const COUNTY = /(?<!\p{L})(?:land)?kreis(?:es)?\s+[\p{L}-]+/gu

/** Whether the name of a calendar has a word that this town does not know: „Abfuhrtermine Musterstadt“. */
export const isStrangeName = (name: string, isKnown: (word: string) => boolean): boolean =>
  (
    folded(name)
      .replaceAll(COUNTY, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).some(word => !EVERYWHERE.test(word) && !isKnown(word))
