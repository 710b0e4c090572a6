import { questionsOfRows } from './questions-of-rows.ts'

/** A row of a file, before its texts are interpreted. */
export type RawRow = {
  /** The line in the file, for the report. */
  readonly zeile: number
  /** The municipality, if the file names it beside the part of the town. */
  readonly gemeinde?: string
  readonly ort: string
  readonly bezirk: string
  readonly strasse: string
  readonly hausnummer: string
  readonly fraktion: string
  /** `2027-01-12`. */
  readonly datum: string
  readonly urspruenglich: string
  readonly grund: string
  readonly zeit_von: string
  readonly zeit_bis: string
  readonly platz: string
  /** The place of a calendar entry: often the street that it is for. */
  readonly lage: string
  /** The description of a calendar entry; it may name a street too. */
  readonly beschreibung?: string
  /** The whole title, if the place of the row was read from it. */
  readonly imTitel?: string
  /** The whole title, if the name of the town was taken out of it. */
  readonly mitStadt?: string
  /** The kind in its own cell, if other columns add a rhythm or a bin to `fraktion`. */
  readonly art?: string
  /** The categories of a calendar entry; they may name the kind of waste. */
  readonly kategorie?: string
  /** The calendar of the entry, if the file has several. */
  readonly kalender?: { readonly name: string; readonly beschreibung: string }
  /** The file cancels this date. */
  readonly entfaellt: boolean
  /** The hour stands beside the day: it may be that of the collection, or none. */
  readonly isHourOfDay?: boolean
  /** The remark of a table row, or of a calendar entry that its description moves or cancels. */
  readonly bemerkung?: string
  /** The remark may be about another day: „verschoben“ under „Status“, or beside another date of its kind. */
  readonly isState?: boolean
}

export type ReadFile =
  | {
      readonly ok: true
      /** The dates are entries of a calendar. */
      readonly isCalendar: boolean
      /** Name and description of the calendar. */
      readonly kalender?: { readonly name: string; readonly beschreibung: string }
      readonly rows: readonly RawRow[]
      readonly fehler: readonly { zeile: number; satz: string }[]
      readonly hinweise: readonly string[]
      /** The file ends too early: a date that is not in it may still be valid. */
      readonly isCutOff?: boolean
      /** Questions that must be confirmed. */
      readonly fragen?: readonly string[]
      readonly repariert: number
      /** Texts of a table above or beside its dates that are not read. */
      readonly ungelesen?: readonly string[]
      /** Texts above and below the dates of a table: titles, and remarks of its author. */
      readonly titel?: readonly string[]
      /** The name of the sheet that was read. */
      readonly blatt?: string
      /** Headings of unread columns with days: perhaps unknown kinds of waste. */
      readonly unbekannteSpalten?: readonly string[]
      /** The error if a row lacks a part of its place that other rows have. */
      readonly missingIn?: (row: RawRow) => string | undefined
    }
  | { readonly ok: false; readonly satz: string }

/** The question about a file that ends too early. */
export const CUT_OFF =
  'Die Datei scheint abgebrochen: Ihr Ende fehlt. Darum fällt kein Termin weg, nur weil er in der Datei nicht steht. Am besten laden Sie die Datei noch einmal herunter. Wollen Sie trotzdem übernehmen, was in ihr steht?'

const MOST_ROWS = 300_000
/** Most faults: a file with more is not a list of dates. */
const MOST_FAULTS = 1_000

/** Collects the rows and faults of a file. */
export function rowsOfFile() {
  const rows: RawRow[] = []
  const fehler: { zeile: number; satz: string }[] = []
  return {
    rows,
    questions: questionsOfRows(),
    fehler,
    /** The message why reading stops; undefined below the limits. */
    fullOf(): string | undefined {
      if (rows.length >= MOST_ROWS)
        return `Gelesen wurden die ersten ${MOST_ROWS.toLocaleString('de-DE')} Termine.`
      if (fehler.length >= MOST_FAULTS)
        return `Nach ${MOST_FAULTS.toLocaleString('de-DE')} Fehlern wurde nicht weitergelesen.`
      return undefined
    },
  }
}

export type RowsOfFile = ReturnType<typeof rowsOfFile>
