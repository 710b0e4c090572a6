import * as z from 'zod'
import { commonHeight } from './altitude.ts'
import { inBestLanguage, inEasyLanguage, together } from './choose-info.ts'
import { languageInWords } from './language.ts'
import { isAdvance, isForAll, type Message, type Said, severest, severityOf } from './message.ts'
import { concerns, MOST_KEYS, type Warnregion } from './region.ts'
import { saysTest } from './says-test.ts'
import { endOf, momentOf, possibleTimes } from './times.ts'
import { firstWords } from './words-or-code.ts'

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
/** Services write numbers with and without quotation marks. */
const number = z.union([z.string(), z.number().transform(String)]).catch('')
const area = z.object({ areaDesc: text, geocode: list(pair, 200), altitude: number, ceiling: number })
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

type Info = z.infer<typeof info>

const parametersOf = (parts: readonly Info[], name: string): readonly string[] =>
  parts.flatMap(({ parameter }) => parameter.filter(one => one.valueName === name)).map(({ value }) => value)

/** The places of parts of a message, in words and as official keys. */
const placesOf = (parts: readonly Info[]): Pick<Said, 'gebiet' | 'schluessel'> => ({
  gebiet: together(
    parts.flatMap(({ area }) => area.map(({ areaDesc }) => areaDesc)),
    ', ',
  ),
  schluessel: parametersOf(parts, 'warnVerwaltungsbereiche')
    .flatMap(value => value.match(/(?<!\d)(?:\d{12}|\d{9}|\d{8}|\d{5}|\d{2})(?!\d)/g) ?? [])
    .slice(0, MOST_KEYS),
})

/**
 * Returns the parts of a message that the town reads: in the best language, and for its own area if a message has
 * several areas. If none is for the town, all of them say what happens nearby.
 */
function partsFor(all: readonly Info[], region: Warnregion): readonly Info[] {
  const told = inBestLanguage(all)
  const own = told.filter(one => concerns(placesOf([one]), region))
  return own.length > 0 ? own : told
}

const instructionOf = (one: Info): string =>
  one.instruction || (parametersOf([one], 'instructionText')[0] ?? '')

/** Joins the texts of several parts; a part with another headline than the first keeps its own. */
const textsOf = (parts: readonly Info[], text: (one: Info) => string): string =>
  together(
    parts.map(one => {
      const isOther = one.headline !== parts[0]?.headline && text(one) !== ''
      return isOther ? `${one.headline}\n${text(one)}` : text(one)
    }),
  )

/** Returns the message of an entry: from its details, or from the entry alone if the details are missing. */
export function messageOf(
  entry: NinaEntry,
  detail: NinaDetail | undefined,
  now: string,
  region: Warnregion,
): Message | undefined {
  const { payload } = entry
  const headline = titleOf(entry)
  const listed = payload.data?.severity
  const parts = partsFor(detail?.info ?? [], region)
  const [best] = parts
  const easy = inEasyLanguage(detail?.info ?? [], parts).filter(one => concerns(placesOf([one]), region))
  const begins = parts.map(({ onset, effective }) => momentOf(onset) ?? momentOf(effective))
  const ends = parts.map(({ expires }) => endOf(expires))
  const times = possibleTimes(
    {
      gesendet: momentOf(detail?.sent) ?? momentOf(entry.sent),
      // A part without a beginning applies at once, and one without an end until it is lifted.
      beginn: begins.includes(null) ? null : (begins.toSorted()[0] ?? null),
      bis: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
    },
    now,
  )
  const type = (detail?.msgType || payload.data?.msgType || 'Alert').toLowerCase()
  const said: Said = {
    titel: firstWords(best?.headline, headline) || best?.headline || headline,
    ereignis: best?.event ?? '',
    schwere: best
      ? severest(parts.map(({ severity }) => severityOf(severity, listed)))
      : severityOf('', listed),
    vorab: parts.length > 0 && parts.every(({ urgency, certainty }) => isAdvance(urgency, certainty)),
    beschreibung: textsOf(parts, ({ description }) => description),
    anweisung: textsOf(parts, instructionOf),
    ...placesOf(parts),
    hoehe: commonHeight(parts.flatMap(({ area }) => area)),
    sprache: languageInWords(best?.language ?? ''),
    absender: firstWords(
      ...parametersOf(parts, 'sender_langname'),
      ...parts.map(({ senderName }) => senderName),
      parametersOf(parts, 'sender_signature')[0]?.split(/\n|<br/i)[0],
    ),
    quelle: providerOf(entry.id),
    web: parts.find(({ web }) => web)?.web ?? '',
    kontakt: parts.find(({ contact }) => contact)?.contact ?? '',
    leicht: textsOf(easy, ({ headline, description }) => together([headline, description])),
    leicht_tun: textsOf(easy, instructionOf),
    ...(detail ? {} : { ohneEinzelheiten: true }),
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
