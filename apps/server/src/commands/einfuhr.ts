import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importReport, openCms, openPackage } from '@rathausplatz/cms'
import { type Command, inTown, refused, told } from './command.ts'

/**
 * `npm run einfuhr -- QUELLE`: imports a whole export into an empty town, or adds it to a town (`--dazu`).
 */
const USAGE = `Bitte den Ordner oder die Zip-Datei einer Ausfuhr angeben: npm run einfuhr -- stadt.zip

  --dazu  auch in eine Stadt, die schon etwas enthält; nichts davon wird geändert`

export const einfuhr: Command = async (words, around) => {
  const given = read(words)
  if (!given) return refused(USAGE)
  return inTown(around, async ({ dataDir, databaseUrl, publicUrl, sessionSeconds }) => {
    // The export is checked as a whole before the town is created.
    const pack = await openPackage(resolve(given.source))
    try {
      const accounts = { publicUrl, sessionSeconds }
      const cms = await openCms({ dataDir, databaseUrl, create: true, log: around.log, accounts })
      try {
        const report = await cms.takeIn(pack, { dazu: given.dazu, signal: around.brokenOff() })
        await cms.filled()
        return told(importReport(report))
      } finally {
        await cms.close()
      }
    } finally {
      pack.close()
    }
  })
}

function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { dazu: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [source, ...others] = positionals
    return source && others.length === 0 ? { source, dazu: values.dazu } : undefined
  } catch {
    return undefined
  }
}
