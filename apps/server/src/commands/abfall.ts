import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { openCms } from '@rathausplatz/cms'
import { type Command, inTown, refused, told } from './command.ts'

/** `npm run abfall -- DATEI`: imports collection dates, beside a running server or without one. */
const USAGE = `npm run abfall -- DATEI      Abfuhrtermine aus einer Datei: ICS, CSV, XLSX oder ODS

  --schreiben       wirklich übernehmen; ohne das ist es ein Probelauf
  --trotzdem        auch wenn etwas dagegen spricht, zum Beispiel lauter vergangene Termine
  --neue-orte       Straßen anlegen, die es noch nicht gibt
  --ganzer-plan     die Datei ist der ganze Plan für ihr Jahr: alte Termine in diesem Jahr fallen weg
  --ort NAME        für Dateien, die keinen Ort nennen
  --strasse NAME    für Dateien, die keine Straße nennen, zum Beispiel der Kalender einer Straße

npm run abfall -- --namen    zeigt, was die Stadt zu Namen in Dateien festgelegt hat`

export const abfall: Command = async (words, around) => {
  const given = read(words)
  if (!given) return refused(USAGE)
  const { path, how } = given
  const bytes = path === undefined ? undefined : await readFile(path).catch(() => undefined)
  if (path !== undefined && !bytes) return refused(`${path} lässt sich nicht lesen.`)
  return inTown(around, async ({ dataDir, databaseUrl, publicUrl, sessionSeconds }) => {
    const accounts = { publicUrl, sessionSeconds }
    const cms = await openCms({ dataDir, databaseUrl, log: around.log, accounts })
    try {
      if (path === undefined || !bytes) return told(await cms.wasteNames())
      const { ok, text } = await cms.importWaste({ name: basename(path), bytes }, how)
      return told(text, ok ? 0 : 1)
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
        trotzdem: { type: 'boolean', default: false },
        'neue-orte': { type: 'boolean', default: false },
        'ganzer-plan': { type: 'boolean', default: false },
        ort: { type: 'string' },
        strasse: { type: 'string' },
        namen: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [path, ...others] = positionals
    const { schreiben, trotzdem, ort, strasse, namen } = values
    return others.length === 0 && namen === (path === undefined)
      ? {
          path,
          how: {
            schreiben,
            trotzdem,
            ort,
            strasse,
            neueOrte: values['neue-orte'],
            ganzerPlan: values['ganzer-plan'],
          },
        }
      : undefined
  } catch {
    return undefined
  }
}
