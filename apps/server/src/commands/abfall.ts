import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { openCms } from '@rathausplatz/cms'
import { createLog } from '../log.ts'
import { runCommand } from './run-command.ts'

/** `npm run abfall -- DATEI`: takes over dates of collections, beside a server or without one. */
const USAGE = `npm run abfall -- DATEI      Abfuhrtermine aus einer Datei: ICS, CSV oder XLSX

  --schreiben       wirklich übernehmen; ohne das ist es ein Probelauf
  --trotzdem        auch wenn etwas dagegen spricht, zum Beispiel lauter vergangene Termine
  --neue-orte       Straßen anlegen, die es noch nicht gibt
  --ort NAME        für Dateien, die keinen Ort nennen
  --strasse NAME    für Dateien, die keine Straße nennen, zum Beispiel der Kalender einer Straße`

process.exitCode = await main()

async function main(): Promise<number> {
  const given = read()
  if (!given) {
    process.stderr.write(`${USAGE}\n`)
    return 1
  }
  const { path, how } = given
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) {
    process.stderr.write(`${path} lässt sich nicht lesen.\n`)
    return 1
  }
  let code = 0
  const ran = await runCommand(async ({ dataDir, databaseUrl, publicUrl, sessionSeconds }) => {
    const accounts = { publicUrl, sessionSeconds }
    const cms = await openCms({ dataDir, databaseUrl, log: createLog('error'), accounts })
    try {
      const imported = await cms.importWaste({ name: basename(path), bytes }, how)
      code = imported.ok ? 0 : 1
      return imported.text
    } finally {
      await cms.close()
    }
  })
  return ran || code
}

function read() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        schreiben: { type: 'boolean', default: false },
        trotzdem: { type: 'boolean', default: false },
        'neue-orte': { type: 'boolean', default: false },
        ort: { type: 'string' },
        strasse: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [path, ...others] = positionals
    const { schreiben, trotzdem, ort, strasse } = values
    return path && others.length === 0
      ? { path, how: { schreiben, trotzdem, ort, strasse, neueOrte: values['neue-orte'] } }
      : undefined
  } catch {
    return undefined
  }
}
