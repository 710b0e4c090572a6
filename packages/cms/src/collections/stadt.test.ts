import { expect, test } from 'vitest'
import { stadt } from './stadt.ts'

const town = (schulferien: object[]) =>
  stadt.parse({
    name: 'Stadt Rebenau',
    anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    telefon: '030 23125-100',
    email: 'stadt@rebenau.example.org',
    schulferien,
  })

test('school holidays cannot end before they begin', () => {
  const ferien = { name: 'Herbstferien', von: '2026-10-26', bis: '2026-10-31' }
  expect(town([ferien, { ...ferien, bis: ferien.von }]).issues).toBeUndefined()
  expect(town([ferien, { ...ferien, bis: '2026-10-25' }]).issues).toEqual([
    { path: 'schulferien.1.bis', message: 'Der letzte Tag liegt vor dem ersten.' },
  ])
})

test('a town that names no school holidays gets an empty list', () => {
  const parsed = stadt.parse({
    name: 'Stadt Rebenau',
    anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    telefon: '030 23125-100',
    email: 'stadt@rebenau.example.org',
  })
  expect(!parsed.issues && parsed.value.schulferien).toEqual([])
})
