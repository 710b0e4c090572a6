import { type CmsHandlers, calls, NoData } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import PinnwandEigener from '../routes/pinnwand-eigener.tsx'
import PinnwandGespraech from '../routes/pinnwand-gespraech.tsx'
import PinnwandNachricht, { loader as openNachricht } from '../routes/pinnwand-nachricht.tsx'
import VerzeichnisEigener from '../routes/verzeichnis-eigener.tsx'
import { testSite } from '../testing/test-site.ts'

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

const REFUSED = /Die E-Mail( an \S+@\S+)? konnte nicht zugestellt werden\./

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
] as const)("F2: the author's own page of a %s says that a mail about it was refused", (_what, page) => {
  expect(page('nicht_zugestellt')).toMatch(REFUSED)
  expect(page('uebergeben')).not.toMatch(REFUSED)
})

test.each([
  ['entry', drawn(PinnwandEigener, { eintrag: { ...eintrag, zustellung: 'vertagt' }, asks: false })],
  ['proposal', drawn(VerzeichnisEigener, { eintrag: { ...vorschlag, zustellung: 'vertagt' }, asks: false })],
])(
  "F2: the author's own page of a %s says that a mail about it waits, and to keep the link",
  (_what, page) => {
    expect(page).toMatch(/Die E-Mail( an \S+@\S+)? ist noch nicht angekommen: .* Wir versuchen es weiter\./)
    expect(page).toContain('Bitte heben Sie den Link zu dieser Seite auf.')
  },
)

test.each([[true], [false]])(
  'F2: a message that is put off still waits, and no page shows it as lost (just sent: %s)',
  isSent => {
    const page = drawn(PinnwandGespraech, { ...gespraech, zustellung: 'vertagt', einreichung: 'e', isSent })
    expect(page).toContain(
      isSent
        ? 'Ihre Antwort wird per E-Mail weitergereicht.'
        : 'wartet darauf, per E-Mail weitergereicht zu werden.',
    )
    expect(page).not.toContain('auf der Seite Ihres')
  },
)

test("F2: the author's own page names the address that a refused mail went to", () => {
  const zustellung = 'nicht_zugestellt' as const
  const pages = [
    drawn(PinnwandEigener, { eintrag: { ...eintrag, email: 'erka@example.org', zustellung }, asks: false }),
    drawn(VerzeichnisEigener, {
      eintrag: { ...vorschlag, email: 'erka@example.org', zustellung },
      asks: false,
    }),
  ]
  for (const page of pages)
    expect(page).toContain(
      'Die E-Mail an erka@example.org konnte nicht zugestellt werden. Bitte prüfen Sie, ob die Adresse stimmt.',
    )
})

test('F2: the page says that a waiting message "will be forwarded", not that it is on its way', () => {
  const said = [
    drawn(PinnwandGespraech, { ...gespraech, zustellung: 'wartet', einreichung: 'e', isSent: true }),
    drawn(PinnwandNachricht, {}, { was: 'bestaetigt', titel: 'Fahrrad', detailURL: '/pinnwand/P-1' }),
  ].join('')
  expect(said).toContain('Ihre Antwort wird per E-Mail weitergereicht.')
  expect(said).toContain('Ihre Nachricht wird weitergereicht')
  expect(said).not.toMatch(/unterwegs/i)
})

const missed = {
  name: 'Jo',
  text: 'Ist es noch da?\n<b>Gruß</b>',
  am: '2026-11-27T10:00:00.000Z',
  lage: 'nicht_zugestellt',
} as const

test("F2: a message whose mail failed is shown on the entry's own page, with a link to reply", () => {
  const page = (more: object) =>
    drawn(PinnwandEigener, {
      eintrag: { ...eintrag, nicht_angekommen: [{ ...missed, schluessel: 'jo' }], ...more },
      asks: false,
    })
  expect(page({})).toContain('Ist es noch da?\n&lt;b&gt;Gruß&lt;/b&gt;')
  expect(page({})).toContain('<a href="/pinnwand/gespraech/jo"')
  expect(page({ gesperrt_von: 'stadt' })).toContain('Ist es noch da?')
  expect(page({ gesperrt_von: 'stadt' })).not.toContain('/pinnwand/gespraech/')
  expect(page({ nicht_angekommen: [{ ...missed, text: '' }] })).toContain(
    'Die Nachricht ist nach 7 Tagen gelöscht.',
  )
  expect(page({ nicht_angekommen: [] })).not.toContain('Nachrichten an Sie')
})

test('F2: the author of a message sees its state; the page does not promise that the message was read', () => {
  const confirmed = drawn(
    PinnwandNachricht,
    {},
    { was: 'bestaetigt', titel: 'Rad', detailURL: '/pinnwand/P-1' },
  )
  expect(confirmed).not.toMatch(/bekommt sie/)
  expect(confirmed).toContain('<a href="/pinnwand/nachricht/k"')
  const page = (zustellung: string, isSent: boolean) =>
    drawn(PinnwandGespraech, {
      ...gespraech,
      zustellung,
      einreichung: 'e',
      isSent,
      nicht_angekommen: [missed],
    })
  for (const isSent of [true, false]) {
    const refused = page('nicht_zugestellt', isSent)
    expect(refused).toMatch(REFUSED)
    expect(refused).toContain('7 Tage lang auf der Seite Ihres Gegenübers')
    expect(refused).not.toMatch(/weitergereicht/)
  }
  expect(page('uebergeben', false)).toContain('ist per E-Mail weitergereicht')
  expect(page('wartet', false)).toContain('wartet darauf')
  expect(page('uebergeben', false)).toContain('Ist es noch da?')
})

test('F2: the confirmation link of a message leads to the state of the message', async () => {
  const open = async (handler: NonNullable<CmsHandlers['pinnwandNachricht']>) => {
    const { site } = testSite({ pinnwandNachricht: handler })
    const args = { context: provide(site), params: { schluessel: 'k' } }
    return openNachricht(args as never).catch((thrown: unknown) => thrown)
  }
  expect(await open(() => ({ gespraech: 'jo' }))).toMatchObject({ data: { gespraech: 'jo' } })
  const again = drawn(PinnwandNachricht, { gespraech: 'jo' })
  expect(again).toContain('href="/pinnwand/gespraech/jo"')
  expect(again).not.toContain('<form')
  // The page is loaded again right after the confirmation, and still shows it.
  const confirmed = { was: 'bestaetigt', titel: 'Rad', detailURL: '/pinnwand/P-1' }
  expect(drawn(PinnwandNachricht, { gespraech: 'jo' }, confirmed)).toMatch(
    /Ihre Nachricht wird weitergereicht.+<a href="\/pinnwand\/gespraech\/jo"/s,
  )
  expect(await open(() => ({}))).toMatchObject({ data: { schluessel: 'k' } })
  // The form to confirm is shown even if the call fails.
  const away = () => {
    throw new NoData('pinnwandNachricht')
  }
  expect(await open(away)).toMatchObject({ data: { schluessel: 'k' } })
})
