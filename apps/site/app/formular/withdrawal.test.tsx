import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Withdrawal } from './withdrawal.tsx'

const read = (at: { amt: string; email: string; telefon: string }) => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => createElement(Withdrawal, { vorgang: 'F-7GQ2M9XD', at }) },
  ])
  return renderToStaticMarkup(createElement(Stub))
}
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('F6: the status of a form says by which ways a consent is withdrawn', () => {
  const both = read({ amt: 'Tourist-Info', email: 'tourist@example.org', telefon: '030 23125-140' })
  expect(textOf(both)).toContain(
    'Ihre Einwilligung können Sie jederzeit widerrufen (Tourist-Info). Bitte schreiben Sie an tourist@example.org oder rufen Sie an: 030 23125-140, und nennen Sie F-7GQ2M9XD.',
  )
  expect(both).toContain('href="mailto:tourist@example.org"')
  expect(both).toContain('href="tel:+493023125140"')
  expect(textOf(read({ amt: '', email: '', telefon: '030 23125-0' }))).toContain(
    'Bitte rufen Sie an: 030 23125-0, und nennen',
  )
  expect(read({ amt: '', email: '', telefon: '' })).toBe('')
})
