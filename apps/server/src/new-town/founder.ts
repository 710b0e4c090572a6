import { openCms } from '@rathausplatz/cms'
import { createLog } from '../log.ts'
import { readConfig } from '../settings/config.ts'
import { sayFailure } from '../start-failure.ts'
import { fillWithDemo } from './demo-town.ts'

/**
 * Child process of the server for a new town, whose folder the server has locked: fills it with the demo town
 * and ends.
 */
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

process.umask(0o077)
// Ends with the server.
process.once('disconnect', () => process.exit(1))
process.exit(await found())

async function found(): Promise<number> {
  const read = readConfig(process.env)
  if (!read.ok) return 1
  const { config } = read
  const { dataDir, databaseUrl, create, post, publicUrl, sessionSeconds, provider } = config
  const log = createLog(config.logLevel)
  try {
    const accounts = { publicUrl, sessionSeconds, provider }
    const cms = await openCms({ dataDir, databaseUrl, create, post, accounts, log })
    // Another server on the same database may have been first.
    if (cms.isNew) await fillWithDemo(cms, config, say)
    await cms.filled()
    await cms.close()
    return 0
  } catch (error) {
    sayFailure(error, config, log, say)
    return 1
  }
}
