import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-27T09:00:00Z')

const read = (typed: Record<string, string>, { mail }: { mail: boolean }) => {
  const form = new FormData()
  const fields = { geladen: '2026-11-27T08:59:00Z', name: 'Erika Beispiel', email: '', telefon: '', ...typed }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readPerson(form, { mail }, NOW)
}

test('An e-mail address is asked for where mail leaves the house', () => {
  expect(read({ telefon: '030 23125-0' }, { mail: true })).toMatchObject({
    errors: { email: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.' },
  })
  expect(read({ email: 'erika@example.org' }, { mail: true }).person).toMatchObject({ telefon: '' })
})

test('Where none leaves, a telephone number or an e-mail address will do, and one of them is asked for', () => {
  expect(read({}, { mail: false })).toMatchObject({
    errors: { telefon: expect.stringContaining('eine Telefonnummer oder eine E-Mail-Adresse') },
  })
  expect(read({ telefon: '030 23125-0' }, { mail: false }).person).toMatchObject({ email: '' })
  expect(read({ email: 'erika@example.org' }, { mail: false }).person).toMatchObject({ telefon: '' })
})
