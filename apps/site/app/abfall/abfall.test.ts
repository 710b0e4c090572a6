import { CmsError, calls } from '@rathausplatz/contract'
import { BW } from '@rathausplatz/kalender/testing'
import { readAloud } from '@rathausplatz/pdf/testing'
import { yearSheet } from '@rathausplatz/templates/abfall'
import { expect, test } from 'vitest'
import { wasteIn, wasteOffer } from '../abo/waste.ts'
import { provide } from '../cms/site-context.ts'
import { action as device } from '../routes/abfall-geraet.ts'
import { loader as pdf } from '../routes/abfall-jahr-pdf.ts'
import { action as remember } from '../routes/abfall-merken.ts'
import { askRoute } from '../testing/ask-route.ts'
import { testSite } from '../testing/test-site.ts'
import { askedForPlace, placeCookie, rememberedBins, rememberedPlace } from './remembered-place.ts'
import { yearSheetPdf } from './year-sheet-pdf.ts'

const answer = calls.abfallTermine.examples[0]?.answer
const stadt = calls.stadt.examples[0]?.answer
const dates = calls.abfallTermine.answer.parse(answer)

function town() {
  const taken: unknown[] = []
  const { site } = testSite({
    stadt: () => calls.stadt.answer.parse(stadt),
    abfallTermine: ({ params }) => {
      if (params.ort !== dates.ort.id) throw new CmsError('nicht-gefunden')
      return dates
    },
    abfallPushBestellen: ({ body }) => {
      taken.push(body)
      return {}
    },
    abfallPushBeenden: ({ body }) => {
      taken.push(body)
      return {}
    },
  })
  const send = async (
    act: (args: never) => Promise<unknown>,
    path: string,
    fields: Record<string, string>,
  ) => {
    const url = new URL(path, site.publicUrl)
    const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
    const args = { request, context: provide(site), url, params: {} }
    return (await act(args as never).catch((thrown: unknown) => thrown)) as Response
  }
  return { site, send, taken }
}

test.each([
  ['abfallort=k3m8x2q7wa', 'k3m8x2q7wa'],
  ['a=b; abfallort=k3m8x2q7wa; c=d', 'k3m8x2q7wa'],
  ['xabfallort=k3m8x2q7wa', undefined],
  ['abfallort=../../etc', undefined],
  ['abfallort=', undefined],
  [null, undefined],
])('The cookie %j remembers %s', (cookies, place) => {
  expect(rememberedPlace(cookies)).toBe(place)
})

test.each([
  ['abfallort=k3m8x2q7wa:restmuell.4-woechentlich_papier.alle; a=b', 'papier.alle_restmuell.4-woechentlich'],
  ['abfallort=k3m8x2q7wa', ''],
  ['abfallort=k3m8x2q7wa:x.y', ''],
  ['abfallort=k3m8x2q7wa:restmuell.4%20', ''],
  [null, ''],
])('W6: the cookie %j remembers the bins %j', (cookies, bins) => {
  expect(rememberedBins(cookies)).toBe(bins)
  if (bins) expect(rememberedPlace(cookies)).toBe('k3m8x2q7wa')
})

test('W6: the bins are remembered with the street, and a device is registered with them', async () => {
  const { send, taken } = town()
  const tonnen = 'restmuell.4-woechentlich'
  const kept = await send(remember, '/abfall/merken', {
    abfallort: 'k3m8x2q7wa',
    tonnen,
    zurueck: '/leben/abfall',
  })
  expect(kept.headers.get('set-cookie')).toMatch(/^abfallort=k3m8x2q7wa:restmuell\.4-woechentlich; Max-Age/)
  const odd = await send(remember, '/abfall/merken', {
    abfallort: 'k3m8x2q7wa',
    tonnen: 'a;b=c',
    zurueck: '/',
  })
  expect(odd.headers.get('set-cookie')).toMatch(/^abfallort=k3m8x2q7wa; Max-Age/)
  const geraet = calls.abfallPushBestellen.examples[0]?.body?.geraet
  if (!geraet) throw new Error('no example')
  const fields = {
    ort: 'k3m8x2q7wa',
    fraktionen: 'restmuell',
    endpoint: geraet.endpoint,
    ...geraet.keys,
    tonnen,
  }
  expect((await send(device, '/abfall/geraet', { was: 'erinnern', ...fields })).status).toBe(204)
  expect(taken).toMatchObject([{ tonnen }])
})

