import { Import } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** Import of contents from other websites and tables. */
export const uebernahmeRoom: Room = {
  screens: [
    { path: 'uebernahme', lazy: () => import('./uebernahmen-screen.tsx') },
    { path: 'uebernahme/:id', lazy: () => import('./uebernahme-screen.tsx') },
  ],
  ways: [
    {
      group: 'Einrichten',
      to: '/uebernahme',
      words: 'Import Excel CSV WordPress alte Website',
      label: 'Inhalte übernehmen',
      drawing: Import,
      right: 'inhalte-schreiben',
    },
  ],
}
