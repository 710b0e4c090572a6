import { calls, cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadArtikel } from './load.ts'
import { artikel } from './schema.ts'

test('An article shows its date as DD.MM.yyyy, intro, image and text; the page sets the heading', () => {
  const root = render('artikel', {
    context: {
      titel: 'Wochenmarkt',
      datum_von: '2026-11-18T08:00:00+01:00',
      einleitung: 'Der Markt zieht um.',
      text: '<p>Ab Mittwoch.</p>',
      bildupload: { bild: '/medien/markt', bildtext: 'Marktstände', bildcopyright: 'Stadt Rebenau' },
    },
    data: { weitere: [] },
  })
  expect(texts(root, 'time')).toEqual(['18.11.2026'])
  expect(root.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-18T08:00:00+01:00')
  expect(texts(root, 'p').slice(1)).toEqual(['Der Markt zieht um.', 'Ab Mittwoch.'])
  expect(root.querySelector('img')?.getAttribute('alt')).toBe('Marktstände')
  expect(root.querySelector('h1, h2')).toBeNull()
})

test('Further news follow, without the current article', async () => {
  const { data } = calls.aktuelles.answer.parse(calls.aktuelles.examples[0]?.answer)
  const { weitere } = await loadArtikel(
    cmsInProcess({ aktuelles: () => ({ data }) }),
    { context: artikel.context.parse(examples.standard.context), options: {} },
    { ...entryPage(), path: data[0]?.detailURL ?? '' },
  )
  expect(weitere.map(({ detailURL }) => detailURL)).toEqual(['/aktuelles/buecherei-laenger-offen'])
  const root = render('artikel', { ...examples.standard, data: { weitere } })
  expect(texts(root, 'section h2')).toEqual(['Weitere Nachrichten'])
  expect(texts(root, 'section li')).toEqual(['Bücherei verlängert ihre Öffnungszeiten16.11.2026'])
})
