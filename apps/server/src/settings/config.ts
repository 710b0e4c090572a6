import { resolve } from 'node:path'
import type { Post, ProviderSettings, Warnregion } from '@rathausplatz/cms'
import { objectionTo } from '@rathausplatz/cms/password-rules'
import type { Stadt } from '@rathausplatz/contract'
import * as z from 'zod'
import { framedBy, hostSettings } from './host-settings.ts'
import { mailSettings, namedPost } from './mail-settings.ts'
import { HALF_A_MAP, type Kartendienst, mapSettings, namedMap } from './map-settings.ts'
import { HALF_A_MATOMO, matomoSettings, namedMatomo } from './matomo-settings.ts'
import { HALF_A_PROVIDER, namedProvider, providerSettings } from './provider-settings.ts'
import { dsn, origin, schalter } from './setting-values.ts'
import { lacksTownName, namedTown, TOWN_WITHOUT_NAME, townSettings } from './town-settings.ts'
import { namedRegion, warningSettings } from './warning-settings.ts'

/**
 * Every setting of the server, read from the environment. `.meta()` describes in German and English what a
 * setting expects; the message about an invalid value uses the same words.
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
  PUBLIC_URL: origin.optional().meta({
    erwartet: 'eine Adresse wie https://www.example.org',
    expected: 'an origin such as https://www.example.org',
  }),
  ...hostSettings,
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
  ...matomoSettings,
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
  /** A PostgreSQL database; undefined: a file in the data folder. */
  databaseUrl: string | undefined
  /** Origin of a remote CMS; undefined: the embedded CMS answers. */
  cmsUrl: string | undefined
  /**
   * Facts of the town for a remote CMS that does not provide them. Ignored by the embedded CMS, which has its
   * own.
   */
  stadt: Stadt | undefined
  /** Origins whose pictures this site passes on, beside those of a remote CMS. */
  bildOrigins: readonly string[]
  /** Public address of the site. Links, feeds and mails use it, never what a request claims. */
  publicUrl: string
  /**
   * Host name under which requests are answered; undefined: any, because the operator has named no public
   * address.
   */
  knownHost: string | undefined
  /**
   * Origins whose pages may be shown in a frame, such as an applicant portal. Pages of others are only
   * linked.
   */
  frameOrigins: readonly string[]
  /** Hosts of push services beside those of the known browsers. */
  pushDienste: readonly string[]
  /** How long a session lasts, in seconds (spec §9). */
  sessionSeconds: number
  trustProxy: boolean
  logLevel: z.output<typeof settings>['LOG_LEVEL']
  /** Number of processes that answer; `auto`: as many as the machine has cores. */
  workers: number | 'auto'
  /** Whether finished pages are cached in memory while they are valid. */
  seitenspeicher: boolean
  /** Whether `/vorschau` exists: all templates with all examples, for developers and authors. */
  vorschau: boolean
  /** Whether external links in contents are checked. */
  linkpruefung: boolean
  /** Region and services of warnings; none if undefined. */
  warnregion: Warnregion | undefined
  /** Map service that replaces the town's own picture of a map; the picture if undefined. */
  kartendienst: Kartendienst | undefined
  /** Matomo that counts page views; none if undefined. */
  matomo: { url: string; siteId: string } | undefined
  /** Receiver of fault reports beside the log; none if undefined. */
  sentry: z.output<typeof dsn> | undefined
  /** How mails are sent; without it they wait. */
  post: Post | undefined
  /** Identity provider with which editors may sign in; none if undefined. */
  provider: ProviderSettings | undefined
  /** Whether a new town is filled with the demo. A public town gets it only on request. */
  demo: boolean
  /** Password of the demo accounts, for tests; undefined: a new one is generated and printed once. */
  demoPasswort: string | undefined
  /**
   * Whether an empty data folder may become a new town. Not for a public town, unless the operator asks for
   * the demo: its data may just be out of reach.
   */
  create: boolean
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; message: string }

export function readConfig(environment: Record<string, string | undefined>): ConfigResult {
  // An empty value in `.env` means that the setting is not set.
  const given = Object.fromEntries(
    Object.keys(settings.shape)
      .map(name => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) return { ok: false, message: describe(parsed.error, given) }
  const { data } = parsed
  const counted = namedMatomo(data)
  if (!counted.ok) return { ok: false, message: HALF_A_MATOMO }
  const mailed = namedPost(data)
  if (!mailed.ok) return { ok: false, message: mailed.message }
  const named = namedProvider(data)
  if (!named.ok) return { ok: false, message: HALF_A_PROVIDER }
  const warned = namedRegion(data)
  if (!warned.ok) return { ok: false, message: warned.message }
  const map = namedMap(data)
  if (!map.ok) return { ok: false, message: HALF_A_MAP }
  const objection = data.DEMO_PASSWORT && objectionTo(data.DEMO_PASSWORT, EXAMPLE)
  if (objection)
    return { ok: false, message: `Die Einstellung DEMO_PASSWORT wird nicht angenommen: ${objection}` }
  const stadt = namedTown(data)
  if (lacksTownName(data)) return { ok: false, message: TOWN_WITHOUT_NAME }
  const isPublic = data.PUBLIC_URL !== undefined
  const demo = data.DEMO ?? !isPublic
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`
  return {
    ok: true,
    config: {
      port: data.PORT,
      host: data.HOST,
      dataDir: data.DATA_DIR,
      databaseUrl: data.DATABASE_URL,
      cmsUrl: data.CMS_URL,
      stadt: data.CMS_URL ? stadt : undefined,
      bildOrigins: data.BILD_ORIGINS,
      publicUrl,
      knownHost: data.PUBLIC_URL && new URL(data.PUBLIC_URL).host,
      frameOrigins: framedBy(data.FRAME_ORIGINS, { demo, publicUrl }),
      pushDienste: data.PUSH_DIENSTE,
      sessionSeconds: data.SESSION_SECONDS,
      demoPasswort: data.DEMO_PASSWORT,
      trustProxy: data.TRUST_PROXY,
      logLevel: data.LOG_LEVEL,
      workers: data.WORKERS,
      seitenspeicher: data.SEITENSPEICHER,
      vorschau: data.VORSCHAU,
      // Link checks name the site to others: a town without a public address makes none.
      linkpruefung: data.LINKPRUEFUNG && data.PUBLIC_URL !== undefined,
      warnregion: warned.region,
      kartendienst: map.dienst,
      matomo: counted.matomo,
      sentry: data.SENTRY_DSN,
      post: mailed.post,
      provider: named.provider,
      demo,
      create: demo || !isPublic,
    },
  }
}

/**
 * The demo password applies to all example accounts, so it is not compared with the name or address of one.
 */
const EXAMPLE = { email: '', vorname: '', nachname: '' }

function describe(error: z.ZodError, given: Record<string, string | undefined>): string {
  const wrong = new Set(error.issues.map(issue => String(issue.path[0])))
  return [...wrong].map(name => describeSetting(name, given[name])).join('\n')
}

function describeSetting(name: string, value: string | undefined): string {
  const { erwartet, expected, geheim } = settings.shape[name as keyof typeof settings.shape].meta() as Record<
    string,
    string
  >
  // A setting that may hold a password is neither printed nor logged.
  const shown = geheim ?? JSON.stringify(value)
  return `Die Einstellung ${name} hat den Wert ${shown}, erwartet wird ${erwartet}. / The setting ${name} is ${shown}, expected is ${expected}.`
}
