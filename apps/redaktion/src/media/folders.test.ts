import { expect, test } from 'vitest'
import { asFolder, faultOf, foldersOf } from './folders.ts'

test('Folders are sorted with their subfolders directly below, and their count includes their subfolders', () => {
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
])('The folder name "%s" is normalised and checked', (typed, name, fault) => {
  expect(asFolder(typed)).toBe(name)
  expect(faultOf(typed)).toBe(fault)
})
