import { readChanges } from '@rathausplatz/cms'
import { type Command, inTown, told } from './command.ts'
import { shortMoment } from './short-moment.ts'

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
  vorschau_geteilt: 'Vorschaulink angelegt',
  vorschau_beendet: 'Vorschaulink beendet',
  gepflegt: 'Pflege',
  ausgefuehrt: 'ausgeführt',
  heruntergeladen: 'heruntergeladen',
  gelesen: 'gelesen',
  sichtbar: 'ist jetzt sichtbar',
  unsichtbar: 'ist nicht mehr sichtbar',
} as const
/**
 * `npm run protokoll`: prints the audit log (who, what, when), newest first, from the configured data folder.
 */

export const protokoll: Command = (_, around) =>
  inTown(around, async place => {
    const changes = await readChanges(place, LINES)
    if (changes.length === 0) return told('Bisher ist nichts geändert worden.')
    const lines = changes.map(({ at, who, what, kind, key, old_key, note }) => {
      const when = shortMoment(at)
      const moved = old_key === null ? '' : ` (vorher ${old_key})`
      return `${when}  ${who}  ${WORDS[what]}  ${kind}  ${key}${moved}${note === null ? '' : `: ${note}`}`
    })
    return told(['Änderungen (wann, wer, was, Art, Adresse)', ...lines].join('\n'))
  })
