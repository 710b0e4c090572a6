import { expect, test } from 'vitest'
import { collections } from './collections.ts'

const issuesOf = (hinweis: object) =>
  collections.hinweis.parse({ titel: 'Trinkwasser', ...hinweis }).issues?.map(({ path }) => path) ?? []

test('P7: an emergency without a text is refused; other notices need none', () => {
  expect(issuesOf({ stufe: 'notfall' })).toEqual(['text'])
  expect(issuesOf({ stufe: 'notfall', text: ' \n' })).toEqual(['text'])
  expect(issuesOf({ stufe: 'notfall', text: 'Bitte kochen Sie das Wasser ab.' })).toEqual([])
  expect(issuesOf({ stufe: 'dringend' })).toEqual([])
})
