import { calls, schadensnummer } from '@rathausplatz/contract'
import { Construction } from 'lucide-react'
import type { Room } from '../rooms/room.ts'
import { sameAddress } from '../rooms/same-address.ts'
import { ask } from '../wall/ask.ts'
import { DAMAGES, waitingWords } from './schaeden.ts'

/** Damage reports. */
export const schadenRoom: Room = {
  screens: [
    { path: 'schaeden', lazy: () => import('./damages-screen.tsx'), tasks: ['schaden-bearbeiten'] },
    { path: 'schaeden/:nummer', lazy: () => import('./damage-screen.tsx'), tasks: ['schaden-bearbeiten'] },
  ],
  ways: [
    {
      group: 'Website',
      to: DAMAGES,
      words: 'Schadensmelder Mängel kaputt Laterne Schlagloch Müll Meldung bearbeiten',
      label: 'Schäden',
      drawing: Construction,
      right: 'schaeden-bearbeiten',
      number: schadensnummer,
      mails: 'schaden',
      logged: { schaden: { name: 'Gemeldeter Schaden', screenOf: sameAddress } },
      async waiting() {
        const { anzahl } = await ask(calls.redaktionSchaeden, { query: { pro_seite: 1 } })
        const words = waitingWords(anzahl)
        const link = { to: DAMAGES, label: 'Schäden öffnen' }
        return words === undefined ? undefined : { title: 'Schäden', words, link }
      },
    },
  ],
}
