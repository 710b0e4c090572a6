import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AccessibilityBar } from './accessibility-bar.tsx'

test('K-13: the accessibility bar has seven links, in the order of spec §2', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AccessibilityBar />
    </MemoryRouter>,
  )
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/barrierefreiheit',
    '/leichte-sprache',
    '/bedienungshilfe',
    '/fehler-melden',
    '/impressum',
    '/kontakt',
    '/',
  ])
  expect(html).toContain('Impressum und Kontaktdaten')
  expect(html).toMatch(/^<nav aria-label="Barrierefreiheit"/)
})
