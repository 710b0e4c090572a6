import { openCms } from '@rathausplatz/cms'
import { createLog } from '../log.ts'
import { runCommand } from './run-command.ts'

/** `npm run anlegen`: makes the empty database of a new town, once. */
process.exitCode = await runCommand(async ({ dataDir, databaseUrl }) => {
  const cms = await openCms({ dataDir, databaseUrl, create: true, log: createLog('error') })
  const { isNew } = cms
  await cms.filled()
  await cms.close()
  const where = databaseUrl === undefined ? dataDir : 'DATABASE_URL'
  return isNew ? `Die Datenbank ist angelegt: ${where}` : `Hier ist schon eine Stadt: ${where}`
})
