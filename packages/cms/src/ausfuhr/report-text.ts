import { records } from '@rathausplatz/contract/records'
import { reportLine } from '../report-line.ts'
import type { Exported } from './export-town.ts'
import type { ImportReport } from './import-town.ts'
import type { Told } from './judge.ts'

const labels: Readonly<Record<string, { one: string; many: string }>> = {
  ...Object.fromEntries(Object.values(records).map(({ kind, label }) => [kind, label])),
  medium: { one: 'Datei', many: 'Dateien' },
  abfall: { one: 'Abfuhrkalender', many: 'Abfuhrkalender' },
}

const sumOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`

type Stock = Pick<ImportReport, 'medien' | 'weiterleitungen' | 'abfuhrtermine'>

const stockLine = (inhalte: number, { medien, weiterleitungen, abfuhrtermine }: Stock) =>
  [
    counted(inhalte, 'Inhalt', 'Inhalte'),
    counted(medien, 'Datei', 'Dateien'),
    counted(weiterleitungen, 'alte Adresse', 'alte Adressen'),
    ...(abfuhrtermine > 0 ? [counted(abfuhrtermine, 'Abfuhrtermin', 'Abfuhrtermine')] : []),
  ].join(', ')

const kindLines = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `  ${counted(count, labels[kind]?.one ?? kind, labels[kind]?.many ?? kind)}`)

/** Returns the report of an export for the operator. */
export function exportReport({ bestand, missing }: Exported): string {
  const { inhalte } = bestand
  return [
    `Ausgeführt: ${stockLine(sumOf(inhalte), bestand)}.`,
    ...kindLines(inhalte),
    ...(missing.length > 0
      ? [
          '',
          `${counted(missing.length, 'Datei fehlt', 'Dateien fehlen')} im Ordner der Medien und damit auch hier:`,
          ...missing.slice(0, MOST_LINES).map(name => `  ${reportLine(name)}`),
          ...(missing.length > MOST_LINES ? [`  und ${missing.length - MOST_LINES} weitere`] : []),
        ]
      : []),
  ].join('\n')
}

/** Returns the report of an import for the operator. */
export function importReport(report: ImportReport): string {
  const { aufgenommen, vorhanden, abgelehnt, ausgelasseneFassungen } = report
  return [
    `Aufgenommen: ${stockLine(sumOf(aufgenommen), report)}. ${vorhanden.length} schon vorhanden, ${abgelehnt.length} abgelehnt.`,
    ...kindLines(aufgenommen),
    ...(ausgelasseneFassungen > 0
      ? [
          `${ausgelasseneFassungen} ältere Fassungen passen nicht zu den heutigen Regeln und wurden ausgelassen.`,
        ]
      : []),
    ...part('Abgelehnt', abgelehnt),
    ...part('Schon vorhanden und nicht geändert', vorhanden),
  ].join('\n')
}

/** Most entries that are listed; further entries are only counted. */
const MOST_LINES = 200

const part = (title: string, entries: readonly Told[]): string[] => {
  if (entries.length === 0) return []
  const rest = entries.length - MOST_LINES
  return [
    '',
    `${title}:`,
    ...entries.slice(0, MOST_LINES).map(lineOf),
    ...(rest > 0 ? [`  … und ${rest} weitere`] : []),
  ]
}

const lineOf = ({ art, schluessel, gruende }: Told) =>
  `  ${reportLine(`${labels[art]?.one ?? art} „${schluessel}“: ${gruende.join('; ')}`)}`
