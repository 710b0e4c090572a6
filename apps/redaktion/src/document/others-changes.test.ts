import { expect, test } from 'vitest'
import { changeInWords } from './others-changes.tsx'

const by = (name: string, geaendert_am: string) => ({
  nummer: 2,
  von: { id: name, name },
  vermerk: null,
  geaendert_am,
})

test.each([
  [
    [by('Tobias Kern', '2026-11-30T08:10:00Z')],
    ['Einleitung'],
    'Damit wird auch öffentlich, was Tobias Kern seit der letzten Veröffentlichung geändert hat, zuletzt heute, 09:10 Uhr: Einleitung. Fragen',
  ],
  [
    [by('Tobias Kern', '2026-11-30T08:10:00Z'), by('Anna Weber', '2026-11-29T08:10:00Z')],
    ['Titel', 'Text'],
    'Damit wird auch öffentlich, was Tobias Kern und Anna Weber seit der letzten Veröffentlichung geändert haben, zuletzt heute, 09:10 Uhr: Titel und Text. Fragen',
  ],
  [
    [by('Tobias Kern', '2026-11-30T08:10:00Z')],
    ['A', 'A', 'B', 'C', 'D', 'E', 'F'],
    'Damit wird auch öffentlich, was Tobias Kern seit der letzten Veröffentlichung geändert hat, zuletzt heute, 09:10 Uhr: A, B, C, D und 2 weitere Felder. Fragen',
  ],
])('P15: before publication a clerk reads what others have changed: %j', (versions, fields, said) => {
  expect(changeInWords({ versions, fields }, new Date('2026-11-30T12:00:00Z'))).toContain(said)
})
