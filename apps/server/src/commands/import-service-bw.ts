import { readFile, stat } from 'node:fs/promises'
import { createLog } from '../log.ts'
import { readConfig } from '../settings/config.ts'

/** `npm run import:service-bw -- DATEI.json`: takes what service-bw has exported into the town's CMS and reports on it. */

/** The whole catalogue of the Land is a tenth of it. */
const LARGEST_FILE = 100 * 1024 * 1024

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

process.exitCode = await main(process.argv[2])

/** 0: imported, also where single entries were refused; 1: nothing was. */
async function main(path: string | undefined): Promise<number> {
  if (!path) return fail('Bitte eine Datei angeben: npm run import:service-bw -- DATEI.json')
  const config = readConfig(process.env)
  if (!config.ok) return fail(config.message)
  const json = await readJson(path)
  if (!json.ok) return fail(json.message)
  // Loaded here, so that a wrong file name is said at once.
  const { importServiceBw, OpenError, openCms, reportText } = await import('@rathausplatz/cms')
  try {
    const { dataDir, databaseUrl, create } = config.config
    const cms = await openCms({ dataDir, databaseUrl, create, log: createLog('error') })
    try {
      const result = await importServiceBw(cms.store, json.value)
      if (!result.ok) return fail(result.message)
      await cms.filled()
      say(reportText(result.report))
      return 0
    } finally {
      await cms.close()
    }
  } catch (error) {
    if (error instanceof OpenError) return fail(error.message)
    throw error
  }
}

type Json = { ok: true; value: unknown } | { ok: false; message: string }

async function readJson(path: string): Promise<Json> {
  try {
    const { size } = await stat(path)
    if (size > LARGEST_FILE) return { ok: false, message: `Die Datei ${path} ist größer als 100 MB` }
    return { ok: true, value: JSON.parse(await readFile(path, 'utf8')) }
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'ist kein JSON' : 'lässt sich nicht lesen'
    return { ok: false, message: `Die Datei ${path} ${reason}` }
  }
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}
