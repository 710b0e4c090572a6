import { TextSearch } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** Searches of visitors without results. */
export const siteSearchRoom: Room = {
  screens: [{ path: 'pflege/suche', lazy: () => import('./in-vain-screen.tsx') }],
  ways: [
    {
      group: 'Pflege',
      to: '/pflege/suche',
      words: 'Suchwörter vergeblich ohne Treffer',
      label: 'Suche der Website',
      drawing: TextSearch,
      right: 'suchworte-pflegen',
    },
  ],
}
