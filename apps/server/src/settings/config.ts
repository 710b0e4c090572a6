import { resolve } from 'node:path'
import type { Post, ProviderSettings, Warnregion } from '@rathausplatz/cms'
import { objectionTo } from '@rathausplatz/cms/password-rules'
import type { Stadt } from '@rathausplatz/contract'
import * as z from 'zod'
import { mailSettings } from './mail-settings.ts'
import { HALF_A_MAP, type Kartendienst, mapSettings, namedMap } from './map-settings.ts'
import { HALF_A_PROVIDER, namedProvider, providerSettings } from './provider-settings.ts'
import { namedTown, townSettings } from './town-settings.ts'
import { namedRegion, warningSettings } from './warning-settings.ts'

/** A setting that is on or off, in the office's words. */
const schalter = z.enum(['an', 'aus']).transform(value => value === 'an')

/** An address without a path: what stands before the first slash of every page. */
const origin = z
  .url({ protocol: /^https?$/ })
  .transform(value => new URL(value))
  .refine(url => url.pathname === '/' && !url.search && !url.hash && !url.username)
  .transform(url => url.origin)

/** Origins of other houses, with blanks or commas between them. */
const several = (one: typeof origin) =>
  z
    .string()
    .transform(text => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(one).max(20))

/** Encrypted and named in full: they go into our policy. */
const framed = several(origin.refine(address => /^https:\/\/[\w.-]+(?::\d+)?$/.test(address)))

/** Address of a service of another house, perhaps in a folder there; nothing behind it and nobody's name before it. */
const service = z
  .url({ protocol: /^https?$/ })
  .transform(value => new URL(value))
  .refine(url => !url.search && !url.hash && !url.username && !url.password)
  .transform(url => url.origin + url.pathname.replace(/\/+$/, ''))

/** What Sentry calls a DSN, `https://key@errors.example.org/7`: where reports go and the public key that they carry. */
const dsn = z
  .url({ protocol: /^https?$/ })
  .transform(value => new URL(value))
  .refine(url => /^\w+$/.test(url.username) && !url.password && !url.search && !url.hash)
  .refine(url => /\/\d+$/.test(url.pathname))
  .transform(({ origin, pathname, username }) => ({
    envelopes: `${origin}${pathname.replace(/\/(\d+)$/, '/api/$1/envelope/')}`,
    key: username,
  }))

/**
 * Every setting of the server, read from the environment. `.meta()` says in German and English what a setting expects;
 * the same words stand in the message about a wrong value.
 */
export const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine(port => port <= 65_535)
    .default(3000)
    .meta({ erwartet: 'eine Zahl von 0 bis 65535', expected: 'a number from 0 to 65535' }),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('localhost')
    .meta({ erwartet: 'ein Rechnername oder eine IP-Adresse', expected: 'a host name or an IP address' }),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform(folder => resolve(folder))
    .meta({ erwartet: 'der Pfad eines Ordners', expected: 'the path of a folder' }),
  DATABASE_URL: z
    .string()
    .refine(address => /^postgres(ql)?:\/\/[^/]+\/[^/?]/.test(address) && URL.canParse(address))
    .optional()
    .meta({
      erwartet: 'eine Adresse wie postgres://name:kennwort@db.example.org/rathausplatz',
      expected: 'an address such as postgres://name:password@db.example.org/rathausplatz',
      geheim: '(verborgen)',
    }),
  CMS_URL: origin.optional().meta({
    erwartet: 'eine Adresse wie https://cms.example.org',
    expected: 'an origin such as https://cms.example.org',
  }),
  ...townSettings,
  BILD_ORIGINS: several(origin).default([]).meta({
    erwartet: 'Adressen wie https://bilder.example.org, mit Leerzeichen dazwischen',
    expected: 'origins such as https://bilder.example.org, separated by blanks',
  }),
  PUBLIC_URL: origin.optional().meta({
    erwartet: 'eine Adresse wie https://www.example.org',
    expected: 'an origin such as https://www.example.org',
  }),
  FRAME_ORIGINS: framed.default(['https://rebenau.bewerberportal.example']).meta({
    erwartet: 'Adressen wie https://portal.example.org, mit Leerzeichen dazwischen',
    expected: 'origins such as https://portal.example.org, separated by blanks',
  }),
  SESSION_SECONDS: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine(seconds => seconds >= 300 && seconds <= 43_200)
    .default(3_600)
    .meta({ erwartet: 'eine Zahl von 300 bis 43200', expected: 'a number from 300 to 43200' }),
  TRUST_PROXY: schalter.default(false).meta({ erwartet: '„an“ oder „aus“', expected: '"an" or "aus"' }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').meta({
    erwartet: 'debug, info, warn, error oder silent',
    expected: 'debug, info, warn, error or silent',
  }),
  WORKERS: z
    .string()
    .regex(/^(?:auto|[1-9]|[1-5]\d|6[0-4])$/)
    .transform(value => (value === 'auto' ? value : Number(value)))
    .default('auto')
    .meta({ erwartet: '„auto“ oder eine Zahl von 1 bis 64', expected: '"auto" or a number from 1 to 64' }),
  SEITENSPEICHER: schalter.default(false).meta({ erwartet: '„an“ oder „aus“', expected: '"an" or "aus"' }),
  VORSCHAU: schalter.default(false).meta({ erwartet: '„an“ oder „aus“', expected: '"an" or "aus"' }),
  LINKPRUEFUNG: schalter.default(true).meta({ erwartet: '„an“ oder „aus“', expected: '"an" or "aus"' }),
  ...warningSettings,
  ...mapSettings,
  MATOMO_URL: service.optional().meta({
    erwartet: 'eine Adresse wie https://statistik.example.org',
    expected: 'an address such as https://statistik.example.org',
  }),
  MATOMO_SITE_ID: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional()
    .meta({ erwartet: 'die Nummer der Website in Matomo', expected: 'the number of the site in Matomo' }),
  SENTRY_DSN: dsn.optional().meta({
    erwartet: 'eine DSN wie https://schluessel@fehler.example.org/7',
    expected: 'a DSN such as https://key@errors.example.org/7',
  }),
  ...mailSettings,
  ...providerSettings,
  DEMO_PASSWORT: z
    .string()
    .min(12)
    .max(200)
    .optional()
    .meta({ erwartet: 'mindestens 12 Zeichen', expected: 'at least 12 characters', geheim: '(verborgen)' }),
  DEMO: schalter.optional().meta({ erwartet: '„an“ oder „aus“', expected: '"an" or "aus"' }),
})

