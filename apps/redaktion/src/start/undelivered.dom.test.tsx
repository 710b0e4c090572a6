import { type NichtZugestellt, nichtZugestellt } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { type Undelivered, UndeliveredMails } from './undelivered.tsx'

const mail = (art: NichtZugestellt['wo']['art'], id: string): NichtZugestellt => ({
  wo: { art, id },
  worum: `Etwas (${id})`,
  zustellung: { lage: 'nicht_zugestellt', text: 'Nicht zugestellt: 550 unbekannt' },
})

function drawn(undelivered: Undelivered): string {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <UndeliveredMails undelivered={undelivered} /> },
  ])
  return renderToStaticMarkup(<Stub />)
}

test('F2: the start screen counts undelivered mails and links to the object of each', () => {
  const data = [mail('eingang', 'F-1'), mail('konto', 'k1'), mail('sitzung', 's1')]
  const html = drawn({ data, anzahl: 3 })
  expect(html).toContain('3 E-Mails der letzten 14 Tage sind nicht oder vielleicht nicht angekommen.')
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/eingaenge/F-1',
    '/konten/k1',
    '/ratsbuero/s1',
  ])
  expect(html).toContain('Nicht zugestellt: 550 unbekannt')
})

test('F2: nothing is shown without undelivered mails; of many mails only the first are shown at once', () => {
  expect(drawn({ data: [], anzahl: 0 })).toBe('')
  const many = Array.from({ length: 8 }, (_, n) => mail('termin', `T-${n}`))
  expect(drawn({ data: many, anzahl: 8 })).toContain('3 weitere zeigen')
})

test('F2: several mails about one meeting are one row, and hide no others', () => {
  const html = drawn({
    data: [mail('sitzung', 's1'), mail('sitzung', 's1'), mail('sitzung', 's1'), mail('termin', 'T-1')],
    anzahl: 4,
  })
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/ratsbuero/s1',
    '/termine/T-1',
  ])
  expect(html).toContain('Etwas (s1) und 2 weitere')
})

test('F2: a row names the mail and the reason, without the answer of the mail server', () => {
  const text = 'Nicht zugestellt: Der Mailserver … Er hat geantwortet: 552 5.2.2 over quota'
  const zustellung = { lage: 'nicht_zugestellt', text, betreff: 'Nachricht zu „Fahrrad“' } as const
  const html = drawn({ data: [{ ...mail('pinnwand', 'P-1'), zustellung }], anzahl: 1 })
  expect(html).toContain('E-Mail: Nachricht zu „Fahrrad“')
  expect(html).toContain('Das Postfach ist voll. Die E-Mail kam nicht an.')
  expect(html).not.toContain('over quota')
})

test('F2: each kind of object that a mail can be about has a screen', () => {
  for (const art of nichtZugestellt.shape.wo.shape.art.options)
    expect(drawn({ data: [mail(art, 'x')], anzahl: 1 })).toMatch(/href="\/\w+\/x"/)
})
