import { calls } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME } from '../frame/frame-data.ts'
import { Component as One } from './damage-screen.tsx'
import { Component as List } from './damages-screen.tsx'

const laterne = calls.redaktionSchaden.answer.parse(calls.redaktionSchaden.examples[0]?.answer)
const listed = calls.redaktionSchaeden.answer.parse(calls.redaktionSchaeden.examples[0]?.answer)

function drawn(Component: () => React.ReactNode, loaded: unknown): string {
  const frame = { session: { rechte: ['schaeden-bearbeiten'] }, kinds: [], stadt: undefined }
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

test('The list says how far each damage is and whether all can read it, and counts what waits', () => {
  const html = drawn(List, { ...listed, stand: 'offen', seite: 1 })
  expect(html).toContain('href="/schaeden/S-7GQ2M9XD"')
  expect(html).toContain('Eingegangen, nicht öffentlich')
  expect(html).toContain('Offen (4)')
})

test('A damage offers only the steps that lead on from where it is, and shows nothing by itself', () => {
  const html = drawn(One, laterne)
  for (const label of ['Bestätigen', 'In Arbeit nehmen', 'Erledigt', 'Ablehnen', 'Auf der Website zeigen'])
    expect(html).toContain(`>${label}</button>`)
  expect(html).not.toContain('>Wieder öffnen</button>')
  expect(html).not.toContain('>Verbergen</button>')
  expect(html).not.toContain('checked')
  expect(html).toContain('S-4HT8PZ3K')
  expect(html).toContain('src="/api/cms/redaktion/schaeden/S-7GQ2M9XD/fotos/Zm90by1kZXItbGF0ZXJuZQ"')
})
