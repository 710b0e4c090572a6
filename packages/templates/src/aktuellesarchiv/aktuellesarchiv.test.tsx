import { calls, cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadAktuellesarchiv } from './load.ts'

test('Each year expands to its months with counts; the newest is open', () => {
  const root = render('aktuellesarchiv', examples.standard)
  expect(texts(root, 'summary')).toEqual(['2026 (21)', '2025 (4)'])
  expect(texts(root, 'details[open] li')).toEqual([
    'Ganzes Jahr 2026',
    'November 2026 (12)',
    'Oktober 2026 (9)',
  ])
  expect(links(root)[1]).toEqual(['/aktuelles?jahr=2026&monat=11', 'November 2026'])
})

test('The chosen month is expanded and marked', () => {
  const root = render('aktuellesarchiv', examples.gewaehlt)
  expect(texts(root, 'details[open] [aria-current]')).toEqual(['März 2025'])
})

test('Without news the archive is not shown', () => {
  expect(render('aktuellesarchiv', examples.leer).innerHTML).toBe('')
})

test('The archive links the list on its page unless another one is set', async () => {
  const cms = cmsInProcess({
    aktuellesArchiv: () => calls.aktuellesArchiv.answer.parse(calls.aktuellesArchiv.examples[0]?.answer),
  })
  const load = (link: string, query = '') =>
    loadAktuellesarchiv(cms, { context: { titel: '', link }, options: {} }, entryPage(query))
  expect(await load('')).toMatchObject({ liste: '/vorschau', jahre: [{ jahr: 2026, anzahl: 21 }] })
  expect(await load('/aktuelles', 'jahr=2026&monat=11')).toMatchObject({
    liste: '/aktuelles',
    jahr: 2026,
    monat: 11,
  })
})
