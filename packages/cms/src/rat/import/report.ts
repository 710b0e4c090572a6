import { records } from '@rathausplatz/contract/records'
import { reportLine } from '../../report-line.ts'
import { type RatKind, ratKinds } from './stock.ts'
import { type Withheld, withheldLines } from './withheld.ts'

export type Outcome =
  | 'neu'
  | 'geaendert'
  | 'unveraendert'
  | 'behalten'
  | 'abgelehnt'
  | 'fehlt'
  | 'zurueckgezogen'

/** The outcome of one record. `hinweise` are in German, for the operator. */
export type Reported = { art: RatKind; name: string; wurde: Outcome; hinweise: string[] }

export type RatReport = {
  geschrieben: boolean
  /** Nothing is imported: what came from the source is withdrawn. */
  aufgegeben: boolean
  /** Which source this is, and which others stand beside it. */
  quelle: string[]
  eintraege: Reported[]
  /** Number of new and unchanged files, and why others were left out. */
  dateien: { neu: number; unveraendert: number; weggelassen: string[] }
  /**
   * Number of withheld objects by reason: they do not say that they are public, or something around them
   * contradicts.
   */
  zurueckgehalten: Withheld
  /**
   * Why missing documents were not withdrawn although the operator asked for it: the operator must confirm
   * the withdrawal.
   */
  bedenken: string[]
  /** Faults of the source, apart from single records. */
  fehler: string[]
  hinweise: string[]
}

export const newReport = (geschrieben: boolean): RatReport => ({
  geschrieben,
  aufgegeben: false,
  quelle: [],
  eintraege: [],
  dateien: { neu: 0, unveraendert: 0, weggelassen: [] },
  zurueckgehalten: {},
  bedenken: [],
  fehler: [],
  hinweise: [],
})

/** Whether a run has left missing documents public and waits for the confirmation of the operator. */
export const hasRefused = ({ geschrieben, bedenken }: RatReport): boolean =>
  geschrieben && bedenken.length > 0

const words: Readonly<Record<Outcome, string>> = {
  neu: 'neu',
  geaendert: 'geändert',
  unveraendert: 'unverändert',
  behalten: 'behalten',
  abgelehnt: 'abgelehnt',
  fehlt: 'dort nicht mehr vorhanden',
  zurueckgezogen: 'zurückgezogen',
}

/** Maximum number of lines per section; the number of further lines is shown. */
const MOST_LINES = 200

/** The report for the terminal. Records without remarks are only counted. */
export function ratReportText(report: RatReport): string {
  const { eintraege, dateien, bedenken, fehler, hinweise, aufgegeben } = report
  const counted = ratKinds.map(kind => {
    const own = eintraege.filter(({ art }) => art === kind)
    const parts = (Object.keys(words) as Outcome[]).flatMap(outcome => {
      const count = own.filter(({ wurde }) => wurde === outcome).length
      return count > 0 ? [`${count.toLocaleString('de-DE')} ${words[outcome]}`] : []
    })
    return `${records[kind].label.many}: ${parts.join(', ') || 'keine'}`
  })
  const files = `Dateien: ${dateien.neu.toLocaleString('de-DE')} neu, ${dateien.unveraendert.toLocaleString('de-DE')} unverändert, ${dateien.weggelassen.length.toLocaleString('de-DE')} weggelassen`
  const of = (...outcomes: Outcome[]) => eintraege.filter(({ wurde }) => outcomes.includes(wurde)).map(lineOf)
  const remarked = eintraege.filter(
    ({ art, wurde, hinweise: said }) =>
      said.length > 0 &&
      (['geaendert', 'unveraendert'].includes(wurde) || (wurde === 'neu' && art !== 'gremium')),
  )
  return [
    headOf(report),
    ...[...counted, ...(aufgegeben ? [] : [files])].map(line => `  ${line}`),
    ...part('Quelle', report.quelle),
    ...part(
      'Neue Gremien',
      eintraege.flatMap(one => (one.art === 'gremium' && one.wurde === 'neu' ? [newBody(one)] : [])),
    ),
    ...part('Nicht zurückgezogen', bedenken),
    ...part('Zurückgehalten, weil nicht sicher öffentlich', withheldLines(report.zurueckgehalten)),
    ...part('Fehler in der Quelle', fehler),
    ...part('Nicht übernommen, bitte in der Quelle berichtigen', of('abgelehnt')),
    ...part('Behalten, wie es hier steht', of('behalten')),
    ...part(
      aufgegeben ? 'Von dieser Quelle' : 'In der Quelle nicht mehr vorhanden',
      of('fehlt', 'zurueckgezogen'),
    ),
    ...part('Mit Hinweis übernommen', remarked.map(lineOf)),
    ...part('Weggelassene Dateien', dateien.weggelassen),
    ...part('Hinweise', hinweise),
  ].join('\n')
}

function headOf({ geschrieben, aufgegeben }: RatReport): string {
  if (geschrieben) return aufgegeben ? 'Zurückgezogen:' : 'Übernommen:'
  const what = aufgegeben ? 'zurückgezogen' : 'übernommen'
  return `Probelauf, nichts wurde geschrieben. Mit --schreiben würde ${what}:`
}

const part = (title: string, lines: readonly string[]): string[] => {
  if (lines.length === 0) return []
  const more = lines.length - MOST_LINES
  return [
    '',
    `${title}:`,
    ...lines.slice(0, MOST_LINES).map(line => `  ${reportLine(line)}`),
    ...(more > 0 ? [`  … und ${more.toLocaleString('de-DE')} weitere`] : []),
  ]
}

const newBody = ({ name, hinweise }: Reported): string =>
  [`„${name.slice(0, 150)}“`, hinweise.join('; ')].filter(Boolean).join(': ')

const lineOf = ({ art, name, hinweise }: Reported) =>
  `${records[art].label.one} „${name.slice(0, 150)}“: ${hinweise.join('; ')}`
