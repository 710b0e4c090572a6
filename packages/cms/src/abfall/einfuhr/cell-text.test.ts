import { expect, test } from 'vitest'
import { cellReader } from './cell-text.ts'

test.each([
  ['Biom&uuml;ll', 'Biomüll'],
  ['BIOM&UUML;LL', 'BIOMÜLL'],
  ['Rest&nbsp;und&#160;Bio &amp; Papier', 'Rest und Bio & Papier'],
  ['Caf&eacute;stra&szlig;e &ndash; 12', 'Caféstraße – 12'],
])('the cell %j is read as %j', (cell, text) => {
  expect(cellReader()(cell).whole).toBe(text)
})
