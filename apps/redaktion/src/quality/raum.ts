import { Accessibility } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** Findings about accessibility. */
export const qualityRoom: Room = {
  screens: [
    { path: 'pflege/barrierefreiheit', lazy: () => import('./quality-screen.tsx') },
    { path: 'pflege/barrierefreiheit/:regel', lazy: () => import('./rule-screen.tsx') },
  ],
  ways: [
    {
      group: 'Pflege',
      to: '/pflege/barrierefreiheit',
      words: 'BITV Alternativtext Kontrast Prüfbericht',
      label: 'Barrierefreiheit',
      drawing: Accessibility,
      right: 'inhalte-lesen',
    },
  ],
}
