import { calls, pinnwandnummer } from '@rathausplatz/contract'
import { Pin } from 'lucide-react'
import type { Room } from '../rooms/room.ts'
import { sameAddress } from '../rooms/same-address.ts'
import { ask } from '../wall/ask.ts'
import { BOARD, waitingWords } from './pinnwand.ts'

/** The review of the pin board. */
export const pinnwandRoom: Room = {
  screens: [
    { path: 'pinnwand', lazy: () => import('./board-screen.tsx'), tasks: ['pinnwand-pruefen'] },
    { path: 'pinnwand/:nummer', lazy: () => import('./entry-screen.tsx'), tasks: ['pinnwand-pruefen'] },
  ],
  ways: [
    {
      group: 'Website',
      to: BOARD,
      words: 'Schwarzes Brett Kleinanzeigen Fundsachen prüfen freigeben sperren gemeldet',
      label: 'Pinnwand',
      drawing: Pin,
      right: 'pinnwand-pruefen',
      number: pinnwandnummer,
      mails: 'pinnwand',
      logged: { pinnwand: { name: 'Eintrag der Pinnwand', screenOf: sameAddress } },
      async waiting() {
        const { anzahl } = await ask(calls.redaktionPinnwand, { query: { pro_seite: 1 } })
        const words = waitingWords(anzahl)
        const to = anzahl.bestaetigt > 0 ? BOARD : `${BOARD}?stand=gemeldet`
        return words === undefined
          ? undefined
          : { title: 'Pinnwand', words, link: { to, label: 'Pinnwand öffnen' } }
      },
    },
  ],
}
