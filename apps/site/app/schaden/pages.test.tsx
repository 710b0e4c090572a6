import { calls } from '@rathausplatz/contract'
import { sheetOf } from '@rathausplatz/ui/karte'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import EinSchaden from '../routes/schaden.tsx'
import SchadenEigene from '../routes/schaden-eigene.tsx'
import SchadenNeu from '../routes/schaden-neu.tsx'
import SchadenStand from '../routes/schaden-stand.tsx'
import Schaeden from '../routes/schaeden.tsx'

const laterne = calls.schaden.answer.parse(calls.schaden.examples[0]?.answer)
const eigener = calls.schadenEigener.answer.parse(calls.schadenEigener.examples[0]?.answer)
const karte = {
  bild: '/medien/stadtkarte.svg',
  nord: 48.8,
  sued: 48.78,
  west: 8.02,
  ost: 8.06,
  namen: [{ name: 'Spitalgasse', breite: 48.78985, laenge: 8.0389 }],
}
const sheet = sheetOf(karte, undefined)
const form = {
  kategorie: 'licht',
  einreichung: '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d',
  geladen: laterne.gemeldet_am,
  mail: true,
}

/** Renders a page as the server does, without scripts. */
function drawn(Page: unknown, loaderData: unknown, actionData?: unknown): string {
  const Shown = Page as (props: { loaderData: unknown; actionData: unknown }) => React.ReactNode
  const Site = createRoutesStub([
    { id: 'page', path: '*', Component: () => <Shown loaderData={loaderData} actionData={actionData} /> },
  ])
  return renderToStaticMarkup(<Site initialEntries={['/schaeden']} />)
}
const namesIn = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)

test('The form has the photos first, works without scripts, and asks neither for a name nor for a point', () => {
  const html = drawn(SchadenNeu, form)
  expect(html).toMatch(/<form [^>]*action="\/schaeden\/neu" encType="multipart\/form-data" method="post"/)
  expect(namesIn(html).filter(name => !['einreichung', 'robots'].includes(name ?? ''))).toEqual([
    'fotos',
    'kategorie',
    'angaben.mast',
    'angaben.menge',
    'adresse',
    'ort',
    'text',
    'email.gefragt',
    'email',
    'geladen',
    'homepage',
  ])
  expect(html).toContain('<option value="licht" selected="">Laterne oder Ampel</option>')
})

test('Without outgoing mail the form does not ask for an e-mail address', () => {
  const html = drawn(SchadenNeu, { ...form, mail: false })
  expect(namesIn(html)).not.toContain('email')
  expect(html).not.toContain('E-Mail')
})

test('After an error all input and photos are still there, and the error links its field', () => {
  const html = drawn(SchadenNeu, form, {
    was: 'seite',
    values: { kategorie: 'muell', text: 'Ein Sofa' },
    fotos: [
      { kennung: 'bm9jaC1laW4tZm90by1kYQ', name: 'Foto 1' },
      { kennung: 'Zm90by1kZXItbGF0ZXJuZQ', name: 'sofa.jpg', groesse: 812_000 },
    ],
    einreichung: form.einreichung,
    nahe: [],
    refused: { title: 'Bitte prüfen Sie Ihre Angaben', errors: { adresse: 'Wo ist es?' } },
  })
  expect(html).toContain('Ein Sofa</textarea>')
  expect(html).toContain('name="foto" value="Zm90by1kZXItbGF0ZXJuZQ"')
  expect(html).toMatch(/Foto 1<\/span><span[^>]*>angekommen</)
  expect(html).toMatch(/sofa.jpg<\/span><span[^>]*>812.KB, angekommen</)
  expect(html).toMatch(/href="#feld-adresse">Wo ist es\?/)
})

test('Nearby reports are shown with the form, which can confirm that another damage is meant', () => {
  const html = drawn(SchadenNeu, form, {
    was: 'seite',
    values: {},
    fotos: [],
    einreichung: form.einreichung,
    nahe: [laterne],
    refused: undefined,
  })
  expect(html).toContain('href="/schaeden/S-7GQ2M9XD"')
  expect(html).toContain('name="trotzdem" value="1"')
})

