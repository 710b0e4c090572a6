import { calls } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import PinnwandEigener from '../routes/pinnwand-eigener.tsx'
import PinnwandGespraech from '../routes/pinnwand-gespraech.tsx'
import PinnwandNachricht from '../routes/pinnwand-nachricht.tsx'
import VerzeichnisEigener from '../routes/verzeichnis-eigener.tsx'

const eintrag = calls.pinnwandEigener.answer.parse(calls.pinnwandEigener.examples[0]?.answer)
const vorschlag = calls.verzeichnisvorschlagEigener.answer.parse(
  calls.verzeichnisvorschlagEigener.examples[0]?.answer,
)
const gespraech = calls.pinnwandGespraech.answer.parse(calls.pinnwandGespraech.examples[0]?.answer)

function drawn(Page: unknown, loaderData: object, actionData?: object): string {
  const Shown = Page as (props: { loaderData: unknown; actionData: unknown }) => React.ReactNode
  const Site = createRoutesStub([
    {
      id: 'page',
      path: '*',
      Component: () => <Shown loaderData={{ schluessel: 'k', ...loaderData }} actionData={actionData} />,
    },
  ])
  return renderToStaticMarkup(<Site initialEntries={['/']} />)
}

const REFUSED = 'Die E-Mail konnte nicht zugestellt werden.'

test.each([
  [
    'entry',
    (zustellung: 'uebergeben' | 'nicht_zugestellt') =>
      drawn(PinnwandEigener, { eintrag: { ...eintrag, zustellung }, asks: false }),
  ],
  [
    'proposal',
    (zustellung: 'uebergeben' | 'nicht_zugestellt') =>
      drawn(VerzeichnisEigener, { eintrag: { ...vorschlag, zustellung }, asks: false }),
  ],
  [
    'conversation',
    (zustellung: 'uebergeben' | 'nicht_zugestellt') =>
      drawn(PinnwandGespraech, { ...gespraech, zustellung, einreichung: 'e', isSent: false }),
  ],
] as const)('F2: whoever opens their own %s reads that a mail about it was refused', (_what, page) => {
  expect(page('nicht_zugestellt')).toContain(REFUSED)
  expect(page('uebergeben')).not.toContain(REFUSED)
})

test('F2: a message that waits is handed on, and not called under way', () => {
  const said = [
    drawn(PinnwandGespraech, { ...gespraech, zustellung: 'wartet', einreichung: 'e', isSent: true }),
    drawn(PinnwandNachricht, {}, { was: 'bestaetigt', titel: 'Fahrrad', detailURL: '/pinnwand/P-1' }),
  ].join('')
  expect(said).toContain('Ihre Antwort wird per E-Mail weitergereicht.')
  expect(said).toContain('Ihre Nachricht wird weitergereicht')
  expect(said).not.toMatch(/unterwegs/i)
})
