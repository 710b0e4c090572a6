import { Link2Off, MapPinOff } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** Broken links and missing addresses. */
export const mendingRoom: Room = {
  screens: [
    { path: 'pflege/links', lazy: () => import('./links-screen.tsx') },
    { path: 'pflege/adressen', lazy: () => import('./addresses-screen.tsx') },
  ],
  ways: [
    {
      group: 'Pflege',
      to: '/pflege/links',
      words: 'Fehler 404 tot defekt Linkprüfung',
      label: 'Kaputte Links',
      drawing: Link2Off,
      right: 'inhalte-lesen',
    },
    {
      group: 'Pflege',
      to: '/pflege/adressen',
      words: '404 nicht gefunden Fehlerseite',
      label: 'Fehlende Adressen',
      drawing: MapPinOff,
      right: 'weiterleitungen-pflegen',
    },
  ],
}
