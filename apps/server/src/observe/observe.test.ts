import { CmsError } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { openOutbox } from './outbox.ts'
import { openReceiver } from './testing/receiver.ts'
import { matomo, sentry, serverWith } from './testing/server-with.ts'

const fault = { name: 'TypeError', message: 'x is undefined', stack: '', adresse: '/rathaus' }

test('Spec §7: without configuration nothing is reported, and there is no address to report to', async () => {
  const { tell, origin, observation } = await serverWith({})
  expect(observation.beobachtungen).toEqual([])
  // The site answers, as for every unknown address.
  for (const path of ['/api/aufruf', '/api/fehler'])
    expect((await tell(path, { adresse: '/' })).status).toBe(415)
  expect(await (await fetch(`${origin}/api/aufruf`)).text()).toContain('/api/aufruf')
})

test('Spec §7: an analytics tracker gets the page, and nothing about its reader', async () => {
  const receiver = await openReceiver()
  const { tell } = await serverWith(matomo(receiver.origin))
  const headers = {
    cookie: 'modus=dunkel',
    referer: 'https://example.org/geheim',
    'x-forwarded-for': '192.0.2.7',
  }
  const answer = await tell('/api/aufruf', { adresse: '/aktuelles?seite=2&suche=erika#x' }, headers)
  expect(answer.status).toBe(204)
  const [call] = await receiver.calls(1)
  expect(call).toMatchObject({ method: 'POST', url: '/zaehlt/matomo.php' })
  const { rand, ...values } = Object.fromEntries(new URLSearchParams(call?.body))
  expect(rand).toMatch(/^\d+$/)
  expect(values).toEqual({
    idsite: '3',
    rec: '1',
    apiv: '1',
    send_image: '0',
    cookie: '0',
    bots: '1',
    new_visit: '1',
    url: 'http://localhost/aktuelles?seite=2',
  })
  expect(JSON.stringify(call)).not.toMatch(/erika|geheim|192\.0\.2|modus|Mozilla/)
})

test('Views of the intranet, the council area, the search, forms and other sites are not counted', async () => {
  const receiver = await openReceiver()
  const { tell } = await serverWith(matomo(receiver.origin))
  const refused = [
    '/intranet',
    '/%69ntranet/x',
    '//intranet',
    '/raete/7',
    '/suche/?q=a',
    '/kontakt?vorgang=1',
  ]
  for (const adresse of [
    ...refused,
    'https://example.org/',
    '//example.org/',
    '/%',
    '',
    'rathaus',
    `/${'a'.repeat(900)}`,
  ])
    expect((await tell('/api/aufruf', { adresse })).status, adresse).toBe(400)
  expect((await tell('/api/aufruf', { adresse: '/rathaus' })).status).toBe(204)
  expect(await receiver.calls(1)).toHaveLength(1)
})

test.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
])('%s: the page view is not counted', async (_, headers) => {
  const receiver = await openReceiver()
  const { tell, observation } = await serverWith({ ...matomo(receiver.origin), ...sentry(receiver.origin) })
  if (!('user-agent' in headers)) expect(observation.tellsOf(new Headers(headers))).toEqual(['fehler'])
  expect((await tell('/api/aufruf', { adresse: '/rathaus' }, headers)).status).toBe(204)
  await tell('/api/aufruf', { adresse: '/danach' }, { 'user-agent': 'Firefox' })
  expect((await receiver.calls(1)).map(({ body }) => new URLSearchParams(body).get('url'))).toEqual([
    'http://localhost/danach',
  ])
})

