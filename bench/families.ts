import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { germanDay } from '@rathausplatz/time'
import { ask } from './ask.ts'
import type { Figure } from './figures.ts'
import { computingTimeOf } from './process-figures.ts'

/** A page of each family that visitors request most, with its status if that is not 200. */
const families = [
  { name: 'home', label: 'Startseite', path: '/' },
  { name: 'news', label: 'Nachrichten', path: '/aktuelles' },
  { name: 'events', label: 'Veranstaltungen', path: '/veranstaltungen' },
  { name: 'offices', label: 'Liste der Ämter', path: '/rathaus/aemter' },
  { name: 'office', label: 'Ein Amt', path: '/rathaus/aemter/bauamt' },
  { name: 'services', label: 'Leistungen', path: '/rathaus/leistungen' },
  { name: 'text', label: 'Seite mit Text', path: '/rathaus/buergerbuero/wohnsitz' },
  { name: 'pool', label: 'Freibad', path: '/freibad' },
  { name: 'waste', label: 'Abfall', path: '/leben/abfall' },
  { name: 'search', label: 'Suche', path: '/suche/?q=ausweis' },
  { name: 'form', label: 'Ein Formular', path: '/formulare/fuehrung-anfragen' },
  { name: 'contact', label: 'Kontakt', path: '/kontakt' },
  { name: 'warnings', label: 'Warnungen', path: '/warnungen' },
  { name: 'missing', label: 'Seite nicht gefunden', path: '/gibt-es-nicht', status: 404 },
] as const satisfies readonly { name: string; label: string; path: string; status?: number }[]

type Family = (typeof families)[number]['name']

/**
 * The last recorded measurement: multiples of a bare answer of the same run, which are stable on busy
 * machines too.
 */
type FamilyRecord = {
  readonly date: string
  readonly commit: string
  readonly multiples: Readonly<Record<Family, number>>
}

const file = new URL('./families.json', import.meta.url)
const page = new URL('../docs/betrieb/messwerte.md', import.meta.url)

export const readRecord = (): FamilyRecord => JSON.parse(readFileSync(file, 'utf8')) as FamilyRecord

const HEADING = '## Was eine Seite kostet'

/** Returns the section of docs/betrieb/messwerte.md for a record. */
export function sectionOf({ date, commit, multiples }: FamilyRecord): string {
  const rows = [
    ['Seite', 'das Vielfache'],
    ...families.map(({ name, label }) => [
      label,
      multiples[name].toLocaleString('de-DE', { minimumFractionDigits: 1 }),
    ]),
  ]
  const widths = [0, 1].map(at => Math.max(...rows.map(row => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...rest] = rows
  const rule = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`
  return `${HEADING}

Rechenzeit je Anfrage, ein Prozess, eine Anfrage nach der anderen, als Vielfaches der Rechenzeit einer nackten Antwort von \`node:http\` in demselben Lauf. Gemessen am ${germanDay(date)}, Stand \`${commit}\`, mit \`npm run bench -- --only=page --festhalten\`; der lange Beweis schlägt an, wo eine Seite um mehr als ein Viertel teurer ist.

${[line(head), rule, ...rest.map(line)].join('\n')}
`
}

/**
 * Stores the measured values: as data for later runs, and as a section of the documentation for operators.
 */
export function record(figures: readonly Figure[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  }).trim()
  const made = { date: new Date().toISOString().slice(0, 10), commit, multiples: multiplesIn(figures) }
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`)
  const words = readFileSync(page, 'utf8')
  const begin = words.indexOf(HEADING)
  const end = words.indexOf('\n## ', begin + 1)
  writeFileSync(page, `${words.slice(0, begin)}${sectionOf(made)}${words.slice(end)}`)
}

/** Most that a family may cost, as a multiple of its recorded value. */
const MOST_MORE = 1.25
/** Least computing time to measure: the system counts it in hundredths of a second. */
const LEAST_SECONDS = 1.5
const LEAST_REQUESTS = 100

type Server = { readonly address: URL; readonly pid: number }

/**
 * Measures the computing time per request for a page of each family: in one process, one request after the
 * other, as a multiple of a bare answer of the same run.
 */
export async function measureFamilies(server: Server, bare: Server): Promise<Figure[]> {
  const recorded = readRecord()
  const ofBare = await computingOf(bare, '/', 200)
  const figures: Figure[] = []
  for (const family of families) {
    const { name, label, path } = family
    const computing = await computingOf(server, path, 'status' in family ? family.status : 200)
    figures.push({
      name: `family.${name}`,
      label: `${label}, Rechenzeit als Vielfaches einer nackten Antwort`,
      value: computing / ofBare,
      unit: 'mal',
      goal: { most: recorded.multiples[name] * MOST_MORE },
      details: [{ label: 'Rechenzeit', value: computing, unit: 'ms' }],
    })
  }
  return figures
}

/** Returns the multiple of each family, with one decimal. Throws if a family was not measured. */
const multiplesIn = (figures: readonly Figure[]): FamilyRecord['multiples'] =>
  Object.fromEntries(
    families.map(({ name }) => {
      const value = figures.find(figure => figure.name === `family.${name}`)?.value
      if (value === undefined) throw new Error(`Für ${name} fehlt der Messwert.`)
      return [name, Math.round(value * 10) / 10]
    }),
  ) as Record<Family, number>

/** Returns the computing time per request in ms, after a warm-up. */
async function computingOf({ address, pid }: Server, path: string, status: number): Promise<number> {
  const url = new URL(path, address)
  const askOften = async (times: number) => {
    for (let count = 0; count < times; count++) {
      const answer = await ask(url)
      if (answer.status !== status) throw new Error(`${path} antwortet ${answer.status} statt ${status}.`)
    }
  }
  await askOften(LEAST_REQUESTS)
  const begin = spent(pid)
  let asked = 0
  while (spent(pid) - begin < LEAST_SECONDS) {
    await askOften(LEAST_REQUESTS)
    asked += LEAST_REQUESTS
  }
  return ((spent(pid) - begin) / asked) * 1_000
}

function spent(pid: number): number {
  const seconds = computingTimeOf(pid)
  if (seconds === undefined)
    throw new Error('Dieser Rechner sagt nicht, wie lange ein Prozess gerechnet hat.')
  return seconds
}
