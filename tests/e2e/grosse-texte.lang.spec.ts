import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import routes from '../../apps/site/app/routes.ts'
import { hostileTexts } from '../../packages/contract/src/strange-cms/bends.ts'
import { freePort } from './free-port.ts'

/**
 * Input of each route: parameters of its query and fields of its form. The first test fails if a route is
 * missing here.
 */
const entrances: Record<string, { path: string; query?: string[]; form?: string[] }> = {
  'page.tsx': {
    path: '/veranstaltungen',
    query: ['suche', 'seite', 'rubrik_id', 'von', 'bis', 'q', 'sprache', 'artikel', 'unbekannt'],
    form: ['a'],
  },
  'sitzungen-ics.ts': { path: '/rathaus/gemeinderat/sitzungen.ics', query: [], form: ['a'] },
  'veranstaltungen-ics.ts': { path: '/veranstaltungen.ics', query: ['rubrik_id'], form: ['a'] },
  'abo.tsx': {
    path: '/abo',
    query: ['thema', 'bestellt'],
    form: ['thema', 'strassen', 'email', 'geladen', 'homepage'],
  },
  'abo-bestaetigen.tsx': { path: '/abo/bestaetigen/abc', query: ['a'], form: ['a'] },
  'abo-verwalten.tsx': {
    path: '/abo/verwalten/abc',
    query: ['gespeichert'],
    form: ['thema', 'strassen', 'schluessel'],
  },
  'abo-abbestellen.tsx': {
    path: '/abo/abbestellen/abc',
    query: ['a'],
    form: ['List-Unsubscribe', 'a'],
  },
  'termin-zeiten.tsx': { path: '/termin/buergerbuero/personalausweis', query: ['monat', 'a'], form: ['a'] },
  'termin-buchen.tsx': {
    path: '/termin/buergerbuero/personalausweis/buchen',
    query: ['zeit', 'nr', 'a'],
    form: ['name', 'email', 'telefon', 'zeit', 'vergeben', 'geladen', 'homepage'],
  },
  'termin-buchung.tsx': { path: '/termin/buchung/abc', query: ['gebucht'], form: ['a'] },
  'termin-verschieben.tsx': {
    path: '/termin/buchung/abc/verschieben',
    query: ['zeit', 'monat'],
    form: ['zeit'],
  },
  'termin-absagen.tsx': { path: '/termin/buchung/abc/absagen', query: ['a'], form: ['a'] },
  'termin-ics.ts': { path: '/termin/buchung/abc/termin.ics', query: ['a'], form: ['a'] },
  'abfall-merken.ts': { path: '/abfall/merken', query: ['a'], form: ['abfallort', 'zurueck'] },
  'abfall-geraet.ts': {
    path: '/abfall/geraet',
    query: ['a'],
    form: ['was', 'ort', 'fraktionen', 'endpoint', 'auth', 'p256dh'],
  },
  'abfall-jahr.tsx': { path: '/abfall/jahr/abcdef/2026', query: ['a'], form: ['a'] },
  'abfall-jahr-pdf.ts': { path: '/abfall/jahr/abcdef/2026.pdf', query: ['a'], form: ['a'] },
  'abfall-ics.ts': { path: '/abfall/kalender/abcdef.ics', query: ['fraktion', 'a'], form: ['a'] },
  'formular.tsx': {
    path: '/formulare/veranstaltung-melden',
    query: ['beleg', 'zugang', 'a'],
    form: ['name', 'e-mail', 'homepage', 'beginn', 'einreichung', 'schritt', 'a'],
  },
  'formular-stand.tsx': { path: '/formulare/stand', query: ['vorgang'], form: ['vorgang', 'kennwort'] },
  'formular-fortsetzen.tsx': { path: '/formulare/fortsetzen', query: ['a'], form: ['code'] },
  'formular-kopie.ts': { path: '/formulare/stand/kopie', query: ['a'], form: ['vorgang', 'kennwort'] },
  'pinnwand-neu.tsx': {
    path: '/pinnwand/neu',
    query: ['rubrik'],
    form: ['titel', 'text', 'email', 'rubrik', 'einreichung', 'foto-1', 'worte-1'],
  },
  'pinnwand-bestaetigen.tsx': { path: '/pinnwand/bestaetigen/abc', query: ['a'], form: ['a'] },
  'pinnwand-eigener.tsx': {
    path: '/pinnwand/eigener/abc',
    query: ['frage', 'schritt'],
    form: ['schritt', 'grundfassung', 'titel', 'text', 'worte-1'],
  },
  'pinnwand-eigenes-foto.ts': { path: '/pinnwand/eigener/abc/fotos/abc', query: ['a'], form: ['a'] },
  'pinnwand-foto.ts': { path: '/pinnwand/P-7GQ2M9XD/fotos/abc', query: ['a'], form: ['a'] },
  'pinnwand-nachricht.tsx': { path: '/pinnwand/nachricht/abc', query: ['a'], form: ['a'] },
  'pinnwand-gespraech.tsx': {
    path: '/pinnwand/gespraech/abc',
    query: ['a'],
    form: ['text', 'einreichung'],
  },
  'pinnwand-eintrag.tsx': {
    path: '/pinnwand/P-7GQ2M9XD',
    query: ['erledigt'],
    form: ['was', 'text', 'email', 'grund', 'einreichung'],
  },
  'verzeichnis-vorschlagen.tsx': {
    path: '/verzeichnis/vorschlagen?verzeichnis=vereine',
    query: ['eintrag', 'gesendet'],
    form: ['name', 'rubriken', 'text', 'webseite', 'email', 'einreichung'],
  },
  'verzeichnis-bestaetigen.tsx': {
    path: '/verzeichnis/vorschlagen/bestaetigen/abc',
    query: ['a'],
    form: ['a'],
  },
  'verzeichnis-eigener.tsx': {
    path: '/verzeichnis/vorschlagen/eigener/abc',
    query: ['frage', 'schritt'],
    form: ['schritt', 'grundfassung', 'name', 'rubriken', 'text'],
  },
  'schaeden.tsx': { path: '/schaeden', query: ['kategorie', 'stand', 'seite'], form: ['a'] },
  'schaden-neu.tsx': {
    path: '/schaeden/neu',
    query: ['kategorie'],
    form: ['text', 'adresse', 'ort', 'email', 'foto', 'lage.breite', 'einreichung', 'trotzdem'],
  },
  'schaden-stand.tsx': { path: '/schaeden/stand', query: ['nummer'], form: ['nummer', 'kennwort'] },
  'schaden-eigene.tsx': { path: '/schaeden/eigene/abc', query: ['a'], form: ['text', 'nachrichten'] },
  'schaden-eigenes-foto.ts': { path: '/schaeden/eigene/abc/fotos/abc', query: ['a'], form: ['a'] },
  'schaden.tsx': { path: '/schaeden/S-7GQ2M9XD', query: ['a'], form: ['a'] },
  'schaden-foto.ts': { path: '/schaeden/S-7GQ2M9XD/fotos/abc', query: ['a'], form: ['a'] },
  'warnungen.tsx': { path: '/warnungen', query: ['a'], form: ['a'] },
  'warnung.tsx': { path: '/warnungen/0123456789ab', query: ['a'], form: ['a'] },
  'suche.tsx': { path: '/suche/', query: ['q', 'art', 'bereich', 'seite', 'alle'], form: ['q'] },
  'suche-vorschlaege.ts': { path: '/suche/vorschlaege', query: ['q'], form: ['q'] },
  'vorschau.tsx': { path: '/vorschau?vorlage=text', query: ['thema', 'modus'], form: ['a'] },
  'sitemap.ts': { path: '/sitemap.xml', form: ['a'] },
  'robots.ts': { path: '/robots.txt', form: ['a'] },
  'security.ts': { path: '/.well-known/security.txt', form: ['a'] },
  'home.tsx': { path: '/', query: ['sprache', 'unbekannt'], form: ['a'] },
  'hinweis.tsx': { path: '/darstellung/hinweis', query: ['a'], form: ['fassung', 'zurueck'] },
  'hinweise.ts': { path: '/darstellung/hinweise', query: ['bei'], form: ['a'] },
  'darstellung.tsx': { path: '/darstellung', query: ['modus'], form: ['zurueck', 'modus'] },
  'feed.ts': { path: '/aktuelles.atom', query: ['a'], form: ['a'] },
  'manifest.ts': { path: '/manifest.webmanifest', query: ['a'], form: ['a'] },
  'appzeichen.ts': { path: '/appzeichen/192.png', query: ['a'], form: ['a'] },
  'unterwegs.tsx': { path: '/unterwegs', query: ['app', 'a'], form: ['a'] },
  'realm.tsx': { path: '/redaktion/anmelden', query: ['zurueck'], form: ['a'] },
  'konto.tsx': { path: '/raete/konto', query: ['a'], form: ['was', 'a'] },
  'ansicht.ts': { path: '/redaktion/ansicht/abc', query: ['stand', 'sprache', 'rahmen'], form: ['a'] },
  'vorschau-link.ts': { path: '/vorschau-link/abc', query: ['sprache'], form: ['a'] },
  'schreibtisch.ts': { path: '/redaktion/inhalte', query: ['a'], form: ['a'] },
  'anmelden.tsx': {
    path: '/intranet/anmelden',
    query: ['zurueck', 'grund', 'a'],
    form: ['email', 'passwort', 'zurueck', 'vorgang', 'code'],
  },
  'abmelden.tsx': { path: '/raete/abmelden', query: ['a'], form: ['a'] },
  'passwort-vergessen.tsx': { path: '/raete/passwort-vergessen', query: ['a'], form: ['email'] },
  'neues-passwort.tsx': {
    path: '/redaktion/neues-passwort',
    query: ['schluessel'],
    form: ['schluessel', 'passwort', 'wiederholung'],
  },
  'verlaengern.tsx': { path: '/raete/verlaengern', query: ['zurueck'], form: ['zurueck', 'a'] },
  'passwort.tsx': { path: '/raete/passwort', query: ['a'], form: ['passwort', 'neues_passwort'] },
  'zweiter-faktor.tsx': {
    path: '/redaktion/zweiter-faktor',
    query: ['a'],
    form: ['was', 'code', 'passwort'],
  },
  'passkey.tsx': { path: '/redaktion/passkey', query: ['a'], form: ['vorgang', 'antwort', 'name'] },
  'rueckmeldung.tsx': {
    path: '/rueckmeldung',
    query: ['a'],
    form: ['zurueck', 'hilfreich', 'antwort', 'text'],
  },
  'verwaltung.ts': { path: '/redaktion/verwaltung', query: ['zurueck', 'a'], form: ['a'] },
  'verwaltung-antwort.tsx': {
    path: '/redaktion/verwaltung/antwort',
    query: ['code', 'state', 'iss', 'error'],
    form: ['a'],
  },
  'intranet/start.tsx': { path: '/intranet', query: ['a'], form: ['a'] },
  'intranet/rubrik.tsx': { path: '/intranet/personal', query: ['seite'], form: ['a'] },
  'intranet/beitrag.tsx': { path: '/intranet/personal/1', query: ['gelesen'], form: ['a'] },
  'intranet/archiv.tsx': { path: '/intranet/archiv', query: ['thema', 'ordnung', 'abgelaufen'], form: ['a'] },
  'intranet/suchen.tsx': { path: '/intranet/suche', query: ['q', 'seite'], form: ['q'] },
  'intranet/telefon.tsx': { path: '/intranet/telefon', query: ['q', 'buchstabe', 'seite'], form: ['q'] },
  'intranet/datei.ts': { path: '/intranet/datei/a.pdf', query: ['breite'], form: ['a'] },
  'raete/empfang.tsx': { path: '/raete/sitzungen/a/empfang', query: ['a'], form: ['a'] },
  'unbekannt.tsx': { path: '/intranet/a/b/c', query: ['a'], form: ['a'] },
  'raete/start.tsx': { path: '/raete', query: ['a'], form: ['a'] },
  'raete/sitzungen.tsx': {
    path: '/raete/sitzungen',
    query: ['gremium', 'eigene', 'zeit', 'seite'],
    form: ['a'],
  },
  'raete/sitzung.tsx': {
    path: '/raete/sitzungen/a',
    query: ['punkt', 'teil', 'notiz', 'erhalten'],
    form: ['teil', 'kennung', 'text', 'zurueck'],
  },
  'raete/vorlage.tsx': { path: '/raete/vorlagen/a', query: ['a'], form: ['a'] },
  'raete/berichte.tsx': { path: '/raete/berichte', query: ['a'], form: ['a'] },
  'raete/datei.ts': { path: '/raete/datei/a.pdf', query: ['breite'], form: ['a'] },
  'raete/paket.ts': { path: '/raete/sitzungen/a/paket.pdf', query: ['notizen'], form: ['a'] },
  'raete/paket-stand.ts': { path: '/raete/sitzungen/a/paket.json', query: ['a'], form: ['a'] },
  'raete/unterwegs.tsx': { path: '/raete/unterwegs', query: ['a'], form: ['a'] },
  'teilbild.ts': { path: '/teilbild.jpg', query: ['a'], form: ['a'] },
}

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'range',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
]
const FORM = 'application/x-www-form-urlencoded'
const MOST_BEYOND_THE_PAGE = 65_536
/** Longest allowed work in one turn of the event loop, in milliseconds: it delays all other requests. */
const LONGEST_BLOCK = 50
/**
 * Tries per request; the fastest counts, because the first run is not compiled yet and garbage collection
 * interferes.
 */
