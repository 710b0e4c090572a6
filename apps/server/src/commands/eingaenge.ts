import { readEingaenge } from '@rathausplatz/cms'
import { runCommand } from './run-command.ts'
import { shortMoment } from './short-moment.ts'

/** `npm run eingaenge`: prints what came in by the forms for the office, the newest first. */
const MOST = 1_000

process.exitCode = await runCommand(async place => {
  const eingaenge = await readEingaenge(place, MOST)
  if (eingaenge.length === 0) return 'Es ist nichts eingegangen.'
  return eingaenge
    .map(({ vorgang, titel, eingegangen_am, angaben }) => {
      const answers = angaben.map(({ label, text }) => `${label}: ${text}`)
      return [
        `${vorgang}  ${shortMoment(eingegangen_am)}  ${titel}`,
        '',
        ...answers,
        '',
        '-'.repeat(60),
      ].join('\n')
    })
    .join('\n')
})
