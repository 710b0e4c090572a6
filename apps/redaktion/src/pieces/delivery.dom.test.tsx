import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Delivery, DeliveryMark } from './delivery.tsx'

const words = (html: string) => html.replaceAll(/<[^>]+>/g, '').trim()

test.each([
  [
    'nicht_zugestellt',
    'Nicht zugestellt: 550',
    'Bitte rufen Sie an, oder schreiben Sie an die richtige Adresse.',
  ],
  ['ungewiss', 'Ungewiss.', 'Bitte fragen Sie nach, ob sie da ist.'],
  ['wartet', 'Die E-Mail wartet noch.', ''],
  ['uebergeben', 'An den Mailserver übergeben.', ''],
] as const)('F2: of a mail that is %s it is said what became of it and what to do', (lage, text, remedy) => {
  expect(words(renderToStaticMarkup(<Delivery of={{ lage, text }} />))).toBe(`${text} ${remedy}`.trim())
})

test('F2: a row names only a mail that somebody has to care for', () => {
  const mark = (lage: 'wartet' | 'uebergeben' | 'nicht_zugestellt' | 'ungewiss') =>
    words(renderToStaticMarkup(<DeliveryMark of={{ lage, text: '' }} />))
  expect([mark('wartet'), mark('uebergeben'), mark('nicht_zugestellt'), mark('ungewiss')]).toEqual([
    '',
    '',
    'E-Mail nicht zugestellt',
    'E-Mail vielleicht nicht angekommen',
  ])
})
