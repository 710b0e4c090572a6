import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importReport, openCms, openPackage } from '@rathausplatz/cms'
import { createLog } from '../log.ts'
import { runCommand } from './run-command.ts'

/** `npm run einfuhr -- QUELLE`: takes a whole export into a town that is empty, or adds it to one (`--dazu`). */
const USAGE = `Bitte den Ordner oder die Zip-Datei einer Ausfuhr angeben: npm run einfuhr -- stadt.zip

  --dazu  auch in eine Stadt, die schon etwas enthält; nichts davon wird geändert`

process.exitCode = await main()

async function main(): Promise<number> {
  const given = read()
  if (!given) return fail(USAGE)
  return runCommand(async ({ dataDir, databaseUrl, publicUrl, sessionSeconds }) => {
    // Looked at whole before a town is made for it.
    const pack = await openPackage(resolve(given.source))
    try {
      const accounts = { publicUrl, sessionSeconds }
      const cms = await openCms({ dataDir, databaseUrl, create: true, log: createLog('error'), accounts })
      const stop = new AbortController()
      process.once('SIGINT', () => stop.abort())
      try {
        const report = await cms.takeIn(pack, { dazu: given.dazu, signal: stop.signal })
        await cms.filled()
        return importReport(report)
      } finally {
        await cms.close()
      }
    } finally {
      pack.close()
    }
  })
}

function read() {
  try {
    const { values, positionals } = parseArgs({
      options: { dazu: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [source, ...others] = positionals
    return source && others.length === 0 ? { source, dazu: values.dazu } : undefined
  } catch {
    return undefined
  }
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}
