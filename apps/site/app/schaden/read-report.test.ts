import { expect, test } from 'vitest'
import { readReport } from './read-report.ts'

test('Errors are listed in the order of the questions on the page', () => {
  const empty = new FormData()
  expect(Object.keys(readReport(empty).errors)).toEqual(['kategorie', 'adresse', 'text'])
  const form = new FormData()
  form.set('kategorie', 'licht')
  form.set('adresse', 'Spitalgasse 5')
  form.set('email', 'niemand')
  expect(Object.keys(readReport(form).errors)).toEqual(['text', 'email'])
})
