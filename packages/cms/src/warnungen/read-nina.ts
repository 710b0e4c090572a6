import * as z from 'zod'
import { isAdvance, isForAll, type Message, type Said, severityOf } from './message.ts'
import { MOST_KEYS } from './region.ts'
import { saysTest } from './says-test.ts'
import { endOf, momentOf, possibleTimes } from './times.ts'

const text = z.string().catch('')
const list = <S extends z.ZodType>(of: S, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform(all => all.slice(0, most).flatMap(one => of.safeParse(one).data ?? []) as z.output<S>[])

const id = z
  .string()
  .min(3)
  .max(200)
  .regex(/^[\w.:=+~@-]+$/)

/** One entry in the list of a county. */
const entry = z.object({
  id,
  sent: text,
  i18nTitle: z.object({ de: text }).partial().catch({}),
  payload: z
    .object({
      version: z.union([z.number(), z.string()]).optional().catch(undefined),
      hash: text,
      data: z.object({ headline: text, severity: text, msgType: text, provider: text }).partial().catch({}),
    })
    .partial()
    .catch({}),
})
export type NinaEntry = z.infer<typeof entry>

/**
 * Most entries of a list: for each frost warning, a county of 230 municipalities has one entry per
 * municipality.
 */
const MOST_ENTRIES = 3_000

/**
 * Reads the current warnings of a county. Returns undefined if the answer is not such a list. Unreadable
 * entries are left out, and the list then counts as incomplete.
 */
export function readDashboard(
  json: unknown,
): { readonly entries: readonly NinaEntry[]; readonly isWhole: boolean } | undefined {
  if (!Array.isArray(json)) return undefined
  const entries = list(entry, MOST_ENTRIES).parse(json)
  return json.length > 0 && entries.length === 0
    ? undefined
    : { entries, isWhole: entries.length === json.length }
}

const pair = z.object({ valueName: z.string(), value: text })
const area = z.object({ areaDesc: text, geocode: list(pair, 200) })
const info = z.object({
  language: text,
  event: text,
  urgency: text,
  severity: text,
  certainty: text,
  effective: text,
  onset: text,
  expires: text,
  senderName: text,
  headline: text,
  description: text,
  instruction: text,
  web: text,
  contact: text,
  parameter: list(pair, 100),
  area: list(area, 2_000),
})
const detail = z.object({
  identifier: id,
  sender: text,
  sent: text,
  status: text,
  msgType: text,
  scope: text,
  references: z.union([z.string(), z.array(z.string()).transform(all => all.join(' '))]).catch(''),
  info: list(info, 10),
})
export type NinaDetail = z.infer<typeof detail>

export const readDetail = (json: unknown): NinaDetail | undefined => detail.safeParse(json).data

/** Returns the version of an entry, which is known before its details are requested. */
export const versionOf = ({ sent, payload }: NinaEntry): string =>
  [payload.hash, payload.version, sent].filter(Boolean).join(' ').slice(0, 200)

const PROVIDERS: Readonly<Record<string, string>> = {
  mow: 'MoWaS',
  kat: 'KATWARN',
  biw: 'BIWAPP',
  dwd: 'Deutscher Wetterdienst',
  lhp: 'Länderübergreifendes Hochwasserportal',
  pol: 'Polizei',
}

const providerOf = (id: string): string => PROVIDERS[id.slice(0, 3).toLowerCase()] ?? ''

/** True for warnings of the weather service that the federal service passes on. */
const isWeather = (id: string): boolean => id.toLowerCase().startsWith('dwd.')

/** Returns the message of an entry: from its details, or from the entry alone if the details are missing. */
export function messageOf(
  entry: NinaEntry,
  detail: NinaDetail | undefined,
  now: string,
): Message | undefined {
  const { payload } = entry
  const headline = titleOf(entry)
  const best = detail?.info.find(({ language }) => /^de\b|^$/i.test(language)) ?? detail?.info[0]
  const times = possibleTimes(
    {
      gesendet: momentOf(detail?.sent) ?? momentOf(entry.sent),
      beginn: momentOf(best?.onset) ?? momentOf(best?.effective),
      bis: endOf(best?.expires),
    },
    now,
  )
  const parameter = (name: string) => best?.parameter.find(one => one.valueName === name)?.value ?? ''
  const type = (detail?.msgType || payload.data?.msgType || 'Alert').toLowerCase()
  const said: Said = {
    titel: best?.headline || headline,
    ereignis: best?.event ?? '',
    schwere: severityOf(best?.severity, payload.data?.severity),
    vorab: isAdvance(best?.urgency, best?.certainty),
    beschreibung: best?.description ?? '',
    anweisung: best?.instruction || parameter('instructionText'),
    gebiet:
      best?.area
        .map(({ areaDesc }) => areaDesc)
        .filter(Boolean)
        .join(', ') ?? '',
    schluessel:
      parameter('warnVerwaltungsbereiche')
        .match(/(?<!\d)(?:\d{12}|\d{9}|\d{8}|\d{5}|\d{2})(?!\d)/g)
        ?.slice(0, MOST_KEYS) ?? [],
    absender: parameter('sender_langname') || best?.senderName || '',
    quelle: providerOf(entry.id),
    web: best?.web ?? '',
    kontakt: best?.contact ?? '',
    ...times,
  }
  // Receipts between services (CAP 1.2) are no warnings.
  const isReceipt = type === 'ack' || type === 'error'
  const isReal = detail
    ? isForAll(detail.status, detail.scope)
    : // Without details, the title usually tells.
      !saysTest({ titel: headline.slice(0, 300), gesendet: times.gesendet })
  const isShown = isReal && !isReceipt
  return {
    art: isShown ? (type === 'cancel' ? 'entwarnung' : 'meldung') : 'uebung',
    kennung: eventOf(entry),
    // What is not shown replaces nothing: an exercise or a receipt may refer to a real warning.
    ersetzt: isShown ? referencesOf(detail?.references ?? '', entry.id) : [],
    version: '',
    isAnew: !isWeather(entry.id),
    hasDetails: detail !== undefined,
    said,
  }
}

/**
 * Returns the key of an event. Weather warnings have one entry per municipality with arbitrary ids; for all
 * other entries, the id is the key.
 */
export const eventOf = (entry: NinaEntry): string =>
  isWeather(entry.id) ? `dwd.${titleOf(entry)}|${entry.sent.slice(0, 16)}`.slice(0, 200) : entry.id

const titleOf = ({ i18nTitle, payload }: NinaEntry): string => i18nTitle.de || payload.data?.headline || ''

/**
 * Parses references of the form `sender,identifier,sent`, separated by spaces. Some services write only
 * identifiers.
 */
const referencesOf = (references: string, own: string): string[] => {
  const provider = own.slice(0, own.indexOf('.') + 1)
  return references
    .slice(0, 10_000)
    .split(/\s+/)
    .flatMap(one => {
      const parts = one.split(',').filter(Boolean)
      const isTriple = parts.length === 3 && momentOf(parts[2]) !== null
      return isTriple ? parts.slice(1, 2) : parts
    })
    .filter(one => id.safeParse(one).success)
    .slice(0, 50)
    .flatMap(one => (one.startsWith(provider) ? one : [one, provider + one]))
}