test('The confirmation shows number and secret, the secret in groups of four', () => {
  const answer = { nummer: laterne.nummer, kennwort: '7GQ2M9XD4HT8PZ3K', schluessel: 'abc', mail: true }
  const html = drawn(SchadenNeu, form, { was: 'angekommen', ...answer })
  expect(html).toContain('S-7GQ2M9XD')
  expect(html).toMatch(/7GQ2.M9XD.4HT8.PZ3K/)
  expect(html).toContain('In wenigen Minuten kommt eine E-Mail.')
})

test('A sender who gave an e-mail address that gets no mail is told to write down number and secret', () => {
  const answer = { nummer: laterne.nummer, kennwort: '7GQ2M9XD4HT8PZ3K', schluessel: 'abc', mail: false }
  const page = (wollteMail: boolean) => drawn(SchadenNeu, form, { was: 'angekommen', ...answer, wollteMail })
  expect(page(true)).toContain('Bitte schreiben Sie sich Nummer und Kennwort auf.')
  expect(page(false)).not.toContain('E-Mail')
})

test('A damage shows state, history and reasons, with its photos and answers in words', () => {
  const html = drawn(EinSchaden, { schaden: laterne, sheet })
  expect(html).toContain('<h1 tabindex="-1">Laterne oder Ampel, Spitalgasse 5</h1>')
  expect(html).toContain('src="/schaeden/S-7GQ2M9XD/fotos/Zm90by1kZXItbGF0ZXJuZQ"')
  for (const said of ['In Arbeit', 'Das Ersatzteil ist bestellt.', 'Nummer am Mast: RB-0417', '04.12.2026'])
    expect(html).toContain(said)
  expect(drawn(EinSchaden, undefined)).toContain('Diese Meldung steht hier nicht')
})

test('The list links each damage and marks the active filter; an empty list says that it is empty', () => {
  const loaded = { schaeden: [laterne], pagination: { page: 1, pages: 3 }, gewaehlt: 'offen', kategorie: '' }
  const html = drawn(Schaeden, loaded)
  expect(html).toMatch(/aria-current="true"[^>]*>Offen</)
  expect(html).toContain('href="/schaeden?stand=offen&amp;seite=2"')
  expect(html).toContain('href="/schaeden/S-7GQ2M9XD"')
  expect(drawn(Schaeden, { ...loaded, schaeden: [] })).toContain('Hier steht zurzeit nichts.')
})

test('The map has the numbers of the list, and a damage without a point is only in the list', () => {
  const other = { ...laterne, nummer: 'S-00000002', detailURL: '/schaeden/S-00000002', lage: null }
  const third = { ...laterne, nummer: 'S-00000003', detailURL: '/schaeden/S-00000003' }
  const loaded = {
    schaeden: [laterne, other, third],
    pagination: { page: 1, pages: 1 },
    gewaehlt: 'alle',
    kategorie: '',
    sheet,
  }
  const html = drawn(Schaeden, loaded)
  const [map = '', list = ''] = html.split('</figure>')
  const marks = [...map.matchAll(/<a href="([^"]+)" tabindex="-1"[^>]*><title>(\d)/g)]
  expect(marks.map(([, href, number]) => [href, number])).toEqual([
    ['/schaeden/S-00000003', '2'],
    ['/schaeden/S-7GQ2M9XD', '1'],
  ])
  for (const [, href, number] of marks)
    expect(list).toMatch(new RegExp(`aria-hidden="true">${number}</span><a href="${href}"`))
  expect(map).not.toContain('S-00000002')
  expect(html).toContain('Eine Meldung steht nur dort')
  expect(drawn(Schaeden, { ...loaded, sheet: undefined })).not.toContain('<figure')
})

test('The map section of an external service is requested from the service, which is credited', () => {
  const dienst = { wms: 'https://karten.example.org/wms', ebene: 'farbe', quelle: '© Amt für Karten' }
  const html = drawn(EinSchaden, { schaden: laterne, sheet: sheetOf(karte, dienst) })
  expect(html).toContain('href="https://karten.example.org/wms?SERVICE=WMS')
  expect(html).toContain('Karte: © Amt für Karten')
  expect(html).not.toContain(karte.bild)
})

