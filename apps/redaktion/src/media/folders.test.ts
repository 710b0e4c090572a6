import { expect, test } from 'vitest'
import { asFolder, faultOf, foldersOf } from './folders.ts'

test('Folders stand in their order, those below one directly below it, and count what lies below them too', () => {
  const data = [
    { ordner: 'Freibad / Winter', anzahl: 2 },
    { ordner: 'Ämter', anzahl: 1 },
    { ordner: 'Freibad 2', anzahl: 4 },
    { ordner: 'Freibad / Sommer 2026', anzahl: 40 },
    { ordner: 'Schule', anzahl: 3 },
    { ordner: 'Schule / Feste', anzahl: 5 },
  ]
  expect(foldersOf({ data, ohne_ordner: 7 })).toEqual([
    { ordner: 'Ämter', anzahl: 1 },
    { ordner: 'Freibad', anzahl: 42 },
    { ordner: 'Freibad / Sommer 2026', anzahl: 40 },
    { ordner: 'Freibad / Winter', anzahl: 2 },
    { ordner: 'Freibad 2', anzahl: 4 },
    { ordner: 'Schule', anzahl: 8 },
    { ordner: 'Schule / Feste', anzahl: 5 },
  ])
})

test.each([
  [' Freibad/Sommer  2026 ', 'Freibad / Sommer 2026', undefined],
  ['/', '', undefined],
  ['a/b/c', 'a / b / c', 'Ein Ordner kann Unterordner haben, ein Unterordner keine weiteren.'],
  ['x'.repeat(61), 'x'.repeat(61), 'Bitte höchstens 60 Zeichen für jeden Namen.'],
])('A name is taken as it is meant: %s', (typed, name, fault) => {
  expect(asFolder(typed)).toBe(name)
  expect(faultOf(typed)).toBe(fault)
})
