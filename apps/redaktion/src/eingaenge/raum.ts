import { calls, eingangsnummer } from '@rathausplatz/contract'
import { Inbox } from 'lucide-react'
import type { Room } from '../rooms/room.ts'
import { ask } from '../wall/ask.ts'
import { waitingWords } from './eingaenge.ts'

/** What people send with forms. */
export const eingangRoom: Room = {
  screens: [
    { path: 'eingaenge', lazy: () => import('./eingaenge-screen.tsx'), tasks: ['eingang-bearbeiten'] },
    { path: 'eingaenge/:vorgang', lazy: () => import('./eingang-screen.tsx'), tasks: ['eingang-bearbeiten'] },
  ],
  ways: [
    {
      group: 'Website',
      to: '/eingaenge',
      words: 'Posteingang Nachricht Mail Kontakt Formular Antrag Einsendung Vorgang beantworten Anmeldung',
      label: 'Eingänge',
      drawing: Inbox,
      right: 'eingaenge-lesen',
      number: eingangsnummer,
      mails: 'eingang',
      logged: {
        eingang: {
          name: 'Eingang eines Formulars',
          screenOf: ({ id }) => (id.startsWith('F-') ? `/eingaenge/${id}` : undefined),
        },
      },
      async waiting() {
        const { anzahl } = await ask(calls.redaktionEingaenge, { query: { stand: 'offen', pro_seite: 1 } })
        const words = waitingWords(anzahl)
        const link = { to: '/eingaenge', label: 'Eingänge öffnen' }
        return words === undefined ? undefined : { title: 'Eingänge der Formulare', words, link }
      },
    },
  ],
}
