import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'

test('The way to a page links every page on it but the last, which is this one', () => {
  const html = renderToStaticMarkup(
    <Breadcrumb
      items={[
        { title: 'Startseite', href: '/' },
        { title: 'Rathaus', href: '/rathaus' },
        { title: 'Bürgerbüro', href: '/rathaus/buergerbuero' },
      ]}
    />,
  )
  expect(
    [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href, title]) => [href, title]),
  ).toEqual([
    ['/', 'Startseite'],
    ['/rathaus', 'Rathaus'],
  ])
  expect(html).toContain('<span aria-current="page">Bürgerbüro</span>')
  expect(html).toContain('<nav aria-label="Sie sind hier"')
})

test('A page without a way to it shows none', () => {
  expect(renderToStaticMarkup(<Breadcrumb items={[]} />)).toBe('')
})
