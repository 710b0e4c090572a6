import { readEingaenge } from '@rathausplatz/cms'
import { runCommand } from './run-command.ts'
import { shortMoment } from './short-moment.ts'

/** `npm run nachrichten`: prints the messages of the contact form for the office, the newest first. */
const MOST = 1_000

process.exitCode = await runCommand(async place => {
  const eingaenge = await readEingaenge(place, MOST)
  if (eingaenge.length === 0) return 'Es sind keine Nachrichten da.'
  return eingaenge
    .map(({ vorgang, eingegangen_am, anlass, name, email, telefon, seite, nachricht }) => {
      const when = shortMoment(eingegangen_am)
      const from = `${name} <${email}>${telefon ? `, Telefon ${telefon}` : ''}${seite ? `, Seite ${seite}` : ''}`
      return `${vorgang}  ${when}  ${anlass}\n${from}\n\n${nachricht}\n\n${'-'.repeat(60)}`
    })
    .join('\n')
})
