import { type AktuellesArtikel, calls, cmsInProcess } from '@rathausplatz/contract'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { declarations, links, render, texts, view } from '../testing/render-example.tsx'
import { loadNewsticker } from './load.ts'
import { newsSlides } from './view.tsx'

const article = (number: number): AktuellesArtikel => ({
  titel: `Nachricht ${number}`,
  einleitung: `Einleitung ${number}`,
  bild: `/medien/bild-${number}`,
  bildtext: `Bild ${number}`,
  bildcopyright: 'Stadt Rebenau',
  datum_von: '2026-11-18T08:00:00+01:00',
  detailURL: `/aktuelles/${number}`,
})
const articles = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1))
const content = (count: number) => ({ context: { titel: 'Aktuelles' }, data: articles(count) })
const draw = (count: number, query = '') => render('newsticker', content(count), query)
const button = (root: Element) => links(root).find(([, text]) => text === 'Weitere Artikel laden')?.[0]

test('Spec §2, module 8: an article shows image, date badge, title and intro, and links its page', () => {
  const card = draw(1).querySelector('article') as HTMLElement
  expect(card.querySelector('img')?.getAttribute('alt')).toBe('Bild 1')
  expect(texts(card, 'time')[0]).toContain('18.11.2026')
  expect(links(card)).toEqual([['/aktuelles/1', 'Nachricht 1']])
  expect(texts(card, 'h3')).toEqual(['Nachricht 1'])
  expect(texts(card, 'p')).toEqual(['Einleitung 1'])
})

test('An article without an image or intro has no empty elements for them', () => {
  const { bild: _bild, bildtext: _bildtext, ...bare } = article(1)
  const root = render('newsticker', { context: {}, data: [{ ...bare, einleitung: '' }] })
  expect(root.querySelector('article img, article p')).toBeNull()
  expect(texts(root, 'article h3')).toEqual(['Nachricht 1'])
})

test('Spec §2, module 8: the intro is clamped to 3 lines', () => {
  expect(draw(1).querySelector('article p')?.className).toBe('einleitung')
  const clamp = declarations('news-card/news-card.module.css', '.einleitung')
  for (const rule of [
    '-webkit-line-clamp: 3;',
    'line-clamp: 3;',
    'overflow: hidden;',
    'display: -webkit-box;',
  ]) {
    expect(clamp).toContain(rule)
  }
})

test('Spec §9: the images of the cards have the ratio 16:9', () => {
  expect(draw(1).querySelector('article [data-form="16:9"] img')).not.toBeNull()
})

test('Spec §2, module 8: the articles are a carousel under their heading', () => {
  const root = draw(3)
  expect(texts(root, 'h2')).toEqual(['Aktuelles'])
  expect(root.querySelectorAll('[aria-roledescription=Karussell] li article')).toHaveLength(3)
})

test('Spec §9: news show 3 slides at 1600, 1280 and 1024, 2 at 768 and 640', () => {
  expect(newsSlides).toEqual({ 1600: 3, 1280: 3, 1024: 3, 768: 2, 640: 2 })
  const style = draw(1).querySelector('ul[style]')?.getAttribute('style')
  for (const part of ['--from-1600:3', '--from-1280:3', '--from-1024:3', '--from-768:2', '--from-640:2']) {
    expect(style).toContain(part)
  }
})

test.each([
  [1, '', 1, false],
  [5, '', 5, false],
  [6, '', 6, true],
  [15, '', 6, true],
  [8, 'artikel=9', 8, false],
  [9, 'artikel=9', 9, true],
  [15, 'artikel=9', 9, true],
  [15, 'artikel=15', 15, true],
  [15, 'artikel=18', 15, false],
])(
  'Spec §4: of %i articles with ?%s, %i are shown; the button is shown: %s (while the list is at least as long as the visible count)',
  (count, query, shown, hasButton) => {
    const root = draw(count, query)
    expect(root.querySelectorAll('article')).toHaveLength(shown)
    expect(button(root) !== undefined).toBe(hasButton)
  },
)

