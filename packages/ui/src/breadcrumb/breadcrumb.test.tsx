import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'

test('The breadcrumb links every page except the last one, which is the current page', () => {
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

test('A page without breadcrumbs shows none', () => {
  expect(renderToStaticMarkup(<Breadcrumb items={[]} />)).toBe('')
})
