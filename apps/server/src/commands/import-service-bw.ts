import { readFile, stat } from 'node:fs/promises'
import { type Command, inTown, refused, told } from './command.ts'

/**
 * `npm run import:service-bw -- DATEI.json`: imports an export of service-bw into the town's CMS and reports.
 */

/** In bytes: ten times the whole catalogue of the Land. */
const LARGEST_FILE = 100 * 1024 * 1024

/** Exit code 0: imported, also if single entries were refused; 1: nothing was imported. */
export const importServiceBwFile: Command = async ([path], around) => {
  if (!path) return refused('Bitte eine Datei angeben: npm run import:service-bw -- DATEI.json')
  return inTown(around, async ({ dataDir, databaseUrl, create }) => {
    const json = await readJson(path)
    if (!json.ok) return refused(json.message)
    // Loaded late, so that a wrong file name is reported at once.
    const { importServiceBw, openCms, reportText } = await import('@rathausplatz/cms')
    const cms = await openCms({ dataDir, databaseUrl, create, log: around.log })
    try {
      const result = await importServiceBw(cms.store, json.value)
      if (!result.ok) return refused(result.message)
      await cms.filled()
      return told(reportText(result.report))
    } finally {
      await cms.close()
    }
  })
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
