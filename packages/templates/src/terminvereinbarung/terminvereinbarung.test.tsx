import { calls, cmsInProcess } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'
import { loadTerminvereinbarung } from './load.ts'

test('Each office lists its concerns with the next free time in words', () => {
  const root = render('terminvereinbarung', examples.standard)
  expect(texts(root, 'h2')).toEqual(['Bürgerbüro', 'Standesamt'])
  expect(texts(root, 'strong')).toEqual([
    'Mittwoch, 2.\u00a0Dezember, 09:15\u00a0Uhr',
    'Donnerstag, 3.\u00a0Dezember, 15:00\u00a0Uhr',
  ])
  expect(links(root)).toContainEqual(['/termin/buergerbuero/personalausweis', 'Personalausweis beantragen'])
  expect(root.textContent).toContain('Zurzeit ist kein Termin frei.')
})

test('For a single office the heading is the question; without an office the page says that there are no appointments', () => {
  expect(texts(render('terminvereinbarung', examples.einAmt), 'h2')).toEqual(['Worum geht es?'])
  expect(render('terminvereinbarung', examples.keines).textContent).toContain('kein Termin vereinbaren')
})

test('The chosen offer is loaded, without a choice all offers; a CMS without offers gives an empty list', async () => {
  const data = [...examples.standard.data.angebote]
  const cms = cmsInProcess({ terminangebote: () => calls.terminangebote.answer.parse({ data }) })
  const load = (angebot: string, from = cms) =>
    loadTerminvereinbarung(from, { context: { angebot }, options: {} }, entryPage())
  expect((await load('standesamt')).angebote.map(({ id }) => id)).toEqual(['standesamt'])
  expect((await load('')).angebote).toHaveLength(2)
  expect((await load('', cmsInProcess({}))).angebote).toEqual([])
})
