import { readChanges } from '@rathausplatz/cms'
import { lookInto } from './look-into.ts'

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

process.exitCode = await lookInto(async dataDir => {
  const changes = await readChanges(dataDir, LINES)
  if (changes.length === 0) return 'Bisher ist nichts geändert worden.'
  const lines = changes.map(({ at, who, what, kind, key, old_key, note }) => {
    const when = new Date(at).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
    const moved = old_key === null ? '' : ` (vorher ${old_key})`
    return `${when}  ${who}  ${WORDS[what]}  ${kind}  ${key}${moved}${note === null ? '' : `: ${note}`}`
  })
  return ['Änderungen (wann, wer, was, Art, Adresse)', ...lines].join('\n')
})
