import { readChanges } from '@rathausplatz/cms'
import { readConfig } from './config.ts'

/** `npm run protokoll`: prints who did what to which content and when, the newest first, from the configured data folder. */
const LINES = 200

const WORDS = {
  angelegt: 'angelegt',
  bearbeitet: 'bearbeitet',
  eingereicht: 'zur Prüfung eingereicht',
  freigegeben: 'freigegeben',
  zurueckgegeben: 'zurückgegeben',
  veroeffentlicht: 'veröffentlicht',
  zurueckgezogen: 'zurückgezogen',
  geloescht: 'gelöscht',
  zurueckgeholt: 'zurückgeholt',
} as const

process.exit(await main())

async function main(): Promise<number> {
  const read = readConfig(process.env)
  if (!read.ok) return say(read.message, 1)
  const changes = await readChanges(read.config.dataDir, LINES)
  if (changes.length === 0) return say('Bisher ist nichts geändert worden.', 0)
  const lines = changes.map(({ at, who, what, kind, key, old_key, note }) => {
    const when = new Date(at).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
    return `${when}  ${who}  ${WORDS[what]}  ${kind}  ${key}${old_key === null ? '' : ` (vorher ${old_key})`}${note === null ? '' : `: ${note}`}`
  })
  return say(['Änderungen (wann, wer, was, Art, Adresse)', ...lines].join('\n'), 0)
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}
