import { expect, test } from 'vitest'
import { schemas } from '../schemas.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test('Each entry has one link, whose text is the title', () => {
  const root = render('linkliste', examples.standard)
  expect(links(root).map(([, text]) => text)).toEqual([
    'Öffnungszeiten',
    'Ausweis und Gebühren',
    'Katalog der Bücherei',
    'Anfahrt',
  ])
  expect(root.querySelectorAll('li').length).toBe(4)
})

test('A link to another site names its host', () => {
  const said = texts(render('linkliste', examples.standard), 'li p').filter(text =>
    text.includes('andere Website'),
  )
  expect(said).toEqual(['andere Website: katalog.rebenau.example.org'])
})

test('Titles of entries are headings below the title of the list', () => {
  expect(texts(render('linkliste', examples.standard), 'li h3').length).toBe(4)
  expect(texts(render('linkliste', examples.ohneTitel), 'li h2')).toEqual(['Zum Rathaus'])
})

test('An entry without an address is refused', () => {
  expect(schemas.linkliste.context.safeParse({ eintraege: [{ titel: 'Nichts', link: '' }] }).success).toBe(
    false,
  )
})
