import { germanDay } from '@rathausplatz/time'

const MOST_TOLD = 10
/** Most texts that are kept: a file may consist of them. */
const MOST_KEPT = 1_000

/** Collects the cells of a table that may be a lost date, for a question before the import. */
export function questionsOfRows() {
  const withoutNewDay = new Set<string>()
  const unknownMarks = new Map<string, number>()
  return {
    /** A row names the day from which its date was moved, and no readable new day. */
    noteNoNewDay(fraktion: string, old: string, text: string): void {
      const said = text === '' ? 'leer' : `„${text.slice(0, 40)}“`
      if (withoutNewDay.size < MOST_KEPT) withoutNewDay.add(`${fraktion} ${germanDay(old)} (${said})`)
    },
    /** A cell of a kind has neither a day nor a known mark. */
    noteUnknownMark(text: string, column: string): void {
      const key = `„${text.slice(0, 40)}“ in der Spalte „${column.slice(0, 40)}“`
      if (unknownMarks.has(key) || unknownMarks.size < MOST_KEPT)
        unknownMarks.set(key, (unknownMarks.get(key) ?? 0) + 1)
    },
    /** `stays`: the old dates stay, because the file has only changes. */
    fragenOf(stays: boolean): string[] {
      const marks = Array.from(unknownMarks, ([key, times]) => `${key} (${times}-mal)`)
      return [
        ...(withoutNewDay.size === 0
          ? []
          : [
              `Für diese Termine nennt die Datei den alten Tag, aber keinen neuen: ${some([...withoutNewDay])}. ${stays ? 'Der alte Termin bleibt stehen.' : 'Aus diesen Zeilen wird nichts übernommen.'} Stimmt das? Fällt er aus, dann schreiben Sie statt des neuen Tages „entfällt“.`,
            ]),
        ...(marks.length === 0
          ? []
          : [
              `Diese Zeichen kennt der Einleser nicht: ${some(marks)}. An diesen Tagen wird dort nichts übernommen. Stimmt das? Wird abgeholt, dann schreiben Sie ein „x“.`,
            ]),
      ]
    },
  }
}

const some = (told: readonly string[]): string =>
  `${told.slice(0, MOST_TOLD).join('; ')}${told.length > MOST_TOLD ? `; und ${told.length - MOST_TOLD} weitere` : ''}`
