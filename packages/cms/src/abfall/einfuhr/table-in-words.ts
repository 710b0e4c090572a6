import type { Cell } from './cell-text.ts'
import { isDamaged, LOST } from './damaged-letters.ts'
import type { FoundManner } from './days/manner-of-days.ts'
import { headKey, isKnownHead, lackingAmong, unknownAmong } from './table-heads.ts'

/** What a report says about a table. */

const NO_HEAD =
  'In dieser Tabelle fehlt eine Zeile mit Überschriften. Nötig sind „Datum“ und „Abfallart“, dazu „Straße“, „Bezirk“ oder „Ort“.'
/** The headings of title and day in tables that Google and Outlook write from a calendar. */
const OF_CALENDAR = [
  /^(?:subject|betreff|summary)$/,
  /^(?:startdate|beginntam|startdatum|begin(?:nt)?|dtstart)$/,
]
const CALENDAR_AS_TABLE =
  ' Hat ein Programm einen Kalender als Tabelle ausgegeben? Dann geben Sie ihn dort bitte als ICS aus, und lesen Sie diese Datei ein.'

/** Returns why a table without known headings is refused. `headings` are those of the line that looks like them. */
export function unknownHeadings(headings: readonly string[]): string {
  const unknown = unknownAmong(headings).slice(0, 6)
  if (unknown.length === 0) {
    const lacking = lackingAmong(headings).map(label => `„${label}“`)
    const told = headings
      .filter(Boolean)
      .slice(0, 6)
      .map(label => `„${label.slice(0, 40)}“`)
    if (told.length === 0 || lacking.length === 0) return NO_HEAD
    const isKind = lacking.length === 1 && lacking[0] === '„Abfallart“'
    return `Unter den Überschriften ${told.join(', ')} ${lacking.length === 1 ? 'fehlt' : 'fehlen'} ${lacking.join(' und ')}. Bitte benennen Sie die Spalte so, in der ${isKind ? `die Abfallart steht. ${A_LINE_FOR_EACH}` : 'der Tag der Abfuhr steht.'}`
  }
  if (unknown.some(isDamaged)) return LOST
  const which = unknown.map(label => `„${label.slice(0, 40)}“`).join(', ')
  const one = unknown.length === 1
  const names = headings.map(headKey)
  const isOfCalendar = OF_CALENDAR.every(pattern => names.some(name => pattern.test(name)))
  return `${one ? 'Die Überschrift' : 'Die Überschriften'} ${which} kennt der Einleser nicht. Gebraucht werden „Datum“ und „Abfallart“, dazu „Straße“, „Bezirk“ oder „Ort“.${isOfCalendar ? CALENDAR_AS_TABLE : ''}`
}

/** What to do with dates for „alle Abfallarten“. */
export const A_LINE_FOR_EACH =
  'Gilt ein Termin für mehrere Abfallarten, dann geben Sie bitte jeder eine eigene Zeile.'

export const NO_DATES = 'In dieser Tabelle steht unter den Überschriften kein Termin.'

const MONTH =
  /^(?:jan(?:uar)?|feb(?:ruar)?|m(?:ä|ae)r(?:z)?|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)\.?(?:\s20\d{2})?$/i
/** So many cells with nothing but a month make a table of months. */
const SOME_MONTHS = 3

/** Returns why a table is refused; of a table with months apart from their days also what to do. */
export function refusedInWords(satz: string, lines: readonly (readonly Cell[])[]): string {
  const months = lines.flatMap(line => line.filter(({ line: text }) => MONTH.test(text)))
  return months.length < SOME_MONTHS
    ? satz
    : `${satz} Der Monat steht für sich und die Tage ohne Monat. So liest der Einleser sie nicht: Bitte schreiben Sie in jede Zelle den ganzen Tag („12.01.2027“), am besten einen je Zeile mit „Datum“ und „Abfallart“.`
}

export const yearInWords = (
  many: number,
  { manner: { year }, yearFrom }: FoundManner,
  fehler: readonly { readonly satz: string }[],
): string[] => [
  ...(many === 0
    ? []
    : [
        `${many === 1 ? '1 Tag steht' : `${many} Tage stehen`} ohne Jahr da. Gelesen wird ${year}, wie in „${yearFrom.slice(0, 80)}“.`,
      ]),
  ...(fehler.some(({ satz }) => satz.endsWith('fehlt das Jahr.')) ? [YEAR_IS_MISSING] : []),
]

/** Names a column that is not read, and the reason. */
export function columnInWords([at, label]: readonly [number, string]): string {
  if (label === '') return `„Spalte ${at + 1}“ (ohne Überschrift)`
  const why = isKnownHead(label) ? 'wird in einer solchen Tabelle nicht gelesen' : 'Überschrift unbekannt'
  return `„${label.slice(0, 40)}“ (${why})`
}

export const doubtful = ({ zeile, text }: { zeile: number; text: string }): string =>
  `In Zeile ${zeile} steht zwischen den Terminen „${text.slice(0, 80)}“. Wofür die Termine darunter gelten, ist damit unklar. Bitte geben Sie jedem Termin eine eigene Zeile unter den Überschriften „Datum“, „Abfallart“ und „Straße“, oder teilen Sie die Datei auf.`

const YEAR_IS_MISSING =
  'Schreiben Sie das Jahr zu jedem Tag („05.01.2027“), oder einmal in eine Zeile über der Tabelle („Abfuhrplan 2027“).'
