import { expect, test } from 'vitest'
import { publishedInWords } from './published-in-words.ts'

const dated = (datum_von: string) => ({ daten: { datum_von } })
const stated = '2026-11-30T12:40:00+01:00'
const really = '2026-11-30T12:28:00+01:00'

test.each([
  ['seite', 'oeffentlich', stated, stated, 'Veröffentlicht: Auf der Website zu sehen.'],
  ['seite', 'geplant', stated, stated, 'Die Veröffentlichung ist geplant.'],
  [
    'stelle',
    'abgelaufen',
    stated,
    stated,
    'Gespeichert, aber nicht auf der Website zu sehen: Die Zeit dieses Inhalts ist schon abgelaufen.',
  ],
  ['aktuelles', 'oeffentlich', stated, really, 'Veröffentlicht: Auf der Website zu sehen.'],
  ['bekanntmachung', 'oeffentlich', stated, stated, 'Veröffentlicht: Auf der Website zu sehen.'],
  [
    'bekanntmachung',
    'oeffentlich',
    stated,
    really,
    'Veröffentlicht: Auf der Website zu sehen. „Bereitgestellt am“ ist nun 30.11.2026, 12:28 Uhr.',
  ],
] as const)(
  'P1: after publishing (%s, %s) the desk says what has become of it',
  (art, status, draft, now, said) => {
    expect(publishedInWords({ art, status, ...dated(now) }, dated(draft))).toBe(said)
  },
)
