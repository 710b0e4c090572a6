import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'
import { RouterProvider } from './router-context.tsx'

/** A router whose links can be told from plain ones. */
function draw(href: string) {
  const router = {
    Link: ({ to, stay, children }: { to: string; stay?: boolean; children?: React.ReactNode }) => (
      <a href={to} data-router={stay ? 'stay' : 'go'}>
        {children}
      </a>
    ),
    query: new URLSearchParams(),
  }
  return renderToStaticMarkup(
    <RouterProvider router={router}>
      <Link href={href}>hier</Link>
    </RouterProvider>,
  )
}

test.each(['/', '/rathaus', '/suche/?q=x', '?artikel=9'])('The router leads to %s', href => {
  expect(draw(href)).toBe(`<a href="${href}" data-router="go">hier</a>`)
})

test.each([
  'https://example.org',
  'mailto:stadt@example.org',
  'tel:+4930',
  '#inhalt',
  '/medien/a.pdf',
  '/api/cms/x.ics',
])('The browser itself fetches %s', href => {
  expect(draw(href)).toBe(`<a href="${href}">hier</a>`)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'rathaus',
  '',
])('I-10: there is no link to %j, only its text', href => {
  expect(draw(href)).toBe('<span>hier</span>')
})

test('Without a router a link is a plain one, so that views also stand in mails and tests', () => {
  expect(renderToStaticMarkup(<Link href="/rathaus">hier</Link>)).toBe('<a href="/rathaus">hier</a>')
})
