import { Truck } from 'lucide-react'
import type { Room } from '../rooms/room.ts'
import { WASTE } from './ways.ts'

/** Dates of waste collection. */
export const abfallRoom: Room = {
  screens: [
    {
      path: 'abfall',
      lazy: () => import('./waste-screen.tsx'),
      tasks: ['abfuhr-verschieben', 'abfuhrtour-anlegen'],
    },
    { path: 'abfall/einlesen', lazy: () => import('./import-screen.tsx') },
    { path: 'abfall/namen', lazy: () => import('./names-screen.tsx') },
    { path: 'abfall/arten', lazy: () => import('./kinds-screen.tsx') },
    {
      path: 'abfall/touren/neu',
      lazy: () => import('./tour-form-screen.tsx'),
      tasks: ['abfuhrtour-anlegen'],
    },
    {
      path: 'abfall/touren/:id',
      lazy: () => import('./tour-screen.tsx'),
      tasks: ['abfuhr-verschieben', 'abfuhrtour-anlegen'],
    },
    { path: 'abfall/touren/:id/aendern', lazy: () => import('./tour-form-screen.tsx') },
    { path: 'abfall/strassen/neu', lazy: () => import('./street-form-screen.tsx') },
    { path: 'abfall/strassen/:id', lazy: () => import('./street-screen.tsx') },
    { path: 'abfall/strassen/:id/aendern', lazy: () => import('./street-form-screen.tsx') },
  ],
  ways: [
    {
      group: 'Rathaus',
      to: WASTE,
      words:
        'Müll Tonne Abfuhrkalender Tour Straße verschieben Restmüll Biotonne Papier Gelbe Tonne einlesen',
      label: 'Abfuhr',
      drawing: Truck,
      right: 'abfall-pflegen',
    },
  ],
}
