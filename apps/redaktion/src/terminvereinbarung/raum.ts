import { terminnummer } from '@rathausplatz/contract'
import { CalendarClock } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** Appointments at offices. */
export const terminRoom: Room = {
  screens: [
    { path: 'termine', lazy: () => import('./day-screen.tsx'), tasks: ['termin-vergeben'] },
    { path: 'termine/neu', lazy: () => import('./new-screen.tsx'), tasks: ['termin-vergeben'] },
    { path: 'termine/:nummer', lazy: () => import('./appointment-screen.tsx'), tasks: ['termin-vergeben'] },
  ],
  ways: [
    {
      group: 'Rathaus',
      isFirst: true,
      to: '/termine',
      words: 'Terminvergabe Schalter Bürgerbüro Standesamt buchen verschieben absagen Sperrzeit',
      label: 'Termine im Amt',
      drawing: CalendarClock,
      right: 'termine-fuehren',
      number: terminnummer,
      mails: 'termin',
    },
  ],
}
