import { calls, cmsInProcess, type Veranstaltung } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { entryPage } from '../testing/entry-page.ts'
import { links, render, texts } from '../testing/render-example.tsx'
import { loadEventteaser } from './load.ts'
import { eventSlides } from './view.tsx'

const market: Veranstaltung = {
  titel: 'Adventsmarkt',
  datum_von: '2026-11-28T14:00:00+01:00',
  bild: '/medien/markt',
  bildtext: 'Verschneiter Marktplatz',
  bildcopyright: 'Stadt Rebenau',
  rubriken: [
    { rubrik: 'Markt', detailURL: '/veranstaltungen/adventsmarkt' },
    { rubrik: 'Familie', detailURL: '/veranstaltungen/adventsmarkt' },
  ],
}
const context = { titel: 'Was in Rebenau los ist', link: '/veranstaltungen' }
const draw = (data: readonly Veranstaltung[], changes: object = {}) =>
  render('eventteaser', { context: { ...context, ...changes }, data })

test('Spec §2, module 7: the teaser is shown only if events exist', () => {
  expect(draw([]).innerHTML).toBe('')
  expect(texts(draw([market]), 'h2')).toEqual(['Was in Rebenau los ist'])
})

test("Spec §2, module 7: an event shows image, date DD.MM.yyyy, category name, title and 'Weiterlesen'", () => {
  const card = draw([market]).querySelector('article') as HTMLElement
  expect(card.querySelector('img')?.getAttribute('alt')).toBe('Verschneiter Marktplatz')
  expect(card.querySelector('img')?.getAttribute('src')).toMatch(/^\/medien\/markt\//)
  expect(texts(card, 'time')).toEqual(['28.11.2026'])
  expect(card.textContent).toContain('Markt')
  expect(texts(card, 'h3')).toEqual(['Adventsmarkt'])
  expect(card.querySelector('a')?.getAttribute('href')).toBe('/veranstaltungen/adventsmarkt')
  expect(card.querySelector('a')?.firstChild?.textContent).toBe('Weiterlesen')
})

test('Screen readers hear the title in each link, so that no two links have the same text', () => {
  const names = links(draw([market, { ...market, titel: 'Weinfest' }])).map(([, text]) => text)
  expect(names.slice(0, 2)).toEqual(['Weiterlesen: Adventsmarkt', 'Weiterlesen: Weinfest'])
})

test('Spec §2, module 7: an event without an image gets the fallback image with an empty alt text', () => {
  const { bild: _bild, bildtext: _bildtext, ...bare } = market
  const card = draw([bare]).querySelector('article') as HTMLElement
  expect(card.querySelector('img')?.getAttribute('src')).toMatch(/svg/)
  expect(card.querySelector('img')?.getAttribute('alt')).toBe('')
})

test('An event without a category shows its title and no link', () => {
  const card = draw([{ ...market, rubriken: [] }]).querySelector('article') as HTMLElement
  expect(links(card)).toEqual([])
  expect(texts(card, 'h3')).toEqual(['Adventsmarkt'])
})

test("Spec §2, module 7: the link to more events reads 'Weitere Veranstaltungen anzeigen' by default", () => {
  expect(links(draw([market])).at(-1)).toEqual(['/veranstaltungen', 'Weitere Veranstaltungen anzeigen'])
  expect(links(draw([market], { linktext: 'Alle Termine' })).at(-1)).toEqual([
    '/veranstaltungen',
    'Alle Termine',
  ])
})

test('Spec §2, module 7: the events are a carousel', () => {
  const carousel = draw([market, { ...market, titel: 'Weinfest' }]).querySelector(
    '[aria-roledescription=Karussell]',
  )
  expect(carousel?.querySelectorAll('li article')).toHaveLength(2)
})

test('Spec §9: events show 4 slides at 1600, 3 at 1280 and 1024, 2 at 768 and 640', () => {
  expect(eventSlides).toEqual({ 1600: 4, 1280: 3, 1024: 3, 768: 2, 640: 2 })
  const style = draw([market]).querySelector('ul[style]')?.getAttribute('style')
  for (const part of ['--from-1600:4', '--from-1280:3', '--from-1024:3', '--from-768:2', '--from-640:2']) {
    expect(style).toContain(part)
  }
})

test('Spec §9: the images of the cards, including the fallback image, have the ratio 16:9', () => {
  for (const event of [market, { ...market, bild: '' }]) {
    expect(draw([event]).querySelector('article [data-form="16:9"] img')).not.toBeNull()
  }
})

test('The teaser requests as many events as its limit', async () => {
  const asked: unknown[] = []
  const cms = cmsInProcess({
    veranstaltungen: ({ query }) => {
      asked.push(query)
      return calls.veranstaltungen.answer.parse({ data: [market] })
    },
  })
  const entry = { context: { titel: '', link: '', linktext: '' }, options: { limit: 5 } }
  expect(await loadEventteaser(cms, entry, entryPage())).toMatchObject([{ titel: 'Adventsmarkt' }])
  expect(asked).toEqual([{ seite: 1, pro_seite: 5 }])
})
