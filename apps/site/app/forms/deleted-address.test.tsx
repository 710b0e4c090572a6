import { type CallAnswer, calls } from '@rathausplatz/contract'
import { adresseInMails } from '@rathausplatz/contract/adresse-in-mails'
import { fristen } from '@rathausplatz/contract/fristen'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import PinnwandEigener from '../routes/pinnwand-eigener.tsx'
import SchadenEigene from '../routes/schaden-eigene.tsx'
import VerzeichnisEigener from '../routes/verzeichnis-eigener.tsx'

function read(page: ComponentType<never>, shown: object): string {
  const Component = () => createElement(page as ComponentType<object>, shown)
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Stub />)
}

const meldung = calls.schadenEigener.examples[0]?.answer as CallAnswer<typeof calls.schadenEigener>
const eintrag = calls.pinnwandEigener.examples[0]?.answer as CallAnswer<typeof calls.pinnwandEigener>
const gone = { actionData: { was: 'geloescht' } }

test('A page that offers or confirms the deletion of an address states how long sent mails still contain it', () => {
  expect(adresseInMails).toContain(`${fristen.verschickt} Tage`)
  for (const page of [
    read(PinnwandEigener, gone),
    read(VerzeichnisEigener, gone),
    read(PinnwandEigener, { loaderData: { schluessel: 'k', eintrag, asks: true, isDone: false } }),
    read(SchadenEigene, {
      loaderData: { schluessel: 'k', meldung: { ...meldung, nachrichten: 'ja' }, sheet: null, isDone: false },
    }),
  ])
    expect(page).toContain(adresseInMails)
})
