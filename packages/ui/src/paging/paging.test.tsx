import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Paging } from './paging.tsx'

const targets = (page: number, pages: number) =>
  [
    ...renderToStaticMarkup(<Paging page={page} pages={pages} hrefOf={page => `?seite=${page}`} />).matchAll(
      /href="([^"]*)"/g,
    ),
  ].map(([, href]) => href)

test('A list of one page has no paging', () => {
  expect(renderToStaticMarkup(<Paging page={1} pages={1} hrefOf={String} />)).toBe('')
})

test('The first page links the next one, the last page the previous one, any other page both', () => {
  expect([targets(1, 3), targets(2, 3), targets(3, 3)]).toEqual([
    ['?seite=2'],
    ['?seite=1', '?seite=3'],
    ['?seite=2'],
  ])
})

test('The navigation of a list has its own label', () => {
  const html = renderToStaticMarkup(<Paging page={2} pages={3} hrefOf={String} />)
  expect(html).toMatch(/^<nav [^>]*aria-label="Seiten der Liste"/)
})
