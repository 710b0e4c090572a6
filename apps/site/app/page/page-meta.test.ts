import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const head = { title: 'Rathaus', description: 'Alles zum Rathaus', path: '/rathaus' }
const meta = (changes: object = {}) =>
  pageMeta({ ...head, ...changes }, 'Stadt Rebenau', 'https://www.rebenau.example.org')

test('A page is called by its title and its town; the page of the town by its name alone', () => {
  expect(meta()).toContainEqual({ title: 'Rathaus – Stadt Rebenau' })
  expect(meta({ title: 'Stadt Rebenau' })).toContainEqual({ title: 'Stadt Rebenau' })
})

test('A page states its address under the public address of the site, or the one that the editors gave', () => {
  expect(meta()).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://www.rebenau.example.org/rathaus',
  })
  expect(meta({ canonical: '/stadt/rathaus' })).toContainEqual(
    expect.objectContaining({ href: 'https://www.rebenau.example.org/stadt/rathaus' }),
  )
})

test('A page without a description has no empty one', () => {
  expect(meta()).toContainEqual({ name: 'description', content: 'Alles zum Rathaus' })
  expect(meta({ description: '' })).not.toContainEqual(expect.objectContaining({ name: 'description' }))
})
