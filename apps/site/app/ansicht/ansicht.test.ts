import { CmsError, type CmsHandlers, calls, type PageRoute } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { loader } from '../routes/realms/ansicht.ts'
import { withSessions } from '../sessions/session.ts'
import { writeCookies } from '../sessions/session-cookies.ts'
import { testSite } from '../testing/test-site.ts'
import { townSite } from '../testing/town-site.ts'
import { cmsWith, forEditor } from './ansicht.ts'

const text = (titel: string, slotName = 'content') => ({ template: 'text', slotName, context: { titel } })
const seite = (more: Partial<PageRoute> = {}): PageRoute => ({
  pageTheme: 'freibad',
  pageLayout: 'default',
  title: 'Entwurf',
  description: '',
  breadcrumbs: [],
  heroImages: [],
  apiCalls: [],
  content: [text('Eins'), { template: 'unlesbar' }, text('Rand', 'sidebar'), text('Vier')],
  ...more,
})
const ansicht = forEditor(true)
const drawn = (handlers: CmsHandlers = {}) =>
  townSite({}, { route: () => seite(), ...handlers }, 'production', { ansicht })
const marks = (html: string) => [...html.matchAll(/data-baustein="(\d+)"/g)].map(([, place]) => place)

test('An editor sees a page in its theme, without scripts and marked as a draft', async () => {
  const { html, heading, headers, text } = await drawn().get('/freibad/fund')
  expect(heading).toBe('Entwurf')
  expect(html).toContain('data-theme="freibad"')
  expect(html).not.toMatch(/<script|<noscript|modulepreload/)
  expect(html).toContain('<base target="_blank">')
  expect(text).toContain('Ansicht eines Entwurfs – nur für die Redaktion sichtbar')
  expect(headers.get('content-security-policy')).toBe("script-src 'none'")
  expect(headers.get('etag')).toBeNull()
})

test("Each entry has its index in the editor's list, even if the layout reorders the entries", async () => {
  expect(marks((await drawn().get('/freibad/fund')).html)).toEqual(['0', '3', '2'])
  const hero = { template: 'portal-hero', slotName: 'content', context: { titel: 'Rebenau' } }
  const slider = { template: 'hero-slider', slotName: 'content', context: { titel1: 'Jetzt' } }
  const portal = seite({ pageLayout: 'portal', content: [text('Text'), slider, hero] })
  const { html } = await drawn({ route: () => portal }).get('/start')
  expect(marks(html)).toEqual(['2', '1', '0'])
})

test('A picture that is not public yet is loaded from an address of the desk', async () => {
  const bild = (name: string) => ({
    template: 'bild-text',
    slotName: 'content',
    context: {
      titel: name,
      text: `<p><a href="/medien/${name}.pdf">Plan</a></p>`,
      bildupload: { bild: `/medien/${name}`, bildtext: 'Ein Bild', bildcopyright: 'Stadt' },
    },
  })
  const route = () => seite({ content: [bild('neu'), bild('neu-2')] })
  const told = { ansicht: forEditor(false, ['neu', 'neu.pdf']) }
  const { html } = await townSite({}, { route }, 'production', told).get('/freibad/fund')
  expect(html).toContain('/api/cms/redaktion/medien/neu/bytes?breite=480 480w')
  expect(html).toContain('href="/api/cms/redaktion/medien/neu.pdf/bytes"')
  expect(html).not.toContain('"/medien/neu/')
  expect(html).toContain('/medien/neu-2/480.avif')
  expect(html).toContain('href="/medien/neu-2.pdf"')
})

test('Visitors get the same bytes before and after an editor previews the draft', async () => {
  const site = () => townSite({}, { route: () => seite() })
  const before = (await site().get('/freibad/fund')).html
  await drawn().get('/freibad/fund')
  expect((await site().get('/freibad/fund')).html).toBe(before)
  expect(before).not.toMatch(/data-baustein|Ansicht eines Entwurfs|<base/)
})

test('A page of the intranet is shown to the editor who previews it; to visitors it answers 404', async () => {
  expect((await drawn().get('/intranet/plan')).status).toBe(200)
  expect((await townSite({}, { route: () => seite() }).get('/intranet/plan')).status).toBe(404)
})

test('A page whose empty list makes it answer 404 is still shown in the preview', async () => {
  const apiCalls = [{ name: 'aktuelles', params: {}, forward: [], options: { errorOnEmpty: true } }]
  const content = [{ template: 'aktuellesliste', slotName: 'content', context: {} }]
  const aktuelles = () => ({ data: [], pagination: { page: 1, pages: 0 } })
  const handlers = { route: () => seite({ apiCalls, content }), aktuelles }
  expect((await drawn(handlers).get('/freibad/fund')).status).toBe(200)
  expect((await townSite({}, handlers).get('/freibad/fund')).status).toBe(404)
})

