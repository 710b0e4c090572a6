import { calls, type Stadt } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME } from '../frame/frame-data.ts'
import { Component as One } from './damage-screen.tsx'
import { Component as List } from './damages-screen.tsx'

const laterne = calls.redaktionSchaden.answer.parse(calls.redaktionSchaden.examples[0]?.answer)
const listed = calls.redaktionSchaeden.answer.parse(calls.redaktionSchaeden.examples[0]?.answer)

function drawn(Component: () => React.ReactNode, loaded: unknown, stadt?: Pick<Stadt, 'karte'>): string {
  const frame = { session: { rechte: ['schaeden-bearbeiten'] }, kinds: [], stadt }
  const Desk = createRoutesStub([
    {
      id: FRAME,
      path: '/',
      loader: () => frame,
      children: [{ id: 'screen', path: '*', Component, loader: () => loaded }],
    },
  ])
  return renderToStaticMarkup(
    <Desk
      initialEntries={['/schaeden']}
      hydrationData={{ loaderData: { [FRAME]: frame, screen: loaded } }}
    />,
  )
}

test('The list shows state and visibility of each report, and the number of open reports', () => {
  const html = drawn(List, { ...listed, stand: 'offen', seite: 1 })
  expect(html).toContain('href="/schaeden/S-7GQ2M9XD"')
  expect(html).toContain('Eingegangen, nicht öffentlich')
  expect(html).toContain('Offen (4)')
})

test('A report offers only the possible steps, and preselects nothing for publication', () => {
  const html = drawn(One, laterne)
  for (const label of ['Bestätigen', 'In Arbeit nehmen', 'Erledigt', 'Ablehnen', 'Auf der Website zeigen'])
    expect(html).toContain(`>${label}</button>`)
  expect(html).not.toContain('>Wieder öffnen</button>')
  expect(html).not.toContain('>Verbergen</button>')
  expect(html).not.toContain('checked')
  expect(html).toContain('S-4HT8PZ3K')
  expect(html).toContain('src="/api/cms/redaktion/schaeden/S-7GQ2M9XD/fotos/Zm90by1kZXItbGF0ZXJuZQ"')
})

test('The point of a report is on the map of the town, and described in words', () => {
  const lage = laterne.lage ?? { breite: 48.79, laenge: 8.04 }
  const { breite, laenge } = lage
  const karte = {
    bild: '/medien/stadtkarte.svg',
    nord: breite + 0.01,
    sued: breite - 0.01,
    west: laenge - 0.02,
    ost: laenge + 0.02,
    namen: [{ name: 'Spitalgasse', breite, laenge }],
  }
  const html = drawn(One, { ...laterne, lage }, { karte })
  expect(html).toContain('href="/medien/stadtkarte.svg"')
  expect(html).toContain('Auf der Karte: bei „Spitalgasse“.')
  expect(drawn(One, { ...laterne, lage })).not.toContain('Auf der Karte')
})

test('F2: a mail that did not reach the reporter is shown at the report, and where the reporter can see the state', () => {
  const html = drawn(One, {
    ...laterne,
    zustellung: { lage: 'nicht_zugestellt', text: 'Nicht zugestellt: 550' },
  })
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
    'Nicht zugestellt: 550 Wer die Meldung gemacht hat, sieht den Stand',
  )
})

test('F2: without a subscription the undelivered confirmation mail of a report is shown', () => {
  const bestaetigung = { lage: 'nicht_zugestellt', text: 'Nicht zugestellt: 550' } as const
  const shown = drawn(One, { ...laterne, mit_nachrichten: false, bestaetigung })
  expect(shown.replaceAll(/<[^>]+>/g, '')).toContain('Nicht zugestellt: 550 Wer die Meldung gemacht hat')
  const waits = { lage: 'wartet', text: 'Die E-Mail wartet noch.' } as const
  expect(drawn(One, { ...laterne, mit_nachrichten: false, bestaetigung: waits })).not.toContain('wartet noch')
})