test("Spec §4: the visible count starts at 6 and grows by 3 with each click of 'Weitere Artikel laden'", () => {
  const counts: number[] = []
  for (let address: string | undefined = ''; address !== undefined; ) {
    const root: HTMLElement = draw(15, address.slice(1))
    counts.push(root.querySelectorAll('article').length)
    address = button(root)?.split('#')[0]
  }
  expect(counts).toEqual([6, 9, 12, 15, 15])
})

test('K-08: the button is a link that works without scripts and keeps the rest of the query', () => {
  expect(button(draw(15))).toMatch(/^\?artikel=9#/)
  expect(button(draw(15, 'rubrik=4&artikel=9'))).toMatch(/^\?rubrik=4&artikel=12#/)
})

test.each([
  [15, '', 'Nachricht 7'],
  [15, 'artikel=9', 'Nachricht 10'],
  [6, '', 'Nachricht 6'],
])(
  'Without scripts the button of %i articles (?%s) leads to a position in the list, to "%s"',
  (count, query, titel) => {
    const [search = '', place = ''] = button(draw(count, query))?.split('#') ?? []
    const arrived = draw(count, search.slice(1)).querySelector(`#${place}`)
    expect(arrived?.querySelector('h3')?.textContent).toBe(titel)
  },
)

test.each(['0', '-3', '7', '10.5', '1e9', 'NaN', '', '<script>', '9999999'])(
  'I-07: with the invalid ?artikel=%s six articles are shown',
  asked => {
    expect(draw(15, `artikel=${encodeURIComponent(asked)}`).querySelectorAll('article')).toHaveLength(6)
  },
)

test('Without news nothing is shown, not even a heading', () => {
  expect(draw(0).innerHTML).toBe('')
})

/** Mounts an empty root. Its functions render the ticker, focus its button and read its status. */
async function ticker(count: number) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return {
    show: (query: string) => act(async () => root.render(view('newsticker', content(count), query))),
    said: () => place.querySelector('[role=status]')?.textContent,
    focusButton: () => [...place.querySelectorAll('a')].at(-1)?.focus(),
    focused: () => document.activeElement?.textContent,
  }
}

test('K-08: a screen reader reads how many articles were added, and nothing before', async () => {
  const { show, said } = await ticker(10)
  await show('')
  expect(said()).toBe('')
  await show('artikel=9')
  expect(said()).toBe('3 weitere Artikel geladen')
  await show('artikel=12')
  expect(said()).toBe('1 weiterer Artikel geladen')
  await show('')
  expect(said()).toBe('')
})

test('The focus moves to the first added article', async () => {
  const { show, focusButton, focused } = await ticker(10)
  await show('')
  focusButton()
  await show('artikel=9')
  expect(focused()).toBe('Nachricht 7')
  await show('artikel=12')
  expect(focused()).toBe('Nachricht 10')
})

test('If no article was added, the status says so and the focus moves to the last article', async () => {
  const { show, said, focusButton, focused } = await ticker(6)
  await show('')
  focusButton()
  expect(focused()).toBe('Weitere Artikel laden')
  await show('artikel=9')
  expect([focused(), said()]).toEqual(['Nachricht 6', 'Es gibt keine weiteren Artikel'])
})

test('The focus does not move without a press of the button', async () => {
  const { show } = await ticker(10)
  await show('artikel=12')
  expect(document.activeElement).toBe(document.body)
  await show('')
  expect(document.activeElement).toBe(document.body)
})

test('Spec §7: the ticker requests the first page of the news of its group, with its limit as page size', async () => {
  const asked: unknown[] = []
  const cms = cmsInProcess({
    aktuelles: ({ query }) => {
      asked.push(query)
      return calls.aktuelles.answer.parse({ data: articles(2) })
    },
  })
  const context = { titel: '' }
  expect(
    await loadNewsticker(cms, { context, options: { limit: 15, interessengruppen_id: 3 } }, entryPage()),
  ).toHaveLength(2)
  await loadNewsticker(cms, { context, options: { limit: 6, interessengruppen_id: undefined } }, entryPage())
  const order = 'datum_von:desc,sortierung:asc'
  expect(asked).toEqual([
    { interessengruppen_id: 3, seite: 1, pro_seite: 15, order },
    { seite: 1, pro_seite: 6, order },
  ])
})
