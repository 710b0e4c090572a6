import { parseArgs } from 'node:util'
import { type Engine, engines } from './databases.ts'

const areas = [
  'start',
  'page',
  'together',
  'memory',
  'growth',
  'search',
  'durchsicht',
  'lists',
  'rat',
  'abfall',
  'angriff',
  'turns',
] as const
export type Area = (typeof areas)[number]

/**
 * The areas that are measured by default; those with many documents take longer than all the others together.
 */
const usual: readonly Area[] = ['start', 'page', 'together', 'memory']

const rivals = ['nginx', 'wordpress'] as const
export type Rival = (typeof rivals)[number]

export type Flags = {
  only: readonly Area[]
  quick: boolean
  strict: boolean
  /** Records the costs of pages as the reference for later runs. */
  record: boolean
  json: string | undefined
  /** Other programs to measure for comparison, if they are installed. */
  against: readonly Rival[]
  /** On which databases growth, search, lists, council and waste are measured. */
  databases: readonly Engine[]
}

type FlagsResult = { ok: true; flags: Flags } | { ok: false; message: string }

const USAGE = `Es gibt: --quick (kurz, höchstens 10.000 Dokumente), --only=${areas.join(',')} (nur diese Teile; sonst ${usual.join(', ')}), --json=DATEI (Werte als JSON), --gegen=${rivals.join(',')} (nur diese zum Vergleich; sonst alle, die installiert sind), --database=${engines.join(',')} (Wachstum, Suche, Listen, Rat und Abfall nur auf diesen), --festhalten (was Seiten kosten, gilt von nun an als Maß), --strict (auch Ziele, die vom Rechner abhängen).`

export function readFlags(args: readonly string[]): FlagsResult {
  const read = parse(args)
  if (!read) return refusal(`Diese Angaben kennt npm run bench nicht: ${args.join(' ')}`)
  const { quick = false, strict = false, festhalten: record = false, json } = read
  const only = read.only === undefined ? usual : chosen(areas, read.only)
  const against = chosen(rivals, read.gegen)
  const databases = chosen(engines, read.database)
  if (!only) return refusal(`Nicht alle diese Teile gibt es: ${read.only}`)
  if (!against) return refusal(`Nicht gegen alle diese wird gemessen: ${read.gegen}`)
  if (!databases) return refusal(`Nicht alle diese Datenbanken gibt es: ${read.database}`)
  return { ok: true, flags: { only, quick, strict, record, json, against, databases } }
}

const refusal = (message: string): FlagsResult => ({ ok: false, message: `${message}\n${USAGE}` })

/** Returns all values, or the named ones in our order; undefined if a name is unknown or repeated. */
function chosen<Name extends string>(all: readonly Name[], named?: string): readonly Name[] | undefined {
  if (named === undefined) return all
  const wanted = named.split(',')
  const known = all.filter(one => wanted.includes(one))
  return known.length === wanted.length ? known : undefined
}

function parse(args: readonly string[]) {
  try {
    const flag = { type: 'boolean' } as const
    const text = { type: 'string' } as const
    return parseArgs({
      args: [...args],
      options: {
        quick: flag,
        strict: flag,
        festhalten: flag,
        only: text,
        json: text,
        gegen: text,
        database: text,
      },
    }).values
  } catch {
    return undefined
  }
}
