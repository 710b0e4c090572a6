import { Images } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** The library of pictures and documents. */
export const mediaRoom: Room = {
  screens: [
    {
      path: 'medien',
      lazy: () => import('./library-screen.tsx'),
      tasks: ['bild-aufnehmen', 'dokument-anbieten', 'bild-ersetzen'],
    },
    { path: 'medien/:datei', lazy: () => import('./medium-screen.tsx'), tasks: ['bild-ersetzen'] },
  ],
  ways: [
    {
      group: 'Website',
      to: '/medien',
      words: 'Foto Bild Datei PDF hochladen Mediathek Logo',
      label: 'Bilder und Dokumente',
      drawing: Images,
      right: 'medien-pflegen',
    },
  ],
}
