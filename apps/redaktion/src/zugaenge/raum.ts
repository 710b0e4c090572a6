import { KeyRound } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** Keys of programs. */
export const programRoom: Room = {
  screens: [
    { path: 'zugaenge', lazy: () => import('./programs-screen.tsx') },
    { path: 'zugaenge/neu', lazy: () => import('./new-program-screen.tsx') },
  ],
  ways: [
    {
      group: 'Einrichten',
      to: '/zugaenge',
      words: 'API Schnittstelle Schlüssel Token',
      label: 'Zugänge für Programme',
      drawing: KeyRound,
      right: 'zugaenge-verwalten',
      logged: { zugang: { name: 'Zugang für ein Programm' } },
    },
  ],
}
