import { openCms } from '@rathausplatz/cms'
import { type Command, inTown, told } from './command.ts'

/** `npm run anlegen`: makes the empty database of a new town, once. */
export const anlegen: Command = (_, around) =>
  inTown(around, async ({ dataDir, databaseUrl }) => {
    const cms = await openCms({ dataDir, databaseUrl, create: true, log: around.log })
    const { isNew } = cms
    await cms.filled().finally(() => cms.close())
    const where = databaseUrl === undefined ? dataDir : 'DATABASE_URL'
    return told(isNew ? `Die Datenbank ist angelegt: ${where}` : `Hier ist schon eine Stadt: ${where}`)
  })
