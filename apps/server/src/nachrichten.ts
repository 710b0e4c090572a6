import { readEingaenge } from '@rathausplatz/cms'
import { lookInto } from './look-into.ts'

/** `npm run nachrichten`: prints the messages of the contact form for the office, the newest first. */
const MOST = 1_000

process.exitCode = await lookInto(async dataDir => {
  const eingaenge = await readEingaenge(dataDir, MOST)
  if (eingaenge.length === 0) return 'Es sind keine Nachrichten da.'
  return eingaenge
    .map(({ vorgang, eingegangen_am, anlass, name, email, telefon, seite, nachricht }) => {
      const when = new Date(eingegangen_am).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
      const from = `${name} <${email}>${telefon ? `, Telefon ${telefon}` : ''}${seite ? `, Seite ${seite}` : ''}`
      return `${vorgang}  ${when}  ${anlass}\n${from}\n\n${nachricht}\n\n${'-'.repeat(60)}`
    })
    .join('\n')
})
