import { UsersRound } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** The accounts of the town. */
export const kontenRoom: Room = {
  screens: [
    { path: 'konten', lazy: () => import('./people-screen.tsx') },
    { path: 'konten/neu', lazy: () => import('./invite-screen.tsx') },
    { path: 'konten/:id', lazy: () => import('./person-screen.tsx') },
  ],
  ways: [
    {
      group: 'Einrichten',
      to: '/konten',
      words: 'Benutzer Nutzer Rechte Rolle Kollegen Mitarbeiter sperren',
      label: 'Konten',
      drawing: UsersRound,
      right: 'konten-verwalten',
      mails: 'konto',
      logged: { konto: { name: 'Konto', screenOf: ({ id }) => `/konten/${id}` } },
    },
  ],
}