const TRIES = 6

test('every route of the site has its entrances here', () => {
  const all = [routes, routes.flatMap(({ children = [] }) => children)].flat()
  const files = all.map(({ file }) => file.replace(/^\.\/routes\/(?:realms\/)?/, ''))
  expect(Object.keys(entrances).toSorted()).toEqual([...new Set(files)].toSorted())
})

type Asked = { method: string; path: string; headers: Record<string, string>; body?: Buffer }

/** Sends a request unchanged, like a program. */
function ask(
  baseURL: string,
  { method, path, headers, body }: Asked,
): Promise<{ status: number; size: number }> {
  const { hostname, port, origin } = new URL(baseURL)
  const all = { ...headers, ...(method === 'POST' ? { origin, 'content-length': body?.length ?? 0 } : {}) }
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ hostname, port, path, method, headers: all }, answer => {
      let size = 0
      answer.on('data', (chunk: Buffer) => (size += chunk.length))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, size }))
      answer.on('error', reject)
    })
    // A server that refuses a too large body closes the connection while it is still being sent.
    asked.on('error', () => resolve({ status: 0, size: 0 }))
    asked.end(body)
  })
}

let server: ChildProcess
let site: string

/** The real server with a meter, on a demo town of its own. */
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  site = `http://localhost:${port}`
  server = fork('apps/server/src/main.ts', {
    cwd: join(import.meta.dirname, '../..'),
    execPath: 'node',
    execArgv: ['--import', join(import.meta.dirname, 'longest-turn.ts')],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: site,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'rathausplatz-texte-')),
      NODE_ENV: 'production',
      DEMO: 'an',
      VORSCHAU: 'an',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const isThere = () =>
    fetch(`${site}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
  await expect.poll(isThere, { timeout: 90_000 }).toBe(true)
})

test.afterAll(() => {
  server.kill()
})

/** Sends a message to the meter and returns the longest turn so far, in milliseconds. */
async function meter(said: 'watch' | 'tell'): Promise<number> {
  const told = once(server, 'message')
  server.send(said)
  const [{ longest }] = (await told) as [{ longest: number }]
  return longest
}

/** Sends a request, repeatedly while it is slow; returns the longest turn of the fastest try. */
async function askMeasured(asked: Asked) {
  let longest = Number.POSITIVE_INFINITY
  let answer = { status: 0, size: 0 }
  for (let tries = 0; tries < TRIES && longest > LONGEST_BLOCK; tries++) {
    await meter('watch')
    answer = await ask(site, asked)
    longest = Math.min(longest, await meter('tell'))
  }
  return { ...answer, longest }
}

const encoded = (text: string, bytes: number) => {
  const whole = encodeURIComponent(text.slice(0, bytes))
  return whole
    .slice(0, bytes)
    .replace(/%[\dA-F]?$/, '')
    .replace(/(?:%[89AB][\dA-F]|%[CDEF][\dA-F])+$/, '')
}

for (const [kind, make] of Object.entries(hostileTexts)) {
  test(`R-X1, R-X2: ${kind} at every entrance of the site blocks the server for less than 50 ms and gives no large answer and no fault`, async () => {
    test.setTimeout(180_000)
    const check = async (what: string, asked: Asked, most: number) => {
      const { status, size, longest } = await askMeasured(asked)
      expect(status, what).toBeLessThan(500)
      if (!asked.body) expect(status, what).toBeGreaterThan(0)
      expect(size, what).toBeLessThan(most + MOST_BEYOND_THE_PAGE)
      expect(longest, what).toBeLessThan(LONGEST_BLOCK)
    }
    const inQuery = encoded(make(6_000), 6_000)
    const inForm = encoded(make(60_000), 60_000)
    for (const { path, query = [], form = [] } of Object.values(entrances)) {
      const { size } = await ask(site, { method: 'GET', path, headers: {} })
      const join = path.includes('?') ? '&' : '?'
      for (const name of query) {
        await check(
          `${path} ${name}`,
          { method: 'GET', path: `${path}${join}${name}=${inQuery}`, headers: {} },
          size,
        )
      }
      const headers = { 'content-type': FORM }
      for (const name of form) {
        const body = Buffer.from(`${name}=${inForm}`)
        await check(`POST ${path} ${name}`, { method: 'POST', path, headers, body }, Math.max(size, 65_536))
      }
      const body = Buffer.from(`a=${make(1_000_000)}`)
      await check(`POST ${path} 1 MB`, { method: 'POST', path, headers, body }, Math.max(size, 65_536))
    }
    const { size } = await ask(site, { method: 'GET', path: '/', headers: {} })
    const inHeader = Buffer.from(make(6_000)).toString('latin1').slice(0, 6_000)
    for (const name of HEADERS) {
      await check(name, { method: 'GET', path: '/', headers: { [name]: inHeader } }, size)
    }
    await check('path', { method: 'GET', path: `/${inQuery}`, headers: {} }, size)
    for (const text of [make(60_000), make(1_000_000)]) {
      const post = (body: string): Asked => ({
        method: 'POST',
        path: '/api/cms/formulare/kontakt/eingaenge',
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(body),
      })
      await check(
        'call as text',
        post(JSON.stringify({ einreichung: crypto.randomUUID(), eingaben: { nachricht: text, name: text } })),
        size,
      )
      await check('call as JSON', post(text), size)
    }
  })
}