test('W6: the poster and the mail reminder are of the bin in the address', async () => {
  const asked: unknown[] = []
  const auswahl = [{ kennung: '4-woechentlich', name: '4-wöchentlich' }]
  const { site } = testSite({
    stadt: () => calls.stadt.answer.parse(stadt),
    abfallTermine: ({ query }) => {
      asked.push(query.tonnen)
      return { ...dates, tonnenfragen: [{ fraktion: 'restmuell', auswahl }] }
    },
  })
  const params = { ort: 'k3m8x2q7wa', jahr: '2026' }
  await askRoute(site, pdf, '/abfall/jahr/k3m8x2q7wa/2026.pdf?tonnen=restmuell.4-woechentlich', { params })
  await askRoute(site, pdf, '/abfall/jahr/k3m8x2q7wa/2026.pdf', { params })
  expect(asked).toEqual(['restmuell.4-woechentlich', undefined])
  const query = new URLSearchParams('abfall=k3m8x2q7wa&tonnen=restmuell.4-woechentlich')
  expect((await wasteOffer(site.cms, query))?.arten).toEqual([
    { fraktion: 'restmuell', name: 'Restmüll (4-wöchentlich)' },
  ])
  const form = new FormData()
  for (const [name, value] of Object.entries({ abfall: 'k3m8x2q7wa', abfall_art: 'restmuell' }))
    form.set(name, value)
  expect(wasteIn(form)?.themen).toEqual(['abfall/abend:k3m8x2q7wa.restmuell'])
  form.set('abfall_tonnen', 'restmuell.4-woechentlich')
  expect(wasteIn(form)?.themen).toEqual(['abfall/abend:k3m8x2q7wa.restmuell.4-woechentlich'])
})

test('A page belongs to one device only if the page has asked for the remembered street and the device has one', () => {
  const place = askedForPlace('abfallort=k3m8x2q7wa')
  expect(place.isOfThisDevice()).toBe(false)
  place.ask()
  expect(place.isOfThisDevice()).toBe(true)
  const none = askedForPlace(null)
  none.ask()
  expect(none.isOfThisDevice()).toBe(false)
})

