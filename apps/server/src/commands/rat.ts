import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasRefused, openCms, ratReportText } from '@rathausplatz/cms'
import { type Command, inTown, refused, told } from './command.ts'

/**
 * `npm run rat -- oparl ADRESSE` and `npm run rat -- ordner PFAD`: imports council data from another system.
 */
const USAGE = `npm run rat -- oparl ADRESSE     von einem OParl-Server, zum Beispiel https://rat.musterstadt.de/oparl/v1
npm run rat -- ordner PFAD       aus einem Ordner mit PDF-Dateien und einer Tabelle (.csv)

  --schreiben            wirklich übernehmen; ohne das ist es ein Probelauf
  --veroeffentlichen     sofort öffentlich; ohne das entstehen Entwürfe
  --entfernen            zurückziehen, was es dort nicht mehr gibt (Nichtöffentliches immer)
  --trotzdem             auch zurückziehen, wenn dadurch alles oder vieles verschwindet
  --alles                (oparl) alles neu abfragen, nicht nur Geändertes
  --koerperschaft NAME   (oparl) welche, wenn der Server mehrere hat`

export const rat: Command = async (words, around) => {
  const given = read(words)
  if (!given) return refused(USAGE)
  const { source, place, how } = given
  return inTown(around, async ({ dataDir, databaseUrl, publicUrl, sessionSeconds }) => {
    const accounts = { publicUrl, sessionSeconds }
    const cms = await openCms({ dataDir, databaseUrl, log: around.log, accounts })
    try {
      const imported =
        source === 'oparl' ? await cms.importOparl(place, how) : await cms.importFolder(resolve(place), how)
      if (!imported.ok) return told(imported.message, 1)
      return told(ratReportText(imported.report), hasRefused(imported.report) ? 1 : 0)
    } finally {
      await cms.close()
    }
  })
}

function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
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
