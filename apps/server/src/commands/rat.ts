import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasRefused, openCms, ratReportText } from '@rathausplatz/cms'
import { type Command, inTown, refused, told } from './command.ts'

/**
 * `npm run rat -- oparl ADRESSE` and `npm run rat -- ordner PFAD`: imports council data from another system.
 * `npm run rat -- aufgeben ADRESSE`: withdraws what came from one.
 */
const USAGE = `npm run rat -- oparl ADRESSE     von einem OParl-Server, zum Beispiel https://rat.musterstadt.de/oparl/v1
npm run rat -- ordner PFAD       aus einem Ordner mit PDF-Dateien und einer Tabelle (.csv)
npm run rat -- aufgeben ADRESSE  zurückziehen, was von einem OParl-Server kam, den es nicht mehr gibt

  --schreiben            wirklich übernehmen; ohne das ist es ein Probelauf
  --veroeffentlichen     sofort öffentlich; ohne das entstehen Entwürfe
  --entfernen            zurückziehen, was es dort nicht mehr gibt (Nichtöffentliches immer)
  --trotzdem             auch zurückziehen, wenn dadurch alles oder vieles verschwindet
  --alles                (oparl) alles neu abfragen, nicht nur Geändertes
  --koerperschaft NAME   (oparl) welche, wenn der Server mehrere hat
  --fortsetzt ADRESSE    (oparl) dasselbe System wie bisher unter dieser Adresse
  --neue-quelle          (oparl) ein anderes System als die bisherigen`

export const rat: Command = async (words, around) => {
  const given = read(words)
  if (!given) return refused(USAGE)
  const { source, place, how } = given
  return inTown(around, async ({ dataDir, databaseUrl, publicUrl, sessionSeconds }) => {
    const accounts = { publicUrl, sessionSeconds }
    const cms = await openCms({ dataDir, databaseUrl, log: around.log, accounts })
    try {
      const imported = await {
        oparl: () => cms.importOparl(place, how),
        ordner: () => cms.importFolder(resolve(place), how),
        aufgeben: () => cms.giveUpCouncil(place, how),
      }[source]()
      if (!imported.ok) return told(imported.message, 1)
      return told(ratReportText(imported.report), hasRefused(imported.report) ? 1 : 0)
    } finally {
      await cms.close()
    }
  })
}

const sources = ['oparl', 'ordner', 'aufgeben'] as const

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
        fortsetzt: { type: 'string' },
        'neue-quelle': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [word, place, ...others] = positionals
    const source = sources.find(one => one === word)
    const { 'neue-quelle': neueQuelle, ...how } = values
    return source && place && others.length === 0 ? { source, place, how: { ...how, neueQuelle } } : undefined
  } catch {
    return undefined
  }
}
