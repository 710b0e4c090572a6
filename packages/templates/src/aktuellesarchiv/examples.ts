import type { Examples } from '../template.ts'
import type { Archiv } from './load.ts'
import type { aktuellesarchiv } from './schema.ts'

const jahre: Archiv['jahre'] = [
  {
    jahr: 2026,
    anzahl: 21,
    monate: [
      { jahr: 2026, monat: 11, anzahl: 12 },
      { jahr: 2026, monat: 10, anzahl: 9 },
    ],
  },
  { jahr: 2025, anzahl: 4, monate: [{ jahr: 2025, monat: 3, anzahl: 4 }] },
]

export const examples = {
  standard: { context: {}, data: { liste: '/aktuelles', jahre } },
  gewaehlt: { context: {}, data: { liste: '/aktuelles', jahre, jahr: 2025, monat: 3 } },
  leer: { context: {}, data: { liste: '/aktuelles', jahre: [] } },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Archiv"' },
    data: { liste: '/aktuelles', jahre },
  },
} satisfies Examples<typeof aktuellesarchiv, Archiv>
