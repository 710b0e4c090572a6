import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import { PASSWORD } from './at-the-desk.ts'
import { MONDAY } from './follow-task.ts'
import { notKept } from './not-kept.ts'
import { quickIf } from './quick-if.ts'
import { townAt } from './town-at-a-time.ts'

/** The current time is that of the server's clock in the time zone of the town, wherever the machine is. */
test.describe.configure({ timeout: 240_000 })

const STREET = '/leben/abfall?strasse=Uhrengasse'
const OFFICE = '/rathaus/aemter/nachtwache'

const bins = ['2026-11-22', '2026-11-23', '2027-03-28', '2027-10-31', '2028-02-29', '2028-03-01']
const hours = [
  { tagestyp: 'SONNTAG', beginn: '01:00', ende: '04:00' },
  { tagestyp: 'DIENSTAG', beginn: '08:30', ende: '12:00' },
]

/**
 * Expected texts by moment: the next collection on the page of the street, and the hours on the page of the
 * office.
 */
const moments = [
  [MONDAY, 'Heute, Montag: Restmüll', 'Heute geschlossen, morgen ab 08:30 Uhr wieder geöffnet'],
  // Two hours forward, and a day back.
  [
    '2026-11-23T11:00:00+01:00',
    'Heute, Montag: Restmüll',
    'Heute geschlossen, morgen ab 08:30 Uhr wieder geöffnet',
  ],
  [
    '2026-11-22T11:00:00+01:00',
    'Heute, Sonntag: Restmüll',
    'Geschlossen, am Dienstag ab 08:30 Uhr wieder geöffnet',
  ],
  [
    '2026-11-22T23:59:00+01:00',
    'Heute, Sonntag: Restmüll',
    'Geschlossen, am Dienstag ab 08:30 Uhr wieder geöffnet',
  ],
  [
    '2026-11-23T00:01:00+01:00',
    'Heute, Montag: Restmüll',
    'Heute geschlossen, morgen ab 08:30 Uhr wieder geöffnet',
  ],
  // The night in which daylight saving time begins.
  ['2027-03-28T00:30:00+01:00', 'Heute, Sonntag: Restmüll', 'Jetzt geschlossen, heute 01:00–04:00 Uhr'],
  ['2027-03-28T01:59:00+01:00', 'Heute, Sonntag: Restmüll', 'Geöffnet, heute bis 04:00 Uhr'],
  ['2027-03-28T03:59:00+02:00', 'Heute, Sonntag: Restmüll', 'Geöffnet, heute bis 04:00 Uhr'],
  [
    '2027-03-28T04:00:00+02:00',
    'Heute, Sonntag: Restmüll',
    'Geschlossen, am Dienstag ab 08:30 Uhr wieder geöffnet',
  ],
  // The night in which daylight saving time ends.
  ['2027-10-31T00:30:00+02:00', 'Heute, Sonntag: Restmüll', 'Jetzt geschlossen, heute 01:00–04:00 Uhr'],
  ['2027-10-31T01:00:00+02:00', 'Heute, Sonntag: Restmüll', 'Geöffnet, heute bis 04:00 Uhr'],
  ['2027-10-31T03:59:00+01:00', 'Heute, Sonntag: Restmüll', 'Geöffnet, heute bis 04:00 Uhr'],
  [
    '2027-10-31T04:00:00+01:00',
    'Heute, Sonntag: Restmüll',
    'Geschlossen, am Dienstag ab 08:30 Uhr wieder geöffnet',
  ],
  // The leap day.
  ['2028-02-29T00:01:00+01:00', 'Heute, Dienstag: Restmüll', 'Jetzt geschlossen, heute 08:30–12:00 Uhr'],
  ['2028-02-29T08:30:00+01:00', 'Heute, Dienstag: Restmüll', 'Geöffnet, heute bis 12:00 Uhr'],
  [
    '2028-02-29T23:59:00+01:00',
    'Heute, Dienstag: Restmüll',
    'Geschlossen, am Sonntag ab 01:00 Uhr wieder geöffnet',
  ],
  [
    '2028-03-01T00:01:00+01:00',
    'Heute, Mittwoch: Restmüll',
    'Heute geschlossen, am Sonntag ab 01:00 Uhr wieder geöffnet',
  ],
] as const

/** Answers with cache headers. */
const PUBLIC = [
  '/',
  '/aktuelles.atom',
  '/veranstaltungen.ics',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
]

