import { Siren } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** Official warnings. */
export const warnRoom: Room = {
  screens: [{ path: 'warnungen', lazy: () => import('./warnings-screen.tsx') }],
  ways: [
    {
      group: 'Aktuelles',
      to: '/warnungen',
      words: 'NINA DWD Wetter Unwetter Katastrophenschutz Warnapp amtlich',
      label: 'Warnungen',
      drawing: Siren,
      kind: 'hinweis',
    },
  ],
}
