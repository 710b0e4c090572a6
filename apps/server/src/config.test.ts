import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig, settings } from './config.ts'

const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))

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

test('.env.example shows the values that hold without it', () => {
  expect(readConfig(example as Record<string, string>)).toEqual(readConfig({}))
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
  ['TRUST_PROXY', 'vielleicht'],
  ['LOG_LEVEL', 'laut'],
  ['VORSCHAU', 'ja'],
  ['DEMO', 'off'],
  ['STADT_EMAIL', 'stadt at example.org'],
  ['STADT_TELEFON', 'im Rathaus'],
  ['STADT_ANSCHRIFT', 'Marktplatz 1'],
  ['STADT_OEFFNUNGSZEITEN', 'vormittags'],
  ['STADT_OEFFNUNGSZEITEN', 'Mo-Fr 08:30-25:00'],
  ['STADT_OEFFNUNGSZEITEN', 'Fr-Mo 08:30-12:00'],
  ['BILD_ORIGINS', 'bilder.example.org'],
  ['BILD_ORIGINS', 'https://bilder.example.org/ordner'],
  ['MATOMO_URL', 'statistik.example.org'],
  ['MATOMO_URL', 'https://statistik.example.org/#eins'],
  ['MATOMO_SITE_ID', 'eins'],
  ['MATOMO_SITE_ID', '0'],
  ['SENTRY_DSN', 'https://fehler.example.org/7'],
  ['SENTRY_DSN', 'https://abc@fehler.example.org/'],
  ['SENTRY_DSN', 'https://abc:geheim@fehler.example.org/7'],
])('A wrong %s (%s) gives one German and English sentence', (name, value) => {
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
])('X5: what an empty data folder becomes when %s', (_when, environment, config) => {
  expect(readConfig(environment)).toMatchObject({ ok: true, config })
})

test('Two wrong settings give two sentences', () => {
  const read = readConfig({ PORT: 'x', DEMO: 'x' })
  expect(read).toMatchObject({ ok: false, message: expect.stringMatching(/PORT.*\n.*DEMO/) })
})

test('A public address makes its host the only one that is known', () => {
  expect(readConfig({ PUBLIC_URL: 'https://www.rebenau.example.org/' })).toMatchObject({
    config: { publicUrl: 'https://www.rebenau.example.org', knownHost: 'www.rebenau.example.org' },
  })
})

test('Frames may show several houses, but never this one', () => {
  const FRAME_ORIGINS =
    'https://portal.example.org/, https://karte.example.org  https://www.rebenau.example.org'
  expect(readConfig({ FRAME_ORIGINS, PUBLIC_URL: 'https://www.rebenau.example.org' })).toMatchObject({
    config: { frameOrigins: ['https://portal.example.org', 'https://karte.example.org'] },
  })
})

test('A star in front of a name lets nobody into a frame', () => {
  expect(readConfig({ FRAME_ORIGINS: 'https://*.example.org' }).ok).toBe(false)
})

test('Spec §7: page views and faults are told to nobody unless an operator says to whom', () => {
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
  'Half a Matomo (%j) ends the start with one sentence',
  half => {
    expect(readConfig(half)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Die Einstellungen MATOMO_URL und MATOMO_SITE_ID .+ \/ The settings /),
    })
  },
)

const CMS_URL = 'https://cms.example.org'

test('Spec §7, §9: an operator names the town for a CMS elsewhere; its hours are those of the spec unless said', () => {
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

test('What is said of a town without a name is refused', () => {
  expect(readConfig({ CMS_URL, STADT_EMAIL: 'rathaus@traubach.example.org' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('STADT_NAME'),
  })
})