test('Spec §7: an unexpected fault of the server is reported, scrubbed', async () => {
  const receiver = await openReceiver()
  const { origin, lines } = await serverWith(sentry(receiver.origin))
  const answer = await fetch(`${origin}/wirft?name=Erika`, { headers: { cookie: 'modus=dunkel' } })
  expect(answer.status).toBe(500)
  const [call] = await receiver.calls(1)
  expect(call).toMatchObject({ method: 'POST', url: '/api/7/envelope/' })
  expect(call?.headers['x-sentry-auth']).toContain('sentry_key=abc123')
  const [head, item, event] = String(call?.body)
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: head.event_id,
    platform: 'node',
    level: 'error',
    tags: { requestId: answer.headers.get('x-request-id') },
    exception: { values: [{ type: 'Error', value: 'Unerwarteter Fehler: geheimer Grund in [Pfad]' }] },
  })
  expect(event.exception.values[0].stacktrace.frames.at(-1).filename).toBe(
    'apps/server/src/testing/test-parts.ts',
  )
  expect(call?.body).not.toMatch(/Erika|srv\/daten|file:|modus|127\.0\.0\.1/)
  expect(lines.filter(({ message }) => message === 'Unerwarteter Fehler')).toHaveLength(1)
})

test('A failing CMS is no fault of the program: it is logged and not reported', async () => {
  const receiver = await openReceiver()
  const { observation, lines } = await serverWith(sentry(receiver.origin))
  observation.log.error({ err: new CmsError('fehler') }, 'aus')
  observation.log.error({ err: new Error('an') }, 'an')
  expect((await receiver.calls(1)).map(({ body }) => body.includes('an: an'))).toEqual([true])
  expect(lines.map(({ message }) => message)).toEqual(['aus', 'an'])
})

test('Spec §7: a fault in a browser is reported with its page, without query and personal words', async () => {
  const receiver = await openReceiver()
  const { tell } = await serverWith(sentry(receiver.origin))
  const message = 'Kein Postfach erika@example.org, Telefon 030 23125-110'
  const stack = 'TypeError\n    at draw (http://localhost/assets/seite-a1.js:1:22)'
  expect((await tell('/api/fehler', { ...fault, message, stack, adresse: '/rathaus?q=erika' })).status).toBe(
    204,
  )
  expect((await tell('/api/fehler', { ...fault, adresse: '/intranet/erika' })).status).toBe(204)
  const events = (await receiver.calls(2)).map(({ body }) => JSON.parse(body.split('\n')[2] ?? ''))
  expect(events[0]).toMatchObject({
    platform: 'javascript',
    transaction: '/rathaus',
    exception: { values: [{ type: 'TypeError', value: 'Kein Postfach [E-Mail], Telefon [Nummer]' }] },
  })
  expect(events[1]).not.toHaveProperty('transaction')
  expect(JSON.stringify(events)).not.toContain('erika')
})

test('Another website can report nothing here, and nothing can be read', async () => {
  const receiver = await openReceiver()
  const { tell, origin } = await serverWith(sentry(receiver.origin))
  expect((await tell('/api/fehler', fault, { origin: 'https://example.org' })).status).toBe(403)
  const read = await fetch(`${origin}/api/fehler`)
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
})

test('A receiver that hangs, refuses or is gone delays nobody; the log names why each report was lost', async () => {
  const lines: { message: string; grund: unknown }[] = []
  const log = {
    info() {},
    error() {},
    warn: (about: object, message: string) =>
      void lines.push({ message, grund: (about as { grund: unknown }).grund }),
  }
  const hanging = await openReceiver({ answers: false })
  const refusing = await openReceiver({ status: 429 })
  const outbox = (longestWait: number) =>
    openOutbox(log, 'Meldung', { perMinute: 6, longestWait, mostWaiting: 4 })
  const letter = (url: string) => ({ url, headers: {}, body: 'x' })
  const reasons = () => lines.map(({ grund }) => grund)
  const patient = outbox(60_000)
  for (const url of [refusing.origin, 'http://127.0.0.1:1/']) patient.send(letter(url))
  await expect.poll(reasons).toEqual(['Antwort 429', expect.any(String)])
  const hasty = outbox(200)
  hasty.send(letter(hanging.origin))
  await expect.poll(() => reasons().at(-1)).toBe('TimeoutError')
  for (let i = 0; i < 7; i++) hasty.send(letter(hanging.origin))
  expect(reasons().slice(3)).toEqual(['zu viele in einer Minute', 'zu viele in einer Minute'])
  await hasty.close()
  expect(lines).toContainEqual({ message: 'Meldung nicht gesendet', grund: 'beendet' })
})
