import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig, settings } from './config.ts'

const read = (file: string): string => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')
const example = parseEnv(read('.env.example'))

test('Without any setting the site runs on this machine, port 3000, with its own CMS and the demo town', () => {
  const read = readConfig({})
  expect(read).toMatchObject({
    ok: true,
    config: {
      port: 3000,
      host: 'localhost',
      cmsUrl: undefined,
      publicUrl: 'http://localhost:3000',
      knownHost: undefined,
      frameOrigins: ['https://rebenau.bewerberportal.example'],
      trustProxy: false,
      logLevel: 'info',
      vorschau: false,
      demo: true,
    },
  })
})

test('.env.example names every setting and no other', () => {
  expect(Object.keys(example).toSorted()).toEqual(Object.keys(settings.shape).toSorted())
})

test('.env.example shows the defaults', () => {
  expect(readConfig(example as Record<string, string>)).toEqual(readConfig({}))
})

test('The table of settings lists every setting in order, with its default', () => {
  const rows = [
    ...read('docs/betrieb/einstellungen.md').matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]*)`|leer) +\|/gm),
  ]
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(settings.shape))
  const shown = Object.fromEntries(rows.map(([, name = '', value = '']) => [name, value]))
  expect(shown).toEqual({ ...example })
})

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'a b'],
  ['CMS_URL', 'cms.example.org'],
  ['CMS_URL', 'ftp://cms.example.org'],
  ['CMS_URL', 'https://cms.example.org/pfad'],
  ['PUBLIC_URL', 'https://user:pw@www.example.org'],
  ['FRAME_ORIGINS', 'http://portal.example.org'],
  ['FRAME_ORIGINS', "https://portal.example.org/; script-src 'unsafe-inline'"],
  ['FRAME_ORIGINS', 'https://portal.example.org/stellen'],
  ['PUSH_DIENSTE', 'https://up.example.org'],
  ['PUSH_DIENSTE', 'up.example.org:8443'],
  ['PUSH_DIENSTE', 'intranet'],
  ['TRUST_PROXY', 'vielleicht'],
  ['LOG_LEVEL', 'laut'],
  ['VORSCHAU', 'ja'],
  ['LINKPRUEFUNG', 'nein'],
  ['WARNREGION', '082150000001'],
  ['WARNGEMEINDEN', 'Rebenau; drop table'],
  ['NINA', 'ja'],
  ['NINA_URL', 'ftp://warnung.example'],
  ['DWD', 'ja'],
  ['DWD_ZELLE', '82150'],
  ['DWD_URL', 'https://user:pw@dwd.example'],
  ['SEITENSPEICHER', 'ja'],
  ['WORKERS', '0'],
  ['WORKERS', 'viele'],
  ['DEMO', 'off'],
  ['STADT_EMAIL', 'stadt at example.org'],
  ['STADT_TELEFON', 'im Rathaus'],
  ['STADT_ANSCHRIFT', 'Marktplatz 1'],
  ['STADT_OEFFNUNGSZEITEN', 'vormittags'],
  ['STADT_OEFFNUNGSZEITEN', 'Mo-Fr 08:30-25:00'],
  ['STADT_OEFFNUNGSZEITEN', 'Fr-Mo 08:30-12:00'],
  ['BILD_ORIGINS', 'bilder.example.org'],
  ['BILD_ORIGINS', 'https://bilder.example.org/ordner'],
  ['KARTE_WMS', 'http://karten.example.org/wms'],
  ['KARTE_WMS', 'https://karten.example.org/wms#farbe'],
  ['KARTE_WMS', "https://karten.example.org/wms; script-src 'unsafe-inline'"],
  ['KARTE_EBENE', 'a b'],
  ['MATOMO_URL', 'statistik.example.org'],
  ['MATOMO_URL', 'https://statistik.example.org/#eins'],
  ['MATOMO_SITE_ID', 'eins'],
  ['MATOMO_SITE_ID', '0'],
  ['SENTRY_DSN', 'https://fehler.example.org/7'],
  ['SENTRY_DSN', 'https://abc@fehler.example.org/'],
  ['SENTRY_DSN', 'https://abc:geheim@fehler.example.org/7'],
  ['SESSION_SECONDS', '299'],
  ['SESSION_SECONDS', '43201'],
  ['SESSION_SECONDS', '3600.5'],
  ['OIDC_AUSSTELLER', 'konto.example.org'],
  ['OIDC_AUSSTELLER', 'http://konto.example.org'],
  ['OIDC_AUSSTELLER', 'https://konto.example.org/#eins'],
  ['OIDC_AUSSTELLER', 'https://name:wort@konto.example.org'],
  ['OIDC_NAME', 'a'.repeat(81)],
  ['MAIL_VON', 'Stadt Rebenau'],
  ['MAIL_VON', 'a@example.org, b@example.org'],
  ['MAIL_VON', 'Stadt <a@example.org> <b@example.org>'],
])('An invalid %s (%s) gives one German and English sentence', (name, value) => {
  const read = readConfig({ [name]: value })
  expect(read.ok).toBe(false)
  const lines = read.ok ? [] : read.message.split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    new RegExp(`^Die Einstellung ${name} hat den Wert "${value}", .+ / The setting ${name} is `),
  )
})

test.each([
  ['nothing is said', {}, { demo: true, create: true }],
  ['it is switched off', { DEMO: 'aus' }, { demo: false, create: true }],
  ['the town is public', { PUBLIC_URL: 'https://www.rebenau.example.org' }, { demo: false, create: false }],
  [
    'the town is public and asks for it',
    { PUBLIC_URL: 'https://www.rebenau.example.org', DEMO: 'an' },
    { demo: true, create: true },
  ],
])('X5: if %s (%j), the rule for an empty data folder is %j', (_when, environment, config) => {
  expect(readConfig(environment)).toMatchObject({ ok: true, config })
})

test('Two invalid settings give two sentences', () => {
  const read = readConfig({ PORT: 'x', DEMO: 'x' })
  expect(read).toMatchObject({ ok: false, message: expect.stringMatching(/PORT.*\n.*DEMO/) })
})

test('With a public address, its host is the only known one', () => {
  expect(readConfig({ PUBLIC_URL: 'https://www.rebenau.example.org/' })).toMatchObject({
    config: { publicUrl: 'https://www.rebenau.example.org', knownHost: 'www.rebenau.example.org' },
  })
})

test('Spec §9: a session lasts an hour by default', () => {
  expect(readConfig({})).toMatchObject({ config: { sessionSeconds: 3_600 } })
  expect(readConfig({ SESSION_SECONDS: '7200' })).toMatchObject({ config: { sessionSeconds: 7_200 } })
})

test('Frames may show several other sites, but never this one', () => {
  const FRAME_ORIGINS =
    'https://portal.example.org/, https://karte.example.org  https://www.rebenau.example.org'
  expect(readConfig({ FRAME_ORIGINS, PUBLIC_URL: 'https://www.rebenau.example.org' })).toMatchObject({
    config: { frameOrigins: ['https://portal.example.org', 'https://karte.example.org'] },
  })
})

test('A wildcard origin is refused for frames', () => {
  expect(readConfig({ FRAME_ORIGINS: 'https://*.example.org' }).ok).toBe(false)
})

test('Spec §7: page views and faults are reported only if an operator names a receiver', () => {
  expect(readConfig({})).toMatchObject({ config: { matomo: undefined, sentry: undefined } })
  const named = {
    MATOMO_URL: 'https://statistik.example.org/matomo/',
    MATOMO_SITE_ID: '3',
    SENTRY_DSN: 'https://abc123@fehler.example.org/glitchtip/7',
  }
  expect(readConfig(named)).toMatchObject({
    config: {
      matomo: { url: 'https://statistik.example.org/matomo', siteId: '3' },
      sentry: { envelopes: 'https://fehler.example.org/glitchtip/api/7/envelope/', key: 'abc123' },
    },
  })
})

test.each([{ MATOMO_URL: 'https://statistik.example.org' }, { MATOMO_SITE_ID: '3' }])(
  'Half a Matomo setting (%j) ends the start with one sentence',
  half => {
    expect(readConfig(half)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Die Einstellungen MATOMO_URL und MATOMO_SITE_ID .+ \/ The settings /),
    })
  },
)

const map = {
  KARTE_WMS: 'https://karten.example.org/wms',
  KARTE_EBENE: 'farbe',
  KARTE_QUELLE: '© Amt für Karten',
}

test('A map service needs its layer and its source, or is not set at all', () => {
  expect(readConfig(map)).toMatchObject({
    ok: true,
    config: {
      kartendienst: { wms: map.KARTE_WMS, ebene: map.KARTE_EBENE, quelle: map.KARTE_QUELLE },
    },
  })
  expect(readConfig({})).toMatchObject({ ok: true, config: { kartendienst: undefined } })
  for (const name of Object.keys(map))
    expect(readConfig({ ...map, [name]: '' })).toEqual({
      ok: false,
      message: expect.stringMatching(
        /^Die Einstellungen KARTE_WMS, KARTE_EBENE und KARTE_QUELLE gelten nur zusammen/,
      ),
    })
})

const CMS_URL = 'https://cms.example.org'

test('Spec §7, §9: an operator describes the town for a remote CMS; its default hours are those of the spec', () => {
  const named = {
    STADT_NAME: 'Stadt Traubach',
    STADT_EMAIL: 'rathaus@traubach.example.org',
    STADT_TELEFON: '030 23125-700',
    STADT_ANSCHRIFT: 'Altes Rathaus, Kirchgasse 2, 76998 Traubach',
  }
  expect(readConfig({ ...named, CMS_URL })).toMatchObject({
    config: {
      stadt: {
        name: 'Stadt Traubach',
        email: 'rathaus@traubach.example.org',
        telefon: '030 23125-700',
        anschrift: { location: 'Altes Rathaus', street: 'Kirchgasse 2', zip: '76998', city: 'Traubach' },
        oeffnungszeiten: [
          {
            regulaereZeiten: [
              { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' },
              { tagestyp: 'DIENSTAG', beginn: '15:00', ende: '17:30' },
              { tagestyp: 'DONNERSTAG', beginn: '15:00', ende: '17:30' },
            ],
          },
        ],
      },
    },
  })
  expect(readConfig({ ...named, CMS_URL, STADT_ANSCHRIFT: 'Kirchgasse 2, 76998 Traubach' })).toMatchObject({
    config: { stadt: { anschrift: { location: '', street: 'Kirchgasse 2' } } },
  })
  const STADT_OEFFNUNGSZEITEN = 'Mo-Mi 09:00-12:00'
  expect(readConfig({ ...named, CMS_URL, STADT_OEFFNUNGSZEITEN })).toMatchObject({
    config: { stadt: { oeffnungszeiten: [{ regulaereZeiten: { length: 3 } }] } },
  })
  expect(readConfig({ ...named, CMS_URL, STADT_OEFFNUNGSZEITEN: 'keine' })).toMatchObject({
    config: { stadt: { oeffnungszeiten: [] } },
  })
  expect(readConfig(named)).toMatchObject({ config: { stadt: undefined } })
})

test('Facts of a town without its name are refused', () => {
  expect(readConfig({ CMS_URL, STADT_EMAIL: 'rathaus@traubach.example.org' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('STADT_NAME'),
  })
})

test.each([
  'mail.example.org',
  'http://mail.example.org',
  'smtps://',
  'smtps://mail.example.org/ordner',
  'smtps://mail.example.org?tls=aus',
  'smtp://mail.example.org?tls=vielleicht',
  'smtp://mail.example.org?ssl=an',
  'smtp://:GEHEIM@mail.example.org',
  'smtps://name:GEHEIM%zz@mail.example.org',
  'smtps://name:GEHEIM#@mail.example.org',
])('An invalid SMTP_URL (%s) gives one sentence, without its password', value => {
  const read = readConfig({ SMTP_URL: value, MAIL_VON: 'website@example.org' })
  expect(!read.ok && read.message).toMatch(
    /^Die Einstellung SMTP_URL hat den Wert \(verborgen\), erwartet wird eine Adresse wie smtps:.+$/,
  )
  expect(!read.ok && read.message).not.toContain('GEHEIM')
})

test.each([
  ['smtps://mail.example.org', { host: 'mail.example.org', port: 465, secure: true, tls: true }],
  [
    'smtp://web%40site:p%40ss%2Fwort@mail.example.org',
    {
      host: 'mail.example.org',
      port: 587,
      secure: false,
      tls: true,
      user: 'web@site',
      password: 'p@ss/wort',
    },
  ],
  ['smtp://localhost', { host: 'localhost', port: 25, secure: false, tls: false }],
  ['smtp://localhost?tls=an', { host: 'localhost', port: 25, secure: false, tls: true }],
  ['smtp://relay:2525?tls=aus', { host: 'relay', port: 2525, secure: false, tls: false }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false, tls: false }],
])(
  'SMTP_URL=%s is understood; mail to another machine is encrypted unless the operator says otherwise',
  (url, server) => {
    const read = readConfig({ SMTP_URL: url, MAIL_VON: 'Stadt Rebenau <website@example.org>' })
    expect(read.ok && read.config.post).toEqual({
      server,
      von: { name: 'Stadt Rebenau', address: 'website@example.org' },
    })
  },
)

test.each([
  [
    'imaps://website%40rebenau.example.org:p%40ss@mail.example.org',
    {
      host: 'mail.example.org',
      port: 993,
      secure: true,
      tls: true,
      user: 'website@rebenau.example.org',
      password: 'p@ss',
      folder: 'INBOX',
    },
  ],
  [
    'imap://web:wort@mail.example.org/R%C3%BCckl%C3%A4ufer/Website',
    {
      host: 'mail.example.org',
      port: 143,
      secure: false,
      tls: true,
      user: 'web',
      password: 'wort',
      folder: 'Rückläufer/Website',
    },
  ],
  [
    'imap://web:wort@localhost:1143/INBOX',
    {
      host: 'localhost',
      port: 1143,
      secure: false,
      tls: false,
      user: 'web',
      password: 'wort',
      folder: 'INBOX',
    },
  ],
])('F2: RUECKLAEUFER_URL=%s is understood', (url, ruecklaeufer) => {
  const read = readConfig({ SMTP_URL: 'smtp://localhost', MAIL_VON: 'a@example.org', RUECKLAEUFER_URL: url })
  expect(read.ok && read.config.post?.ruecklaeufer).toEqual(ruecklaeufer)
})

test.each([
  'imaps://mail.example.org',
  'pop3://web:GEHEIM@mail.example.org',
  'smtps://web:GEHEIM@mail.example.org',
  'imaps://web:GEHEIM@',
  'imaps://web:GEHEIM@mail.example.org/INBOX?tls=aus',
  'imaps://web:GEHEIM@mail.example.org/INBOX?ordner=x',
  'imaps://web:GEHEIM@mail.example.org/%zz',
  'imaps://web:GEHEIM@mail.example.org/INBOX#x',
])('F2: an invalid RUECKLAEUFER_URL (%s) gives one sentence, without its password', value => {
  const read = readConfig({
    SMTP_URL: 'smtp://localhost',
    MAIL_VON: 'a@example.org',
    RUECKLAEUFER_URL: value,
  })
  expect(!read.ok && read.message).toMatch(
    /^Die Einstellung RUECKLAEUFER_URL hat den Wert \(verborgen\), erwartet wird eine Adresse wie imaps:.+$/,
  )
  expect(!read.ok && read.message).not.toContain('GEHEIM')
})

test('F2: a mailbox of bounces without a mail server is refused', () => {
  expect(readConfig({ RUECKLAEUFER_URL: 'imaps://web:wort@mail.example.org' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('RUECKLAEUFER_URL gilt nur zusammen mit SMTP_URL'),
  })
})

test('A mail server without a sender is refused, and the other way round', () => {
  for (const half of [{ SMTP_URL: 'smtp://localhost' }, { MAIL_VON: 'a@example.org' }])
    expect(readConfig(half)).toMatchObject({
      ok: false,
      message: expect.stringContaining('SMTP_URL und MAIL_VON gelten nur zusammen'),
    })
})

test.each([
  'mysql://web:GEHEIM@db.example.org/rathausplatz',
  'db.example.org/rathausplatz',
  'postgres://web:GEHEIM@db.example.org',
  'postgres://web:GEHEIM@db.example.org:99999/rathausplatz',
])('An invalid DATABASE_URL (%s) gives one sentence, without its password', value => {
  const read = readConfig({ DATABASE_URL: value })
  expect(!read.ok && read.message).toMatch(
    /^Die Einstellung DATABASE_URL hat den Wert \(verborgen\), erwartet .+$/,
  )
  expect(!read.ok && read.message).not.toContain('GEHEIM')
})

test('The database is in the data folder unless DATABASE_URL names another', () => {
  expect(readConfig({})).toMatchObject({ config: { databaseUrl: undefined } })
  const url = 'postgres://web:p%40ss@db.example.org/rathausplatz?sslmode=verify-full'
  expect(readConfig({ DATABASE_URL: url })).toMatchObject({ config: { databaseUrl: url } })
})

test('A weak password for the demo town is refused, and not shown', () => {
  const refused = readConfig({ DEMO_PASSWORT: 'passwort1234' })
  expect(refused).toEqual({
    ok: false,
    message: expect.stringMatching(
      /^Die Einstellung DEMO_PASSWORT wird nicht angenommen: Dieses Passwort steht auf Listen/,
    ),
  })
  expect(readConfig({ DEMO_PASSWORT: 'kurz' })).toEqual({
    ok: false,
    message: expect.not.stringContaining('kurz'),
  })
  expect(readConfig({ DEMO_PASSWORT: 'Kelter Amsel Brunnen Pflug' })).toMatchObject({ ok: true })
})

test('An identity provider needs all its settings; its secret is in no message', () => {
  const whole = {
    OIDC_AUSSTELLER: 'https://konto.example.org/realms/rathaus',
    OIDC_KENNUNG: 'website',
    OIDC_GEHEIMNIS: 'GEHEIM',
  }
  expect(readConfig({})).toMatchObject({ config: { provider: undefined } })
  expect(readConfig({ ...whole, OIDC_ZWEITER_FAKTOR: 'mfa, urn:x' })).toMatchObject({
    config: {
      provider: {
        issuer: whole.OIDC_AUSSTELLER,
        clientId: 'website',
        clientSecret: 'GEHEIM',
        name: 'Mit dem Konto der Verwaltung anmelden',
        factorWords: ['mfa', 'urn:x'],
      },
    },
  })
  // On this machine the address need not be encrypted.
  expect(readConfig({ ...whole, OIDC_AUSSTELLER: 'http://127.0.0.1:9000' }).ok).toBe(true)
  for (const missing of Object.keys(whole)) {
    expect(readConfig({ ...whole, [missing]: '' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('gelten nur zusammen'),
    })
  }
  const wrong = readConfig({ ...whole, OIDC_GEHEIMNIS: 'NIEMANDEM\nSAGEN' })
  expect(!wrong.ok && wrong.message).toContain('(verborgen)')
  expect(!wrong.ok && wrong.message).not.toContain('NIEMANDEM')
})

test.each([
  ['a real town', { PUBLIC_URL: 'https://www.example.org' }, []],
  ['a town on this machine without the demo', { DEMO: 'aus' }, []],
  ['the demo town', { DEMO: 'an' }, ['https://rebenau.bewerberportal.example']],
  [
    'the demo town with portals of its own',
    { DEMO: 'an', FRAME_ORIGINS: 'https://a.example' },
    ['https://a.example'],
  ],
])('A10: %s frames only what it has named', (_what, given, frameOrigins) => {
  expect(readConfig(given)).toMatchObject({ config: { frameOrigins } })
})