test('Without scripts there is no map, but the form keeps a point that was set before', () => {
  const html = drawn(
    SchadenNeu,
    { ...form, sheet },
    {
      was: 'seite',
      values: {},
      lage: { breite: 48.79, laenge: 8.04 },
      fotos: [],
      einreichung: form.einreichung,
      nahe: [],
      refused: undefined,
    },
  )
  expect(html).not.toContain('role="application"')
  expect(html).toContain('name="lage.breite" value="48.79"')
})

test("The sender's own page offers only the steps that are possible now", () => {
  const page = (meldung: object) => drawn(SchadenEigene, { schluessel: 'abc', meldung, isDone: false })
  const asked = page(eigener)
  expect(asked).toMatch(/<button value="an"[^>]* name="nachrichten">/)
  expect(asked).not.toContain('Wieder öffnen')
  expect(page({ ...eigener, bestellbar: false })).not.toContain('value="an"')
  const done = page({ ...eigener, nachrichten: 'keine', stand: 'erledigt', schritte: ['wieder_oeffnen'] })
  expect(done).not.toContain('name="nachrichten"')
  expect(done).toContain('Wieder öffnen')
  expect(drawn(SchadenEigene, undefined)).toContain('Dieser Link gilt nicht mehr')
})

test('The status page asks for number and secret; the number may be prefilled', () => {
  const html = drawn(SchadenStand, { nummer: laterne.nummer })
  expect(namesIn(html).filter(name => name !== 'robots')).toEqual(['nummer', 'kennwort'])
  expect(html).toContain('value="S-7GQ2M9XD"')
})

test("F2: the sender's own page says if a mail about the report was refused", () => {
  const own = (more: object) =>
    drawn(SchadenEigene, { schluessel: 'k', isDone: false, sheet, meldung: { ...eigener, ...more } })
  const said = 'Die E-Mail konnte nicht zugestellt werden. Den Stand sehen Sie hier.'
  expect(own({ nachrichten: 'ja', zustellung: 'nicht_zugestellt' })).toContain(said)
  expect(own({ nachrichten: 'ja', zustellung: 'uebergeben' })).not.toContain(said)
  expect(
    own({ nachrichten: 'gefragt', zustellung: 'nicht_zugestellt', mail_an: 'erka@example.org' }),
  ).toContain('Die E-Mail an erka@example.org konnte nicht zugestellt werden. Bitte prüfen Sie')
})

test('F2: if a mail was refused, the message is on top, and no other sentence promises a mail', () => {
  const own = (more: object) =>
    drawn(SchadenEigene, {
      schluessel: 'k',
      isDone: false,
      sheet,
      meldung: { ...eigener, bestellbar: false, ...more },
    })
  for (const nachrichten of ['ja', 'gefragt']) {
    const refused = own({ nachrichten, zustellung: 'nicht_zugestellt' })
    expect(refused).not.toMatch(/informieren wir Sie per E-Mail|in unserer E-Mail/)
    expect(refused.indexOf('konnte nicht zugestellt')).toBeLessThan(refused.indexOf('gemeldet am'))
    expect(own({ nachrichten, zustellung: 'uebergeben' })).toMatch(
      /informieren wir Sie per E-Mail|in unserer E-Mail/,
    )
  }
})

test('F6: words for a report that cannot be reopened stay on the page and are called not stored', () => {
  const loaderData = {
    schluessel: 'k',
    isDone: false,
    sheet,
    meldung: { ...eigener, stand: 'in_arbeit', schritte: [] },
  }
  const refused = { title: 'Diese Meldung ist schon offen.', errors: {} }
  const html = drawn(SchadenEigene, loaderData, { isOver: false, values: { text: 'Sie flackert.' }, refused })
  expect(html).toContain('Das ist nicht gespeichert')
  expect(html).toContain('Sie flackert.')
  expect(html).not.toContain('Wieder öffnen')
  expect(drawn(SchadenEigene, loaderData)).not.toContain('nicht gespeichert')
})
