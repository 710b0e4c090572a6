import { type EmbeddedCms, OpenError, openCms } from '@rathausplatz/cms'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'

/** `npm run nachrichten`: prints the messages of the contact form for the office, the newest first. */
process.exitCode = await main()

async function main(): Promise<number> {
  const read = readConfig(process.env)
  if (!read.ok) return fail(read.message)
  try {
    const cms = await openCms({ dataDir: read.config.dataDir, log: createLog('warn') })
    await print(cms)
    await cms.close()
    return 0
  } catch (error) {
    if (error instanceof OpenError) return fail(error.message)
    throw error
  }
}

async function print(cms: EmbeddedCms): Promise<void> {
  const eingaenge = await cms.eingaenge({ limit: 1_000 })
  for (const { vorgang, eingegangen_am, anlass, name, email, telefon, seite, nachricht } of eingaenge) {
    const head = [
      `${vorgang}  ${new Date(eingegangen_am).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })}  ${anlass}`,
      `${name} <${email}>${telefon ? `, Telefon ${telefon}` : ''}${seite ? `, Seite ${seite}` : ''}`,
    ]
    process.stdout.write(`${head.join('\n')}\n\n${nachricht}\n\n${'-'.repeat(60)}\n`)
  }
  if (eingaenge.length === 0) process.stdout.write('Es sind keine Nachrichten da.\n')
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}