test('Calls for the previewed address and its record get the draft; all other calls are passed on', async () => {
  const { site } = testSite({ route: ({ query }) => seite({ title: query.url }) })
  const leistung = { id: 'ausweis', name: 'Neu' } as never
  const cms = cmsWith(site.cms, '/fund', { seite: seite(), dazu: { leistung } })
  expect(await cms.call(calls.route, { query: { url: '/fund' } })).toMatchObject({ title: 'Entwurf' })
  expect(await cms.call(calls.route, { query: { url: '/rathaus' } })).toMatchObject({ title: '/rathaus' })
  expect(await cms.call(calls.leistung, { params: { id: 'ausweis' } })).toMatchObject({ name: 'Neu' })
  await expect(cms.call(calls.leistung, { params: { id: 'pass' } })).rejects.toMatchObject({ status: 501 })
  const formular = { slug: 'hund', titel: 'Neu' } as never
  const ofForm = cmsWith(site.cms, '/formulare/hund', { seite: seite(), dazu: { formular } })
  expect(await ofForm.call(calls.formular, { params: { slug: 'hund' } })).toMatchObject({ titel: 'Neu' })
  await expect(ofForm.call(calls.formular, { params: { slug: 'katze' } })).rejects.toMatchObject({
    status: 501,
  })
  const nothing = cmsWith(site.cms, '/fund', undefined)
  await expect(nothing.call(calls.route, { query: { url: '/fund' } })).rejects.toThrow(CmsError)
})

/** Opens an address of the desk and records the paths that the site is asked to draw. */
async function opened(address: string, found: CmsHandlers['redaktionAnsicht'], answer?: Response) {
  const identify = async () => ({
    realm: 'redaktion' as const,
    id: '1',
    roles: ['redaktion' as const],
    sections: ['/'],
    name: 'Anna',
    email: 'anna@example.org',
  })
  const redaktionAnmeldung = () => ({
    vorname: 'Anna',
    nachname: 'Ritter',
    email: 'anna@example.org',
    rollen: ['Redaktion'],
    bereiche: ['/'],
    gueltig_bis: '2026-11-20T13:00:00Z',
  })
  const handlers = { redaktionAnsicht: found, redaktionAnmeldung } as unknown as CmsHandlers
  const { site } = testSite(handlers, identify)
  const asked: string[] = []
  const drawPage: typeof site.drawPage = async request => {
    asked.push(new URL(request.url).pathname + new URL(request.url).search)
    const isFirst = asked.length === 1
    return isFirst && answer ? answer : new Response('', { headers: { 'content-type': 'text/html' } })
  }
  const url = new URL(address, site.publicUrl)
  const session = { id: '-', token: 'x', bis: new Date('2026-11-20T13:00:00Z'), pwGeaendert: true }
  const sealing = { isSecure: true, key: site.key() }
  const cookie = writeCookies(session, 'redaktion', site.now, sealing)
    .map(one => one.split(';', 1)[0])
    .join('; ')
  const request = new Request(url, { headers: { cookie } })
  const context = provide({ ...site, drawPage })
  const params = { id: url.pathname.split('/').at(-1) }
  const response = await withSessions({ request, context }, () =>
    loader({ request, context, url, params } as never),
  )
  return { asked, headers: response.headers }
}

const found = (pfad: string) => () => ({ pfad, seite: seite(), dazu: {}, dateien: [] })

test('Only the desk can frame a preview; it is not indexed and not cached', async () => {
  const { headers, asked } = await opened('/redaktion/ansicht/abc?sprache=leicht&x=1', found('/freibad/fund'))
  expect(asked).toEqual(['/freibad/fund?sprache=leicht'])
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('A path that names another website does not lead there', async () => {
  for (const pfad of ['/\\evil.example', '/x?y#z', '/../../redaktion'])
    for (const address of (await opened('/redaktion/ansicht/abc', found(pfad))).asked)
      expect(address).toMatch(/^\/(?!\/)/)
})

test.each([
  ['sends on', new Response(null, { status: 302, headers: { location: '/' } })],
  ['is no page', new Response('{}', { headers: { 'content-type': 'application/json' } })],
])('A previewed page that %s is replaced by the page for missing content', async (_, answer) => {
  const { asked } = await opened('/redaktion/ansicht/abc', found('/freibad/fund'), answer)
  expect(asked).toEqual(['/freibad/fund', '/redaktion/ansicht/abc'])
})

test('A document that this editor cannot see is drawn as missing content; a number of 3,000 characters does not reach the CMS', async () => {
  let isAsked = false
  const missing = () => {
    isAsked = true
    throw new CmsError('nicht-gefunden')
  }
  expect((await opened('/redaktion/ansicht/abc', missing)).asked).toEqual(['/redaktion/ansicht/abc'])
  isAsked = false
  await opened(`/redaktion/ansicht/${'x'.repeat(3_000)}`, missing)
  expect(isAsked).toBe(false)
})