export type Config = {
  port: number
  /** `localhost` means this machine only, on IPv4 and IPv6. */
  host: string
  dataDir: string
  /** The database on a PostgreSQL server. Without it a file in the folder. */
  databaseUrl: string | undefined
  /** A CMS elsewhere. Without it the embedded one answers. */
  cmsUrl: string | undefined
  /** The town where a CMS elsewhere does not say it. Our own CMS knows it, so nothing else counts there. */
  stadt: Stadt | undefined
  /** Whose pictures this site passes on beside those of a CMS elsewhere. */
  bildOrigins: readonly string[]
  /** Where the public finds the site. Links, feeds and mails are built on it, never on what a request claims. */
  publicUrl: string
  /** Host names under which requests are answered; undefined: any, because the operator named no public address. */
  knownHost: string | undefined
  /** Whose pages may be shown in a frame, such as an applicant portal. Everyone else's only by a link. */
  frameOrigins: readonly string[]
  /** How long whoever signs in stays signed in, in seconds (spec §9). */
  sessionSeconds: number
  trustProxy: boolean
  logLevel: z.output<typeof settings>['LOG_LEVEL']
  /** How many processes answer; `auto`: as the machine has cores. */
  workers: number | 'auto'
  /** Whether finished pages are kept in memory for as long as they hold. */
  seitenspeicher: boolean
  /** Whether `/vorschau` is there: all templates with all examples, for those who build and write. */
  vorschau: boolean
  /** Whether addresses of other houses that contents lead to are tried. */
  linkpruefung: boolean
  /** For whom which services are asked for warnings; none if undefined. */
  warnregion: Warnregion | undefined
  /** Whose map is shown in place of the picture that the town has; its own if undefined. */
  kartendienst: Kartendienst | undefined
  /** Where page views are counted; nowhere if undefined. */
  matomo: { url: string; siteId: string } | undefined
  /** Where faults are reported beside the log; nowhere if undefined. */
  sentry: z.output<typeof dsn> | undefined
  /** How mails leave the house; without it they wait. */
  post: Post | undefined
  /** Where editors may sign in with the account that the town gives them; nowhere if undefined. */
  provider: ProviderSettings | undefined
  /** Fill a new town with the demo. A town that is public gets it only when asked for. */
  demo: boolean
  /** Password of the demo town's accounts, for tests; without it a new one is made and told once. */
  demoPasswort: string | undefined
  /** An empty data folder may become a new town. Not so for a public one: its data may just be out of reach. */
  create: boolean
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; message: string }

