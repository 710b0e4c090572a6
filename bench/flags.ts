import { parseArgs } from 'node:util'

const areas = ['start', 'page', 'growth', 'search'] as const
export type Area = (typeof areas)[number]

export type Flags = {
  only: readonly Area[]
  quick: boolean
  strict: boolean
  json: string | undefined
}

type FlagsResult = { ok: true; flags: Flags } | { ok: false; message: string }

const USAGE = `Es gibt: --quick (kurz, höchstens 10.000 Dokumente), --only=${areas.join(',')} (nur diese Teile), --json=DATEI (Werte als JSON), --strict (auch Ziele, die vom Rechner abhängen).`

export function readFlags(args: readonly string[]): FlagsResult {
  const read = parse(args)
  if (!read)
    return { ok: false, message: `Diese Angaben kennt npm run bench nicht: ${args.join(' ')}\n${USAGE}` }
  const asked = read.only?.split(',').filter(Boolean) ?? areas
  const unknown = asked.find(name => !isArea(name))
  if (unknown !== undefined || asked.length === 0)
    return { ok: false, message: `Den Teil „${unknown ?? ''}“ gibt es nicht.\n${USAGE}` }
  const { quick = false, strict = false, json } = read
  return { ok: true, flags: { only: areas.filter(area => asked.includes(area)), quick, strict, json } }
}

function parse(args: readonly string[]) {
  try {
    const flag = { type: 'boolean' } as const
    const text = { type: 'string' } as const
    return parseArgs({ args: [...args], options: { quick: flag, strict: flag, only: text, json: text } })
      .values
  } catch {
    return undefined
  }
}

const isArea = (name: string): name is Area => areas.some(area => area === name)
