import { reportLine } from '../report-line.ts'
import type { ImportReport } from './import.ts'
import type { Reported } from './read-file.ts'
import type { ImportKind } from './shapes.ts'

const arten: Record<ImportKind, string> = {
  organisationseinheit: 'Organisationseinheit',
  lebenslage: 'Lebenslage',
  leistung: 'Leistung',
}

/** Returns the report as text for the terminal. Entries without a note are only counted. */
export function reportText({ neu, geaendert, unveraendert, behalten, abgelehnt }: ImportReport): string {
  const remarked = [...neu, ...geaendert, ...unveraendert].filter(({ hinweise }) => hinweise.length > 0)
  return [
    `${neu.length} neu, ${geaendert.length} geändert, ${unveraendert.length} unverändert, ${behalten.length} behalten, ${abgelehnt.length} abgelehnt.`,
    ...part('Abgelehnt', abgelehnt),
    ...part('Eintrag der Stadt behalten', behalten),
    ...part('Mit Hinweis übernommen', remarked),
  ].join('\n')
}

const part = (title: string, entries: readonly Reported[]): string[] =>
  entries.length === 0 ? [] : ['', `${title}:`, ...entries.map(lineOf)]

const lineOf = ({ art, id, name, hinweise }: Reported) =>
  `  ${reportLine(`${arten[art]} ${id ? `${id} ` : ''}„${name}“: ${hinweise.join('; ')}`)}`
