import { CmsError } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { troubleOf } from './trouble-of.ts'

test('A fault of a field is shown at the field only', () => {
  const issues = [
    { path: 'gueltig_bis', message: 'Dieser Tag ist schon vorbei.' },
    { path: 'rechte.0', message: 'Das dürfen Sie selbst nicht.' },
  ]
  const refused = new CmsError('ungueltig', 'Dieser Tag ist schon vorbei.', { details: { issues } })
  expect(troubleOf(refused)).toEqual({
    title: 'So geht es noch nicht',
    errors: { gueltig_bis: 'Dieser Tag ist schon vorbei.', rechte: 'Das dürfen Sie selbst nicht.' },
  })
})

test('A fault without a field is shown above the form', () => {
  const refused = new CmsError('ungueltig', 'Diese Adresse hat schon ein Konto.')
  expect(troubleOf(refused)).toEqual({ title: 'Diese Adresse hat schon ein Konto.', errors: {} })
})

test('A wrong password is shown at its field', () => {
  expect(troubleOf(new CmsError('passwort-falsch')).errors).toEqual({
    passwort: 'Das Passwort ist nicht korrekt.',
  })
})
