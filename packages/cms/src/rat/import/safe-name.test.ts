import { expect, test } from 'vitest'
import { safeName } from './safe-name.ts'

test.each([
  ['Niederschrift gesamt', '„Niederschrift gesamt“'],
  ['Gesamtniederschrift_2026-11-10.pdf', '„Gesamtniederschrift 2026-11-10“'],
  ['Niederschrift gesamt Kauf Müllerwiese', '„Niederschrift gesamt …“'],
  ['Einladung Müllerwiese 3', '„Einladung … 3“'],
  ['Kauf Müllerwiese', 'Eine Datei'],
  ['Kauf-Niederschrift', 'Eine Datei'],
  ['Lageplan', '„Lageplan“'],
  ['Niederschrift (öffentlicher Teil) Gemeinderat', '„Niederschrift (öffentlicher Teil) Gemeinderat“'],
  ['12', 'Eine Datei'],
])('C1: the report calls the withheld file %j %s', (name, said) => {
  expect(safeName(name)).toBe(said)
})
