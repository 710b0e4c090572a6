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

test('Before it begins an open appointment can be moved and called off, and nothing else can be done', () => {
  expect(allowed(before)).toEqual([
    ['gebucht', 'verschieben', 'verschoben'],
    ['gebucht', 'absagen', 'abgesagt'],
    ['verschoben', 'verschieben', 'verschoben'],
    ['verschoben', 'absagen', 'abgesagt'],
  ])
})

test('Once it has begun it is noted who came; that can be corrected, what was called off stays so', () => {
  expect(allowed(after)).toEqual([
    ['gebucht', 'wahrnehmen', 'wahrgenommen'],
    ['gebucht', 'ausbleiben', 'nicht_erschienen'],
    ['verschoben', 'wahrnehmen', 'wahrgenommen'],
    ['verschoben', 'ausbleiben', 'nicht_erschienen'],
    ['wahrgenommen', 'ausbleiben', 'nicht_erschienen'],
    ['nicht_erschienen', 'wahrnehmen', 'wahrgenommen'],
  ])
})

test('Who comes early is seen before their time, and nobody is missing before it', () => {
  const early = new Date('2026-12-02T07:50:00Z')
  expect(nachSchritt({ stand: 'gebucht', beginn }, 'wahrnehmen', early)).toBe('wahrgenommen')
  expect(nachSchritt({ stand: 'gebucht', beginn }, 'ausbleiben', early)).toBeUndefined()
})
