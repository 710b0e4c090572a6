import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateBadge } from './date-badge.tsx'

test('Spec §9: a date badge is read as DD.MM.yyyy and shows day, month and year', () => {
  const html = renderToStaticMarkup(<DateBadge date="2026-11-20T18:00:00+01:00" />)
  expect(html).toMatch(/^<time [^>]*dateTime="2026-11-20T18:00:00\+01:00"/)
  expect(html).toMatch(/<span[^>]*>20\.11\.2026<\/span><span[^>]* aria-hidden="true">20<\/span>/)
  expect(html).toMatch(/<span[^>]* aria-hidden="true">Nov 2026<\/span>/)
})

test('E23: on the cards of news and events the date is one line, DD.MM.yyyy', () => {
  const html = renderToStaticMarkup(<DateBadge date="2026-11-20T18:00:00+01:00" line />)
  expect(html).toMatch(/^<time [^>]*dateTime="2026-11-20T18:00:00\+01:00">20\.11\.2026<\/time>$/)
})
