import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailLink } from './mail-link.tsx'

test('An e-mail address breaks after its @', () => {
  expect(renderToStaticMarkup(<MailLink to="freibad@rebenau.example.org" />)).toBe(
    '<a href="mailto:freibad@rebenau.example.org">freibad@<wbr/>rebenau.example.org</a>',
  )
})
