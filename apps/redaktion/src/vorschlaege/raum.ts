import { calls, vorschlagsnummer } from '@rathausplatz/contract'
import { BookUser } from 'lucide-react'
import type { Room } from '../rooms/room.ts'
import { sameAddress } from '../rooms/same-address.ts'
import { ask } from '../wall/ask.ts'
import { PROPOSALS, proposedWords } from './vorschlaege.ts'

/** The review of entries that clubs and firms propose for directories. */
export const vorschlagRoom: Room = {
  screens: [
    {
      path: 'verzeichnisvorschlaege',
      lazy: () => import('./proposals-screen.tsx'),
      tasks: ['vorschlag-pruefen'],
    },
    {
      path: 'verzeichnisvorschlaege/:nummer',
      lazy: () => import('./proposal-screen.tsx'),
      tasks: ['vorschlag-pruefen'],
    },
  ],
  ways: [
    {
      group: 'Website',
      to: PROPOSALS,
      words: 'Verzeichnis Verein Betrieb vorgeschlagen Eintrag prüfen freigeben sperren',
      label: 'Vorschläge',
      drawing: BookUser,
      right: 'pinnwand-pruefen',
      number: vorschlagsnummer,
      mails: 'vorschlag',
      logged: { verzeichnisvorschlag: { name: 'Vorschlag für ein Verzeichnis', screenOf: sameAddress } },
      async waiting() {
        const { anzahl } = await ask(calls.redaktionVerzeichnisvorschlaege, { query: { pro_seite: 1 } })
        const words = proposedWords(anzahl)
        const link = { to: PROPOSALS, label: 'Vorschläge öffnen' }
        return words === undefined ? undefined : { title: 'Vorschläge für Verzeichnisse', words, link }
      },
    },
  ],
}
