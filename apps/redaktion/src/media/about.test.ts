import { expect, test } from 'vitest'
import { faultsOf, titleOf } from './about.ts'

const nothing = { titel: '', beschreibung: '', dekorativ: false, urheber: '' }

test('A picture needs a description or the decoration mark, and an author', () => {
  expect(Object.keys(faultsOf(nothing, 'bild'))).toEqual(['beschreibung', 'urheber'])
  expect(Object.keys(faultsOf({ ...nothing, beschreibung: '  ', urheber: ' ' }, 'bild'))).toHaveLength(2)
  expect(Object.keys(faultsOf({ ...nothing, dekorativ: true }, 'bild'))).toEqual(['urheber'])
  expect(faultsOf({ ...nothing, beschreibung: 'Ein Baum', urheber: 'Anna' }, 'bild')).toEqual({})
})

test('A document needs a title', () => {
  expect(Object.keys(faultsOf(nothing, 'dokument'))).toEqual(['titel'])
  expect(faultsOf({ ...nothing, titel: 'Satzung' }, 'dokument')).toEqual({})
})

test.each([
  ['Marktplatz_im Winter.jpg', 'Marktplatz im Winter'],
  ['Satzung 2026.pdf', 'Satzung 2026'],
  ['IMG_4711.JPG', ''],
  ['DSC00012.jpeg', ''],
  ['PXL_20261120_101112.jpg', ''],
  ['20261120-101112.png', ''],
  ['Foto 3.jpg', ''],
])('The file name %s becomes the title "%s"', (name, title) => {
  expect(titleOf(name)).toBe(title)
})
