import { HardDriveDownload } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** Export of the contents of the town as one file. */
export const ausfuhrRoom: Room = {
  screens: [{ path: 'ausfuhr', lazy: () => import('./ausfuhr-screen.tsx'), tasks: ['alles-herunterladen'] }],
  ways: [
    {
      group: 'Einrichten',
      to: '/ausfuhr',
      words: 'Ausfuhr ausführen Export exportieren Backup Sicherung Kopie Umzug Zip',
      label: 'Alles herunterladen',
      drawing: HardDriveDownload,
      right: 'stadt-ausfuehren',
      logged: { ausfuhr: { name: 'Ausfuhr' } },
    },
  ],
}
