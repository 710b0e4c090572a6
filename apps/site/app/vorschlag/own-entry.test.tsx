import { calls, type EigenerVorschlag } from '@rathausplatz/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import VerzeichnisEigener from '../routes/verzeichnis-eigener.tsx'

const example = calls.verzeichnisvorschlagEigener.answer.parse(
  calls.verzeichnisvorschlagEigener.examples[0]?.answer,
)

function shown(more: Partial<EigenerVorschlag>, asks = false): string {
  const eintrag = { ...example, stand: 'gesperrt', gesperrt_von: 'stadt', ...more }
  const loaderData = { schluessel: 'abc', eintrag, verzeichnis: undefined, asks, done: undefined }
  const Page = () => createElement(VerzeichnisEigener, { loaderData } as never)
  const Site = createRoutesStub([{ path: '/', Component: Page }])
  return renderToStaticMarkup(<Site />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('A person who has proposed a change of a public entry reads that the entry stays when the proposal is deleted', () => {
  const change = { detailURL: '/verzeichnis/musikverein', betreut: false }
  expect(shown(change)).toContain('Ihre Änderung')
  expect(shown(change)).toMatch(/löschen wir Ihren Vorschlag nach \d+ Tagen/)
  expect(shown(change, true)).toContain('Der Eintrag bleibt, wie er auf der Website steht.')
})

test('The maintainer of an entry reads that the entry is deleted with the proposal', () => {
  const own = { detailURL: '', betreut: true }
  expect(shown(own)).toContain('Ihr Eintrag')
  expect(shown(own)).toMatch(/löschen wir Vorschlag und Eintrag nach \d+ Tagen/)
  expect(shown(own, true)).toContain('verschwindet er von der Website')
})
