import { OpenError, openCms } from '@rathausplatz/cms'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'

/** `npm run anlegen`: makes the empty database of a new town, once. */
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

process.exitCode = await main()

async function main(): Promise<number> {
  const read = readConfig(process.env)
  if (!read.ok) return fail(read.message)
  const { dataDir } = read.config
  try {
    const cms = await openCms({ dataDir, create: true, log: createLog('error') })
    const { isNew } = cms
    await cms.filled()
    await cms.close()
    say(isNew ? `Die Datenbank ist angelegt: ${dataDir}` : `Hier ist schon eine Stadt: ${dataDir}`)
    return 0
  } catch (error) {
    if (error instanceof OpenError) return fail(error.message)
    throw error
  }
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}
