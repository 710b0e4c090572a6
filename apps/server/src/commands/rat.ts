import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasRefused, openCms, ratReportText } from '@rathausplatz/cms'
import { createLog } from '../log.ts'
import { runCommand } from './run-command.ts'

/** `npm run rat -- oparl ADRESSE` and `npm run rat -- ordner PFAD`: fills the council from elsewhere. */
const USAGE = `npm run rat -- oparl ADRESSE     von einem OParl-Server, zum Beispiel https://rat.musterstadt.de/oparl/v1
npm run rat -- ordner PFAD       aus einem Ordner mit PDF-Dateien und einer Tabelle (.csv)

  --schreiben            wirklich übernehmen; ohne das ist es ein Probelauf
  --veroeffentlichen     sofort öffentlich; ohne das entstehen Entwürfe
  --entfernen            zurückziehen, was es dort nicht mehr gibt (Nichtöffentliches immer)
  --trotzdem             auch zurückziehen, wenn dadurch alles oder vieles verschwindet
  --alles                (oparl) alles neu abfragen, nicht nur Geändertes
  --koerperschaft NAME   (oparl) welche, wenn der Server mehrere hat`

process.exitCode = await main()

async function main(): Promise<number> {
  const given = read()
  if (!given) {
    process.stderr.write(`${USAGE}\n`)
    return 1
  }
  const { source, place, how } = given
  let code = 0
  const ran = await runCommand(async ({ dataDir, databaseUrl, publicUrl, sessionSeconds }) => {
    const accounts = { publicUrl, sessionSeconds }
    const cms = await openCms({ dataDir, databaseUrl, log: createLog('error'), accounts })
    try {
      const imported =
        source === 'oparl' ? await cms.importOparl(place, how) : await cms.importFolder(resolve(place), how)
      if (imported.ok) {
        if (hasRefused(imported.report)) code = 1
        return ratReportText(imported.report)
      }
      code = 1
      return imported.message
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
        veroeffentlichen: { type: 'boolean', default: false },
        entfernen: { type: 'boolean', default: false },
        trotzdem: { type: 'boolean', default: false },
        alles: { type: 'boolean', default: false },
        koerperschaft: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [source, place, ...others] = positionals
    const isKnown = source === 'oparl' || source === 'ordner'
    return isKnown && place && others.length === 0 ? { source, place, how: values } : undefined
  } catch {
    return undefined
  }
}