test('A street is remembered for a year if the form names a street; forgetting deletes the cookie', async () => {
  const { send } = town()
  const kept = await send(remember, '/abfall/merken', {
    abfallort: 'k3m8x2q7wa',
    zurueck: '/leben/abfall?x=1',
  })
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/leben/abfall?gemerkt=ja'])
  expect(kept.headers.get('set-cookie')).toBe(placeCookie('k3m8x2q7wa', true))
  expect(placeCookie('k3m8x2q7wa', true)).toContain(
    'Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
  const gone = await send(remember, '/abfall/merken', { abfallort: '', zurueck: '//evil.example' })
  expect([gone.headers.get('location'), gone.headers.get('set-cookie')]).toEqual([
    '/?gemerkt=nein',
    placeCookie(undefined, true),
  ])
  const odd = await send(remember, '/abfall/merken', { abfallort: 'gibtesnicht' })
  expect(odd.headers?.get('set-cookie') ?? null).toBeNull()
})

test('A device is registered with the data of its browser; invalid data is refused', async () => {
  const { send, taken } = town()
  const body = calls.abfallPushBestellen.examples[0]?.body
  if (!body) throw new Error('no example')
  const { endpoint, keys } = body.geraet
  const fields = { ort: 'k3m8x2q7wa', fraktionen: 'restmuell', endpoint, ...keys }
  expect((await send(device, '/abfall/geraet', { was: 'erinnern', ...fields })).status).toBe(204)
  expect(taken).toMatchObject([{ ort: 'k3m8x2q7wa', fraktionen: ['restmuell'], geraet: { endpoint } }])
  expect((await send(device, '/abfall/geraet', { ...fields, zeit: 'morgen' })).status).toBe(204)
  expect(taken.map(one => (one as { zeit: string }).zeit)).toEqual(['abend', 'morgen'])
  expect((await send(device, '/abfall/geraet', { ...fields, zeit: 'mittags' })).status).toBe(422)
  expect((await send(device, '/abfall/geraet', { ...fields, endpoint: 'javascript:x' })).status).toBe(422)
  expect((await send(device, '/abfall/geraet', { was: 'beenden', endpoint })).status).toBe(204)
  expect(taken.at(-1)).toEqual({ endpoint })
})

test('The poster is one tagged A4 page with its language and both fonts', async () => {
  const blatt = yearSheet(2026, dates.ort, dates.fraktionen, dates.data, BW)
  const text = (await yearSheetPdf(blatt, 'Stadt Rebenau')).toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(text).toContain('/Marked true')
  expect(text).toContain('/Lang (de-DE)')
  for (const weight of ['Regular', 'Bold'])
    expect(text).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+Bitter-${weight}`))
  expect(text).toContain('[0 0 841.89 595.28]')
})

test('A screen reader reads the poster month by month, each day with its collections, and every note in full', async () => {
  const hinweis = 'Am Sportplatz. '.repeat(60)
  const on = (datum: string) =>
    dates.data.slice(0, 1).map(termin => Object.assign({}, termin, { datum, urspruenglich: datum, hinweis }))
  const ort = { ...dates.ort, name: 'Straße <Łąka> & Weg' }
  const blatt = yearSheet(2026, ort, dates.fraktionen, [...on('2026-01-05'), ...on('2026-02-02')], BW)
  const { faults, lines } = await readAloud(await yearSheetPdf(blatt, 'Stadt Rebenau'))
  expect(faults).toEqual([])
  expect(lines.slice(0, 12)).toEqual([
    'Document',
    '  H1 Abfuhrkalender 2026, Straße <Łąka> & Weg',
    '  P Stadt Rebenau',
    '  L',
    '    LI',
    '      LBody Restmüll, alle zwei Wochen',
    '  H2 Januar 2026',
    '  L',
    '    LI',
    '      LBody 5. Januar 2026: Restmüll',
    '  H2 Februar 2026',
    '  L',
  ])
  expect(lines.filter(line => line.startsWith('  H2'))).toHaveLength(12)
  expect(lines.at(-1)).toMatch(/^ {2}P 5\.1\..*2\.2\..*Am Sportplatz\.$/)
})

test('The sheet is sent again only if it has changed; an invalid year or an unknown place answers 404', async () => {
  const { site } = town()
  const ask = (ort: string, jahr: string, headers = {}) =>
    askRoute(site, pdf, `/abfall/jahr/${ort}/${jahr}.pdf`, { params: { ort, jahr }, headers })
  const first = await ask('k3m8x2q7wa', '2026')
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const again = await ask('k3m8x2q7wa', '2026', { 'if-none-match': first.headers.get('etag') })
  expect(again.status).toBe(304)
  for (const [ort, jahr] of [
    ['gibtesnicht', '2026'],
    ['k3m8x2q7wa', '1999'],
    ['k3m8x2q7wa', '2026x'],
    ['..', '2026'],
  ] as const)
    expect((await ask(ort, jahr)).status).toBe(404)
})

test('Of 60 sheets requested at once, those that fit the queue are drawn; the others answer 503 with `retry-after`', async () => {
  const { site } = town()
  const ask = (jahr: number) => {
    const params = { ort: 'k3m8x2q7wa', jahr: String(jahr) }
    return askRoute(site, pdf, `/abfall/jahr/${params.ort}/${jahr}.pdf`, { params })
  }
  const years = Array.from({ length: 60 }, (_, at) => 2030 + at)
  const answers = await Promise.all(years.map(ask))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused).toHaveLength(20)
  expect(refused[0]?.headers.get('retry-after')).toBe('10')
  // Sheets drawn before come from the cache and need no slot in the queue.
  const again = await Promise.all(years.slice(0, 41).map(ask))
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 200))
})
