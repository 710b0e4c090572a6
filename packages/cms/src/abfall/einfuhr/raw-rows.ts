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

/** A day in whichever way people and programs write it; undefined for what is none. */
export function readDay(text: string): string | undefined {
  const trimmed = text.trim().replace(/^(?:mo|di|mi|do|fr|sa|so)[a-z]*[.,]*\s*/i, '')
  const german = /^(\d{1,2})\s*[./]\s*(\d{1,2})\s*[./]\s*(\d{4}|\d{2})(?:\s+0?0:00(?::00)?)?$/.exec(trimmed)
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(trimmed)
  const serial = /^(\d{5})(?:\.0+)?$/.exec(trimmed)
  if (serial) {
    const day = Number(serial[1])
    // Days of spreadsheets are counted from the end of 1899; these are of 2010 to 2064.
    return day > 40_000 && day < 60_000
      ? new Date(Date.UTC(1899, 11, 30 + day)).toISOString().slice(0, 10)
      : undefined
  }
  const [year, month, day] = german
    ? [german[3]?.length === 2 ? `20${german[3]}` : german[3], german[2], german[1]]
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
