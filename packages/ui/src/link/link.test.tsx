import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

const draw = (href: string) => renderToStaticMarkup(<Link href={href}>hier</Link>)

test.each([
  '/',
  '/rathaus',
  '/suche/?q=x',
  '?artikel=9',
  'https://example.org',
  'mailto:stadt@example.org',
  'tel:+4930',
  '#inhalt',
  '/medien/a.pdf',
])('A link to %s is a plain `a`, so that views work in mails and tests too', href => {
  expect(draw(href)).toBe(`<a href="${href}">hier</a>`)
})

test('A link that only changes the query is marked for the site', () => {
  const html = renderToStaticMarkup(
    <Link href="?artikel=9" stay>
      mehr
    </Link>,
  )
  expect(html).toBe('<a href="?artikel=9" data-stay="true">mehr</a>')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'rathaus',
  '',
])('I-10: %j is not linked, only its text is shown', href => {
  expect(draw(href)).toBe('<span>hier</span>')
})
