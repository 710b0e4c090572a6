import { CalendarCheck } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** The council office. */
export const ratsbueroRoom: Room = {
  screens: [
    { path: 'ratsbuero', lazy: () => import('./ratsbuero-screen.tsx'), tasks: ['sitzung-vorbereiten'] },
    { path: 'ratsbuero/neu', lazy: () => import('./new-meeting-screen.tsx'), tasks: ['sitzung-vorbereiten'] },
    { path: 'ratsbuero/:id', lazy: () => import('./meeting-screen.tsx'), tasks: ['sitzung-vorbereiten'] },
  ],
  ways: [
    {
      group: 'Rat',
      isFirst: true,
      to: '/ratsbuero',
      words: 'Sitzung vorbereiten einladen Einladung Tagesordnung Niederschrift Beschlüsse Gemeinderat',
      label: 'Ratsbüro',
      drawing: CalendarCheck,
      right: 'rat-vorbereiten',
      mails: 'sitzung',
    },
  ],
}
