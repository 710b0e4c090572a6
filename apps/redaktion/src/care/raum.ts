import { ClipboardList } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** All contents with their owners and dates of review. */
export const careRoom: Room = {
  screens: [{ path: 'pflege/bestand', lazy: () => import('./stock-screen.tsx') }],
  ways: [
    {
      group: 'Pflege',
      to: '/pflege/bestand',
      words: 'Übersicht veraltet Verantwortliche Zuständig Wiedervorlage alle Inhalte',
      label: 'Bestand',
      drawing: ClipboardList,
      right: 'inhalte-lesen',
    },
  ],
}
