import { expect, test } from 'vitest'
import { describeExamples } from './demo-town.ts'

const accounts = [
  { realm: 'redaktion', email: 'redaktion@example.org' },
  { realm: 'raete', email: 'rat@example.org' },
] as const

test('A10: a generated password is shown once; one that the operator has set is not', () => {
  expect(describeExamples(accounts, 'ein-neues-Passwort')).toContain(
    '(nur jetzt zu sehen): ein-neues-Passwort',
  )
  const told = describeExamples(accounts, undefined)
  expect(told).toContain('das aus der Einstellung DEMO_PASSWORT')
  expect(told).toContain('redaktion@example.org')
})
