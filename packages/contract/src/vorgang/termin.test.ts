import { expect, test } from 'vitest'
import { nachSchritt, type Terminschritt, type Terminstand, terminschritte, terminstaende } from './termin.ts'

const beginn = '2026-12-02T08:15:00.000Z'
const before = new Date('2026-12-01T12:00:00Z')
const after = new Date('2026-12-02T08:30:00Z')

const allowed = (now: Date): [Terminstand, Terminschritt, Terminstand][] =>
  (Object.keys(terminstaende) as Terminstand[]).flatMap(stand =>
    terminschritte.flatMap((schritt): [Terminstand, Terminschritt, Terminstand][] => {
      const next = nachSchritt({ stand, beginn }, schritt, now)
      return next ? [[stand, schritt, next]] : []
    }),
  )

test('More than an hour before its begin, an open appointment can only be moved and cancelled', () => {
  expect(allowed(before)).toEqual([
    ['gebucht', 'verschieben', 'verschoben'],
    ['gebucht', 'absagen', 'abgesagt'],
    ['verschoben', 'verschieben', 'verschoben'],
    ['verschoben', 'absagen', 'abgesagt'],
  ])
})

test('After the begin, the office records whether the visitor came, and can correct it; a cancelled appointment stays cancelled', () => {
  expect(allowed(after)).toEqual([
    ['gebucht', 'wahrnehmen', 'wahrgenommen'],
    ['gebucht', 'ausbleiben', 'nicht_erschienen'],
    ['verschoben', 'wahrnehmen', 'wahrgenommen'],
    ['verschoben', 'ausbleiben', 'nicht_erschienen'],
    ['wahrgenommen', 'ausbleiben', 'nicht_erschienen'],
    ['nicht_erschienen', 'wahrnehmen', 'wahrgenommen'],
  ])
})

test('An early visitor can be recorded before the begin, a missing visitor only after it', () => {
  const early = new Date('2026-12-02T07:50:00Z')
  expect(nachSchritt({ stand: 'gebucht', beginn }, 'wahrnehmen', early)).toBe('wahrgenommen')
  expect(nachSchritt({ stand: 'gebucht', beginn }, 'ausbleiben', early)).toBeUndefined()
})
