import * as z from 'zod'
import { type Message, momentOf, severityOf } from './message.ts'

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch('')
  .transform(value => value ?? '')

const properties = z.object({
  EVENT: text,
  EC_II: text,
  HEADLINE: text,
  DESCRIPTION: text,
  INSTRUCTION: text,
  URGENCY: text,
  SEVERITY: text,
  ONSET: text,
  EFFECTIVE: text,
  EXPIRES: text,
  SENT: text,
  STATUS: text,
  MSGTYPE: text,
  SENDERNAME: text,
  AREADESC: text,
  WEB: text,
})

const collection = z.object({
  type: z.literal('FeatureCollection'),
  timeStamp: text,
  features: z.array(z.unknown()).max(5_000),
})

const MOST_FEATURES = 100

/** What the weather service warns a cell of just now; undefined where it is no such answer. */
export function readWarncell(
  json: unknown,
  now: Date,
): { readonly messages: readonly Message[]; readonly isWhole: boolean } | undefined {
  const read = collection.safeParse(json)
  if (!read.success) return undefined
  const { features, timeStamp } = read.data
  const answered = momentOf(timeStamp) ?? now.toISOString()
  const messages = features.slice(0, MOST_FEATURES).flatMap(feature => {
    const found = z.object({ properties }).safeParse(feature)
    return found.success ? (messageOf(found.data.properties, answered) ?? []) : []
  })
  const isWhole = messages.length === features.length
  return !isWhole && messages.length === 0 ? undefined : { messages, isWhole }
}

function messageOf(one: z.infer<typeof properties>, answered: string): Message | undefined {
  const { EVENT, HEADLINE, EC_II, STATUS, MSGTYPE } = one
  if (!EVENT && !HEADLINE) return undefined
  const type = MSGTYPE.toLowerCase()
  const isReal = STATUS === '' || STATUS.toLowerCase() === 'actual'
  const beginn = momentOf(one.ONSET) ?? momentOf(one.EFFECTIVE)
  return {
    art: isReal ? (type === 'cancel' ? 'entwarnung' : 'meldung') : 'uebung',
    // Its numbers change with every hour; the event and its begin stay.
    kennung: [EC_II || EVENT, beginn].filter(Boolean).join(' ').slice(0, 200),
    ersetzt: [],
    version: '',
    isAnew: false,
    hasDetails: true,
    said: {
      titel: HEADLINE || EVENT,
      ereignis: EVENT,
      schwere: severityOf(one.SEVERITY),
      vorab: one.URGENCY.toLowerCase() === 'future',
      beschreibung: one.DESCRIPTION,
      anweisung: one.INSTRUCTION,
      gebiet: one.AREADESC,
      schluessel: [],
      absender: one.SENDERNAME || 'Deutscher Wetterdienst',
      quelle: 'Deutscher Wetterdienst',
      web: one.WEB,
      kontakt: '',
      gesendet: momentOf(one.SENT) ?? answered,
      beginn,
      bis: momentOf(one.EXPIRES),
    },
  }
}
