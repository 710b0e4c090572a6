import { longMoment } from '@rathausplatz/time'
import * as z from 'zod'
import { heightInWords } from './altitude.ts'
import { type Failed, failed, unreadable } from './ask-service.ts'
import { languageInWords, withoutTranslations } from './language.ts'
import { isAdvance, isForAll, type Message, severityOf } from './message.ts'
import { isOfNow } from './service-state.ts'
import { endOf, momentOf, possibleTimes } from './times.ts'

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch('')
  .transform(value => value ?? '')

const properties = z.object({
  WARNCELLID: text,
  GC_WARNCELLID: text,
  EVENT: text,
  EC_II: text,
  HEADLINE: text,
  DESCRIPTION: text,
  INSTRUCTION: text,
  URGENCY: text,
  SEVERITY: text,
  CERTAINTY: text,
  ONSET: text,
  EFFECTIVE: text,
  EXPIRES: text,
  SENT: text,
  STATUS: text,
  MSGTYPE: text,
  SENDERNAME: text,
  AREADESC: text,
  LANGUAGE: text,
  ALTITUDE: text,
  CEILING: text,
  WEB: text,
})

/** A number, possibly written as a string; `unknown` from a server that has not counted. */
const count = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .nullish()
  .catch(null)

const collection = z.object({
  type: z.literal('FeatureCollection'),
  timeStamp: text,
  totalFeatures: count,
  numberMatched: count,
  numberReturned: count,
  links: z.array(z.object({ rel: text })).catch([]),
  features: z.array(z.unknown()).max(5_000),
})

const MOST_FEATURES = 100

/** The requested cells, and the property that selects them. */
export type AskedCells = {
  readonly column: 'WARNCELLID' | 'GC_WARNCELLID'
  readonly zellen: readonly string[]
}

type Read = { readonly messages: readonly Message[]; readonly isWhole: boolean } | Failed

/**
 * Reads current warnings of the weather service for cells. An answer that is outdated, incomplete or about
 * other cells is not taken to mean that there are no further warnings.
 */
export function readWarncell(json: unknown, asked: AskedCells, now: Date): Read {
  const read = collection.safeParse(json)
  if (!read.success) return unreadable('Die Antwort hat einen anderen Aufbau als erwartet.')
  const { features, timeStamp } = read.data
  const answered = momentOf(timeStamp) ?? (timeStamp === '' ? now.toISOString() : undefined)
  if (answered === undefined || !isOfNow('dwd', answered, now)) return notOfNow(answered, timeStamp)
  const found = features.flatMap(
    feature => z.object({ properties }).safeParse(feature).data?.properties ?? [],
  )
  const readable = found.filter(({ EVENT, HEADLINE }) => EVENT || HEADLINE)
  // A server that ignores the filter answers for all cells.
  const own = readable.filter(one => isOf(one, asked))
  const messages = withoutTranslations(own)
    .slice(0, MOST_FEATURES)
    .map(one => messageOf(one, answered))
  const isWhole =
    readable.length === features.length &&
    own.length <= MOST_FEATURES &&
    holdsAll(read.data) &&
    (own.length > 0 || found.length === 0)
  if (isWhole || messages.length > 0) return { messages, isWhole }
  return readable.length > 0 ? OTHER_CELLS : UNREADABLE
}

const UNREADABLE = failed(
  'Die Antwort nennt Warnungen, die sie nicht enthält oder die sich nicht lesen lassen.',
)
const OTHER_CELLS = failed(
  'Der Dienst antwortet nur für andere Gebiete. Bitte sagen Sie es den Zuständigen für den Server.',
  'Die Antwort enthält nur Warnungen für andere Warnzellen. Bitte DWD_ZELLE und DWD_URL prüfen.',
)

function notOfNow(answered: string | undefined, timeStamp: string): Failed {
  const stand = answered ? `dem Stand vom ${longMoment(new Date(answered))} Uhr` : 'einer unlesbaren Uhrzeit'
  return failed(
    `Der Dienst antwortet mit ${stand} statt mit dem Stand von jetzt.`,
    `Die Antwort trägt die Zeit ${timeStamp.slice(0, 40)}. Bitte die Adresse (DWD_URL) und die Uhr des Servers prüfen.`,
  )
}

function holdsAll({
  features,
  totalFeatures,
  numberMatched,
  numberReturned,
  links,
}: z.infer<typeof collection>): boolean {
  const counts = [totalFeatures, numberMatched, numberReturned]
  return (
    counts.every(one => (one ?? features.length) === features.length) &&
    !links.some(({ rel }) => rel === 'next')
  )
}

/** Tests whether a warning is for one of the requested cells, or does not say for which. */
const isOf = (one: z.infer<typeof properties>, { column, zellen }: AskedCells): boolean => {
  const cell = one[column].trim()
  return cell === '' || zellen.includes(cell)
}

function messageOf(one: z.infer<typeof properties>, answered: string): Message {
  const { EVENT, HEADLINE, EC_II, STATUS, MSGTYPE } = one
  const type = MSGTYPE.toLowerCase()
  const isReal = isForAll(STATUS)
  const beginn = momentOf(one.ONSET) ?? momentOf(one.EFFECTIVE)
  return {
    art: isReal ? (type === 'cancel' ? 'entwarnung' : 'meldung') : 'uebung',
    // The identifier of the service changes every hour; kind of event and beginning do not.
    kennung: [EC_II || EVENT, beginn].filter(Boolean).join(' ').slice(0, 200),
    ersetzt: [],
    version: '',
    isAnew: false,
    hasDetails: true,
    said: {
      titel: HEADLINE || EVENT,
      ereignis: EVENT,
      schwere: severityOf(one.SEVERITY),
      vorab: isAdvance(one.URGENCY, one.CERTAINTY),
      beschreibung: one.DESCRIPTION,
      anweisung: one.INSTRUCTION,
      gebiet: one.AREADESC,
      hoehe: heightInWords(one.ALTITUDE, one.CEILING),
      sprache: languageInWords(one.LANGUAGE),
      schluessel: [],
      absender: one.SENDERNAME || 'Deutscher Wetterdienst',
      quelle: 'Deutscher Wetterdienst',
      web: one.WEB,
      kontakt: '',
      ...possibleTimes({ gesendet: momentOf(one.SENT), beginn, bis: endOf(one.EXPIRES) }, answered),
    },
  }
}
