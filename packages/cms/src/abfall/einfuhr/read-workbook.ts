import { germanDay } from '@rathausplatz/time'
import { isLikeDay } from './days/read-day.ts'
import type { ReadFile } from './raw-rows.ts'
import type { Archive } from './workbook/archive.ts'
import { isOds, odsSheets } from './workbook/ods.ts'
import { archiveInWords } from './workbook/other-formats.ts'
import type { Beside, Sheet, SheetRows } from './workbook/sheet.ts'
import { isXlsx, xlsxSheets } from './workbook/xlsx.ts'

const broken = (what: string): string =>
  `Diese ${what} ist beschädigt oder zu groß. Bitte speichern Sie sie neu als .xlsx oder als CSV.`
const [EXCEL, OPEN_DOCUMENT] = ['Excel-Datei', 'OpenDocument-Tabelle (.ods)']

/** The words for a file that begins like a workbook and cannot be opened. */
export const brokenInWords = (name: string): string =>
  broken(/\.zip$/i.test(name) ? 'ZIP-Datei' : /\.ods$/i.test(name) ? OPEN_DOCUMENT : EXCEL)
const EMPTY = 'Diese Datei enthält kein Blatt mit Zeilen.'

type ReadRows = (rows: readonly string[][], sheet: string) => Promise<ReadFile>

/** Reads the first visible sheet of a workbook that is a table of dates, and names the others. */
export async function readWorkbook(archive: Archive, read: ReadRows): Promise<ReadFile> {
  const isExcel = isXlsx(archive)
  const what = isExcel ? EXCEL : OPEN_DOCUMENT
  try {
    if (!isExcel && !(await isOds(archive))) return { ok: false, satz: archiveInWords(archive) }
    const sheets = await unlessBroken(() => (isExcel ? xlsxSheets(archive) : odsSheets(archive)))
    return sheets && sheets.length > 0
      ? await firstReadable(sheets, read, what)
      : { ok: false, satz: broken(what) }
  } finally {
    archive.close()
  }
}

/** A broken archive throws while it is read. */
const unlessBroken = <T>(read: () => Promise<T>): Promise<T | undefined> => read().catch(() => undefined)

async function firstReadable(sheets: readonly Sheet[], read: ReadRows, what: string): Promise<ReadFile> {
  /** The sheet without dates that has the most texts like days, of several the first: its faults say what is wrong. */
  let other: { answer: (empty: ReadonlySet<Sheet>) => ReadFile; dates: number } | undefined
  const empty = new Set<Sheet>()
  for (const sheet of sheets.filter(one => !one.isHidden)) {
    const opened = await unlessBroken(sheet.read)
    if (!opened) return { ok: false, satz: broken(what) }
    const { rows } = opened
    if (!rows.some(row => row.some(cell => cell !== ''))) {
      empty.add(sheet)
      continue
    }
    const found = await read(rows, sheet.name)
    const answer = (without: ReadonlySet<Sheet>): ReadFile =>
      found.ok
        ? {
            ...found,
            blatt: sheet.name,
            hinweise: [...found.hinweise, ...struckInWords(opened), ...othersInWords(sheets, sheet, without)],
            fragen: [
              ...(found.fragen ?? []),
              ...hiddenInWords(opened),
              ...columnsInWords(opened),
              ...commentsInWords(opened),
            ],
          }
        : refusedSheet(found.satz, opened, sheets.length > 1 ? sheet.name : undefined)
    if (found.ok && found.rows.length > 0) return answer(empty)
    const dates = rows.flat().filter(isLikeDay).length
    if (!other || dates > other.dates) other = { answer, dates }
  }
  return other?.answer(empty) ?? { ok: false, satz: EMPTY }
}

function refusedSheet(satz: string, opened: SheetRows, sheet: string | undefined): ReadFile {
  const beside = [...struckInWords(opened), ...hiddenInWords(opened), ...columnsInWords(opened)]
  const told = [satz, ...beside].join(' ')
  return { ok: false, satz: sheet === undefined ? told : `Blatt „${sheet}“: ${told}` }
}

const MOST_BESIDE = 40
const inWords = (besides: readonly Beside[]): string =>
  besides
    .slice(0, MOST_BESIDE)
    .map(({ zeile, texts }) => `Zeile ${zeile} (${texts.map(asWritten).join(', ').slice(0, 120)})`)
    .join('; ') + (besides.length > MOST_BESIDE ? `; und ${besides.length - MOST_BESIDE} weitere` : '')
const asWritten = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? germanDay(text) : text)

const struckInWords = ({ struck }: SheetRows): string[] =>
  struck.length === 0 ? [] : [`Durchgestrichen, nicht übernommen: ${inWords(struck)}.`]

const hiddenInWords = ({ hidden }: SheetRows): string[] =>
  hidden.length === 0
    ? []
    : [
        `${hidden.length === 1 ? '1 ausgeblendete Zeile wird' : `${hidden.length} ausgeblendete Zeilen werden`} nicht übernommen: ${inWords(hidden)}. Soll etwas davon gelten, dann blenden Sie es in der Tabelle ein, und lesen Sie die Datei noch einmal ein.`,
      ]

const columnsInWords = ({ hiddenColumns }: SheetRows): string[] =>
  hiddenColumns.length === 0
    ? []
    : [
        `${hiddenColumns.length === 1 ? 'Eine ausgeblendete Spalte wird' : `${hiddenColumns.length} ausgeblendete Spalten werden`} mitgelesen: ${hiddenColumns
          .slice(0, MOST_BESIDE)
          .map(text => `„${asWritten(text).slice(0, 60)}“`)
          .join(
            ', ',
          )}. Gilt, was darin steht? Wenn nicht, dann löschen Sie sie in der Tabelle, und lesen Sie die Datei noch einmal ein.`,
      ]

const commentsInWords = ({ comments }: SheetRows): string[] =>
  comments.length === 0
    ? []
    : [
        `An den Zellen ${comments.length === 1 ? 'hängt ein Kommentar, den' : `hängen ${comments.length} Kommentare, die`} der Einleser nicht auswertet: ${inWords(comments)}. Gelten die Termine trotzdem? Was entfällt oder verlegt ist, schreiben Sie bitte in eine Spalte „Bemerkung“.`,
      ]

function othersInWords(sheets: readonly Sheet[], read: Sheet, empty: ReadonlySet<Sheet>): string[] {
  const others = sheets
    .filter(one => one !== read && !empty.has(one))
    .map(({ name, isHidden }) => `„${name}“${isHidden ? ' (ausgeblendet)' : ''}`)
  return others.length === 0
    ? []
    : [
        `Gelesen wurde nur das Blatt „${read.name}“, nicht gelesen: ${others.join(', ')}. Termine auf einem anderen Blatt laden Sie bitte als eigene Datei hoch.`,
      ]
}
