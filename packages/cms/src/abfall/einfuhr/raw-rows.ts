/** A row of a file, before its texts are interpreted. */
export type RawRow = {
  /** The line in the file, for the report. */
  readonly zeile: number
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
  /** The categories of a calendar entry; they may name the kind of waste. */
  readonly kategorie?: string
  /** The file cancels this date. */
  readonly entfaellt: boolean
  /** The remark of a table row. */
  readonly bemerkung?: string
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
      readonly repariert: number
      /** Texts of a table above or beside its dates that are not read. */
      readonly ungelesen?: readonly string[]
      /** Headings of unread columns with days: perhaps unknown kinds of waste. */
      readonly unbekannteSpalten?: readonly string[]
      /** The error if a row lacks a part of its place that other rows have. */
      readonly missingIn?: (row: RawRow) => string | undefined
    }
  | { readonly ok: false; readonly satz: string }

const MOST_ROWS = 300_000
/** Most faults: a file with more is not a list of dates. */
const MOST_FAULTS = 1_000

/** Collects the rows and faults of a file. */
export function rowsOfFile() {
  const rows: RawRow[] = []
  const fehler: { zeile: number; satz: string }[] = []
  return {
    rows,
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

const pad = (text: string): string => text.padStart(2, '0')

export const WEEKDAY =
  '(?:mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|sonnabend|so(?:nntag)?)s?'
const WEEKDAY_BEFORE = new RegExp(String.raw`^${WEEKDAY}(?![a-zäöüß])[.,]*\s*`, 'i')
const WEEKDAY_ALONE = new RegExp(String.raw`^${WEEKDAY}[.,]*$`, 'i')
export const isWeekday = (text: string): boolean => WEEKDAY_ALONE.test(text)

const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']
const NAMED_DAY = new RegExp(
  String.raw`^(\d{1,2})\.?\s*(${MONTHS.join('|')})[a-zä]*\.?\s*(\d{4}|\d{2})?$`,
  'i',
)

const FULL_DAY = /\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}/

/** The error for a text that is no day. */
export function noDay(text: string): string {
  const trimmed = text
    .trim()
    .replace(WEEKDAY_BEFORE, '')
    .replace(/\s*(?:[+&/]|und)$/, '')
  const isYearMissing =
    /^\d{1,2}\.\s?\d{1,2}\.?$/.test(trimmed) ||
    (NAMED_DAY.test(trimmed) && NAMED_DAY.exec(trimmed)?.[3] === undefined)
  const told = text.trim().slice(0, 40)
  if (isYearMissing) return `Dem Datum „${told}“ fehlt das Jahr.`
  return FULL_DAY.test(trimmed) && trimmed.replace(FULL_DAY, '') !== ''
    ? `Was in „${told}“ neben dem Datum steht, kennt der Einleser nicht.`
    : `„${told}“ ist kein Datum.`
}

/** Parses a day in the formats of people and programs; returns undefined if the text is not a day. */
export function readDay(text: string): string | undefined {
  const trimmed = text.trim().replace(WEEKDAY_BEFORE, '')
  const german = /^(\d{1,2})\s*[./]\s*(\d{1,2})\s*[./]\s*(\d{4}|\d{2})(?:\s+0?0:00(?::00)?)?$/.exec(trimmed)
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(trimmed)
  const named = NAMED_DAY.exec(trimmed)
  const serial = /^(\d{5})(?:\.0+)?$/.exec(trimmed)
  if (serial) {
    const day = Number(serial[1])
    // Spreadsheets count days from 30 December 1899; the accepted numbers are days of 2009 to 2064.
    return day > 40_000 && day < 60_000
      ? new Date(Date.UTC(1899, 11, 30 + day)).toISOString().slice(0, 10)
      : undefined
  }
  const dateText = german ?? named
  const [year, month, day] = dateText
    ? [
        dateText[3]?.length === 2 ? `20${dateText[3]}` : dateText[3],
        german ? german[2] : String(MONTHS.indexOf((dateText[2] ?? '').toLowerCase()) + 1),
        dateText[1],
      ]
    : iso
      ? [iso[1], iso[2], iso[3]]
      : []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const written = `${year}-${pad(month)}-${pad(day)}`
  const moment = new Date(`${written}T00:00:00Z`)
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(written)) return undefined
  // Accepts only days of this century: this also limits the number of dates of a street.
  return written.startsWith('20') ? written : undefined
}

/** Parses a time: „9 Uhr“, „9.00“, „09:00“, or the fraction of a day in a spreadsheet. */
export function readTime(text: string): string | undefined {
  const trimmed = text.trim()
  const part = /^0?\.(\d+)$/.exec(trimmed.replace(',', '.'))
  if (part) {
    const minutes = Math.round(Number(`0.${part[1]}`) * 1_440)
    return `${pad(String(Math.floor(minutes / 60)))}:${pad(String(minutes % 60))}`
  }
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(?:uhr|h)?$/i.exec(trimmed) ?? []
  return hours !== undefined && Number(hours) < 24 && Number(minutes) < 60
    ? `${pad(hours)}:${minutes}`
    : undefined
}