export function readConfig(environment: Record<string, string | undefined>): ConfigResult {
  // An empty value is what `.env` leaves behind for a setting nobody filled in.
  const given = Object.fromEntries(
    Object.keys(settings.shape)
      .map(name => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) return { ok: false, message: describe(parsed.error, given) }
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    CMS_URL,
    PUBLIC_URL,
    FRAME_ORIGINS,
    TRUST_PROXY,
    LOG_LEVEL,
    VORSCHAU,
    DEMO,
  } = parsed.data
  const { BILD_ORIGINS, MATOMO_URL, MATOMO_SITE_ID, SENTRY_DSN, SMTP_URL, MAIL_VON, DEMO_PASSWORT } =
    parsed.data
  if (!MATOMO_URL !== !MATOMO_SITE_ID) return { ok: false, message: HALF_A_MATOMO }
  if (!SMTP_URL !== !MAIL_VON) return { ok: false, message: HALF_A_POST }
  const named = namedProvider(parsed.data)
  if (!named.ok) return { ok: false, message: HALF_A_PROVIDER }
  const warned = namedRegion(parsed.data)
  if (!warned.ok) return { ok: false, message: warned.message }
  const map = namedMap(parsed.data)
  if (!map.ok) return { ok: false, message: HALF_A_MAP }
  const objection = DEMO_PASSWORT && objectionTo(DEMO_PASSWORT, EXAMPLE)
  if (objection)
    return { ok: false, message: `Die Einstellung DEMO_PASSWORT wird nicht angenommen: ${objection}` }
  const stadt = namedTown(parsed.data)
  if (!stadt && townFacts.some(name => parsed.data[name])) return { ok: false, message: TOWN_WITHOUT_NAME }
  const isPublic = PUBLIC_URL !== undefined
  const demo = DEMO ?? !isPublic
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`
  return {
    ok: true,
    config: {
      port: PORT,
      host: HOST,
      dataDir: DATA_DIR,
      databaseUrl: DATABASE_URL,
      cmsUrl: CMS_URL,
      stadt: CMS_URL ? stadt : undefined,
      bildOrigins: BILD_ORIGINS,
      publicUrl,
      knownHost: PUBLIC_URL && new URL(PUBLIC_URL).host,
      // Our own pages in a frame of ours could open its sandbox from inside.
      frameOrigins: FRAME_ORIGINS.filter(address => address !== publicUrl),
      sessionSeconds: parsed.data.SESSION_SECONDS,
      demoPasswort: parsed.data.DEMO_PASSWORT,
      trustProxy: TRUST_PROXY,
      logLevel: LOG_LEVEL,
      workers: parsed.data.WORKERS,
      seitenspeicher: parsed.data.SEITENSPEICHER,
      vorschau: VORSCHAU,
      // Who asks others says who it is: a town that nobody finds asks nobody.
      linkpruefung: parsed.data.LINKPRUEFUNG && PUBLIC_URL !== undefined,
      warnregion: warned.region,
      kartendienst: map.dienst,
      matomo: MATOMO_URL && MATOMO_SITE_ID ? { url: MATOMO_URL, siteId: MATOMO_SITE_ID } : undefined,
      sentry: SENTRY_DSN,
      post: SMTP_URL && MAIL_VON ? { server: SMTP_URL, von: MAIL_VON } : undefined,
      provider: named.provider,
      demo,
      create: demo || !isPublic,
    },
  }
}

const HALF_A_MATOMO =
  'Die Einstellungen MATOMO_URL und MATOMO_SITE_ID gelten nur zusammen: Eine von beiden fehlt. / The settings MATOMO_URL and MATOMO_SITE_ID belong together: one of them is missing.'

/** Nobody's name and address: those of the example accounts are no part of a setting. */
const EXAMPLE = { email: '', vorname: '', nachname: '' }

const HALF_A_POST =
  'Die Einstellungen SMTP_URL und MAIL_VON gelten nur zusammen: Eine von beiden fehlt. / The settings SMTP_URL and MAIL_VON belong together: one of them is missing.'

const townFacts = ['STADT_EMAIL', 'STADT_TELEFON', 'STADT_ANSCHRIFT'] as const

const TOWN_WITHOUT_NAME =
  'Die Einstellungen STADT_EMAIL, STADT_TELEFON und STADT_ANSCHRIFT gelten nur mit STADT_NAME: Der Name der Stadt fehlt. / The settings STADT_EMAIL, STADT_TELEFON and STADT_ANSCHRIFT need STADT_NAME: the name of the town is missing.'

function describe(error: z.ZodError, given: Record<string, string | undefined>): string {
  const wrong = new Set(error.issues.map(issue => String(issue.path[0])))
  return [...wrong].map(name => describeSetting(name, given[name])).join('\n')
}

function describeSetting(name: string, value: string | undefined): string {
  const { erwartet, expected, geheim } = settings.shape[name as keyof typeof settings.shape].meta() as Record<
    string,
    string
  >
  // What may hold a password stands neither on a screen nor in a log.
  const shown = geheim ?? JSON.stringify(value)
  return `Die Einstellung ${name} hat den Wert ${shown}, erwartet wird ${erwartet}. / The setting ${name} is ${shown}, expected is ${expected}.`
}
