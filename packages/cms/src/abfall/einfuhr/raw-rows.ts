/** A row of a file as it stands there, in the words of its fields. */
export type RawRow = {
  /** Where it stands in the file, for people who look there. */
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
  /** Where a calendar says that it is: often the street that it is for. */
  readonly lage: string
  /** What a calendar says beside title and place; it may name a street as well. */
  readonly beschreibung?: string
  /** The file takes it back. */
  readonly entfaellt: boolean
  /** What a table says beside it. */
  readonly bemerkung?: string
}

export type ReadFile =
  | {
      readonly ok: true
      /** Its dates are entries of a calendar. */
      readonly isCalendar: boolean
      /** What a calendar says of itself. */
      readonly kalender?: { readonly name: string; readonly beschreibung: string }
      readonly rows: readonly RawRow[]
      readonly fehler: readonly { zeile: number; satz: string }[]
      readonly hinweise: readonly string[]
      readonly repariert: number
      /** Texts of a table that stand above or beside its dates, and are not read. */
      readonly ungelesen?: readonly string[]
      /** What a row does not say of its place, though others do. */
      readonly missingIn?: (row: RawRow) => string | undefined
    }
  | { readonly ok: false; readonly satz: string }

const MOST_ROWS = 300_000
/** A file of that many faults is another one. */
const MOST_FAULTS = 1_000

/** What has been read so far. */
export function rowsOfFile() {
  const rows: RawRow[] = []
  const fehler: { zeile: number; satz: string }[] = []
  return {
    rows,
    fehler,
    /** Why no more of the file is read; undefined while there is room. */
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

/** Why a text is no day. */
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

/** A day in whichever way people and programs write it; undefined for what is none. */
export function readDay(text: string): string | undefined {
  const trimmed = text.trim().replace(WEEKDAY_BEFORE, '')
  const german = /^(\d{1,2})\s*[./]\s*(\d{1,2})\s*[./]\s*(\d{4}|\d{2})(?:\s+0?0:00(?::00)?)?$/.exec(trimmed)
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(trimmed)
  const named = NAMED_DAY.exec(trimmed)
  const serial = /^(\d{5})(?:\.0+)?$/.exec(trimmed)
  if (serial) {
    const day = Number(serial[1])
    // Days of spreadsheets are counted from the end of 1899; these are of 2010 to 2064.
    return day > 40_000 && day < 60_000
      ? new Date(Date.UTC(1899, 11, 30 + day)).toISOString().slice(0, 10)
      : undefined
  }
  const inWords = german ?? named
  const [year, month, day] = inWords
    ? [
        inWords[3]?.length === 2 ? `20${inWords[3]}` : inWords[3],
        german ? german[2] : String(MONTHS.indexOf((inWords[2] ?? '').toLowerCase()) + 1),
        inWords[1],
      ]
    : iso
      ? [iso[1], iso[2], iso[3]]
      : []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const written = `${year}-${pad(month)}-${pad(day)}`
  const moment = new Date(`${written}T00:00:00Z`)
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(written)) return undefined
  // Nothing is collected in another century; so a street has no more days than this one.
  return written.startsWith('20') ? written : undefined
}

/** „9 Uhr“, „9.00“, „09:00“; of a spreadsheet also the part of a day. */
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