/** Expects no negative duration in the headers of an answer. */
function expectNoTimeBelowZero(answer: APIResponse): void {
  for (const { name, value } of answer.headersArray())
    for (const [, seconds] of `${name}: ${value}`.matchAll(
      /(?:max-age|s-maxage|stale-\w+|retry-after|^age)\s*[=:]\s*([^;,\s]+)/gi,
    ))
      expect(Number(seconds), `${answer.url()} ${name}: ${value}`).toBeGreaterThanOrEqual(0)
}

const wordsIn = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/.*<main/s, '<main')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' :', ':')

/** Creates a street and an office for this test, by calls of the desk. */
async function fill(request: APIRequestContext, origin: string): Promise<void> {
  const calls = `${origin}/api/cms/redaktion`
  const send = async (path: string, data: object, token = '') => {
    const headers = { 'redaktion-authorization': token, ...notKept }
    const answer = await request.post(`${calls}/${path}`, { data, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const { token } = await send('login', { email: 'redaktion@rebenau.example.org', passwort: PASSWORD })
  const ort = await send('abfall/orte', { ort: 'Kernstadt', strasse: 'Uhrengasse', hausnummern: '' }, token)
  const tour = { name: 'Uhrengasse', fraktion: 'restmuell', regel: { art: 'einzeln' }, orte: [ort.id] }
  const { id } = await send('abfall/touren', tour, token)
  for (const datum of bins) await send(`abfall/touren/${id}/termine`, { datum }, token)
  const office = {
    name: 'Nachtwache',
    slug: 'nachtwache',
    oeffnungszeiten: [{ typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten: hours }],
  }
  const kept = crypto.randomUUID()
  await send('inhalte', { id: kept, art: 'organisationseinheit', daten: office }, token)
  await send(`inhalte/${kept}/veroeffentlichen`, { grundfassung: 1 }, token)
}

for (const zone of ['UTC', 'America/New_York'])
  test(
    `F-13: on a server in ${zone} the next bin, the hours and the end of a session follow its clock and the time of the town`,
    quickIf(zone !== 'UTC'),
    async ({ request }) => {
      const town = await townAt(MONDAY, { TZ: zone })
      const ask = async (path: string) => {
        const answer = await request.get(town.origin + path, {
          maxRedirects: 0,
          headers: notKept,
        })
        expectNoTimeBelowZero(answer)
        return answer
      }
      // Collections cannot be planned in the past: the clock is set before the first one.
      await town.setClock(`${[...bins].toSorted()[0]}T00:00:00+01:00`)
      await fill(request, town.origin)
      for (const [moment, bin, open] of moments) {
        await town.setClock(moment)
        expect(wordsIn(await (await ask(STREET)).text()), moment).toContain(bin)
        expect(wordsIn(await (await ask(OFFICE)).text()), moment).toContain(open)
        for (const path of PUBLIC) expect((await ask(path)).status(), path).toBe(200)
      }

      const enter = async () => {
        const answer = await request.post(`${town.origin}/intranet/anmelden`, {
          form: { email: 'miriam.huber@rebenau.example.org', passwort: PASSWORD },
          headers: { origin: town.origin, ...notKept },
          maxRedirects: 0,
        })
        expectNoTimeBelowZero(answer)
        expect(answer.headers()['location']).toBe('/intranet')
        expect(answer.headers()['set-cookie']).toContain('Max-Age=3600;')
      }
      const calls = `${town.origin}/api/cms/raete`
      const begin = { email: 'ratsmitglied@rebenau.example.org', passwort: PASSWORD }
      /** Returns the status for a program, which has a token but no cookie that expires. */
      const program = async (token: string) => {
        const headers = { 'raete-authorization': token, ...notKept }
        return (await request.get(`${calls}/konto/anmeldung`, { headers })).status()
      }

      // Only the server's clock jumps; in the browser only seconds pass.
      await town.setClock('2026-11-23T09:00:00+01:00')
      await enter()
      const { token } = await (await request.post(`${calls}/login`, { data: begin, headers: notKept })).json()
      await town.setClock('2026-11-23T09:59:00+01:00')
      expect([(await ask('/intranet')).status(), await program(token)]).toEqual([200, 200])
      await town.setClock('2026-11-23T11:00:00+01:00')
      expect(await program(token)).toBe(401)
      const over = await ask('/intranet')
      expect(over.headers()['location']).toMatch(/^\/intranet\/anmelden/)
      expect(over.headers()['set-cookie']).toMatch(/Max-Age=0;/)
      await enter()
      await town.setClock('2026-11-22T11:00:00+01:00')
      expect((await ask('/intranet')).status()).toBe(200)
      await town.setClock('2026-11-23T12:01:00+01:00')
      expect((await ask('/intranet')).headers()['location']).toMatch(/^\/intranet\/anmelden/)
      await town.close()
    },
  )
