import { openCms } from '@rathausplatz/cms'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'

/** `npm run nachrichten`: prints the messages of the contact form for the office, the newest first. */
const read = readConfig(process.env)
if (!read.ok) {
  process.stderr.write(`${read.message}\n`)
  process.exit(1)
}
const cms = await openCms({ dataDir: read.config.dataDir, log: createLog('warn') })
const eingaenge = await cms.eingaenge({ limit: 1_000 })
for (const { vorgang, eingegangen_am, anlass, name, email, telefon, seite, nachricht } of eingaenge) {
  const head = [
    `${vorgang}  ${new Date(eingegangen_am).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })}  ${anlass}`,
    `${name} <${email}>${telefon ? `, Telefon ${telefon}` : ''}${seite ? `, Seite ${seite}` : ''}`,
  ]
  process.stdout.write(`${head.join('\n')}\n\n${nachricht}\n\n${'-'.repeat(60)}\n`)
}
if (eingaenge.length === 0) process.stdout.write('Es sind keine Nachrichten da.\n')
await cms.close()
