import { MessageCircleQuestionMark } from 'lucide-react'
import type { Room } from '../rooms/room.ts'

/** Answers to "War diese Seite hilfreich?". */
export const feedbackRoom: Room = {
  screens: [
    { path: 'pflege/rueckmeldungen', lazy: () => import('./remarks-screen.tsx') },
    { path: 'pflege/rueckmeldungen/seiten', lazy: () => import('./answered-pages-screen.tsx') },
  ],
  ways: [
    {
      group: 'Pflege',
      to: '/pflege/rueckmeldungen',
      words: 'hilfreich Lob Kritik Meinung',
      label: 'Rückmeldungen',
      drawing: MessageCircleQuestionMark,
      right: 'inhalte-lesen',
    },
  ],
}
