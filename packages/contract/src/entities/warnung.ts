import * as z from 'zod'
import { derivedMark } from '../derived-mark.ts'
import { meldestufe } from '../meldestufe.ts'
import { otherForms } from '../other-forms.ts'
import { ende, zeitpunkt } from './zeitpunkt.ts'

/**
 * The services that warn the region of the town: the federal service for all dangers, and the weather
 * service.
 */
export const warnquellen = ['nina', 'dwd'] as const
export type Warnquelle = (typeof warnquellen)[number]

const text = (title: string, max: number) => z.string().max(max).default('').meta({ title })

/** The website of the issuer, over HTTPS; empty otherwise. */
const web = z
  .string()
  .max(2_000)
  .refine(address => address === '' || /^https:\/\/[^\s"<>]+$/.test(address))
  .default('')
  .meta({ title: 'Website des Absenders' })

const FASSUNG = /^[\w-]{8}$/
/** The maximum length of an id; addresses encode it. */
const MOST_OF_AN_ID = 100
/** The maximum length of a text: longer than any that a service has sent. */
const LONGEST_TEXT = 20_000
const UNTITLED = 'Amtliche Warnung'

/**
 * Completes a warning of a remote CMS: every warning with any content is shown. A missing id or mark is
 * derived from its words, a missing title from its event.
 */
function asShown(given: unknown): unknown {
  const told = typeof given === 'string' && given.trim() !== '' ? { titel: given } : given
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return given
  const { id, fassung, titel, ereignis, beschreibung, anweisung, gesendet, bis } = told as Record<
    string,
    unknown
  >
  const words = [titel, ereignis, beschreibung, anweisung, gesendet]
  const isNamed = typeof id === 'number' || (typeof id === 'string' && id.trim() !== '')
  return {
    ...told,
    id: isNamed && String(id).length <= MOST_OF_AN_ID ? String(id) : derivedMark([id, ...words], 12),
    fassung:
      typeof fassung === 'string' && FASSUNG.test(fassung)
        ? fassung
        : derivedMark([fassung, ...words, bis], 8),
    titel: [titel, ereignis].find(word => typeof word === 'string' && word.trim() !== '') ?? UNTITLED,
  }
}

/** A warning of an official service, with plain text only. */
export const warnung = z
  .object({
    id: z.string().min(1).max(MOST_OF_AN_ID).meta({ title: 'Kennung' }),
    /** Changes with the content. */
    fassung: z.string().regex(FASSUNG).meta({ title: 'Fassung' }),
    titel: z.string().min(1).max(200).meta({ title: 'Titel' }),
    ereignis: text('Ereignis', 200),
    stufe: meldestufe.default('wichtig').meta({ title: 'Stufe' }),
    beschreibung: text('Was geschieht', LONGEST_TEXT),
    anweisung: text('Was zu tun ist', LONGEST_TEXT),
    /** Text and instruction in Leichte Sprache; empty if the sender has none. */
    leichte_sprache: text('In Leichter Sprache', LONGEST_TEXT),
    gebiet: text('Gebiet', 1_000),
    absender: text('Absender', 200),
    quelle: text('Quelle', 200),
    web,
    kontakt: text('Kontakt', 500),
    /** Always present in our CMS; a remote CMS may leave it out. */
    gesendet: zeitpunkt.nullable().default(null).meta({ title: 'Gesendet' }),
    beginn: zeitpunkt.nullable().default(null).meta({ title: 'Beginn' }),
    bis: ende.nullable().default(null).meta({ title: 'Gilt bis' }),
    /** The last confirmation by the service. */
    stand: zeitpunkt.nullable().default(null).meta({ title: 'Stand' }),
    /** The service has not answered since `stand`. */
    veraltet: z.boolean().default(false).meta({ title: 'Seit dem Stand keine Antwort' }),
    /** Only the headline is known: the service lists the warning, but its details could not be read. */
    unvollstaendig: z.boolean().default(false).meta({ title: 'Einzelheiten nicht lesbar' }),
    /** An advance notice of a possible danger. */
    vorab: z.boolean().default(false).meta({ title: 'Vorabinformation' }),
    /** A test of the warning channel, without a danger, whatever the text says. */
    probe: z.boolean().default(false).meta({ title: 'Probewarnung' }),
    /**
     * False if nobody needs to wait for an all-clear: an all-clear itself, a test and its announcement, and what
     * may be over already.
     */
    bis_entwarnung: z.boolean().default(true).meta({ title: 'Gilt bis zu seinem Ende oder zur Entwarnung' }),
    /** What the reader must know about the message itself, such as that it does not say how dangerous it is. */
    anmerkungen: z.array(z.string().min(1).max(300)).max(10).default([]).meta({ title: 'Anmerkungen' }),
    entwarnt: z.boolean().default(false).meta({ title: 'Entwarnung' }),
    vorbei: z.boolean().default(false).meta({ title: 'Gilt nicht mehr' }),
  })
  .meta({ id: 'Warnung', title: 'Warnung' })
  .register(otherForms, { take: asShown })
export type Warnung = z.infer<typeof warnung>

/**
 * The reliability of a service: read recently; too long ago; never; or read for places that match nothing.
 */
const quellzustaende = ['frisch', 'veraltet', 'nie', 'ohne-treffer'] as const

/** The current state of a service. */
export const warnquelleStand = z
  .object({
    /** One of `warnquellen`, or an unknown service of a remote CMS. */
    quelle: z.string().min(1).max(60),
    titel: z.string(),
    /** The moment of the last answer of the service; null if there was none yet. */
    stand: zeitpunkt.nullable(),
    gestoert: z.boolean(),
    /**
     * "No warning" may be shown only if all services are `frisch`. `ohne-treffer`: the warnings of the
     * service cannot be filtered for the town. A remote CMS may leave out `zustand`; then `stand` and
     * `gestoert` say the same.
     */
    zustand: z.enum(quellzustaende).optional().catch(undefined),
  })
  .meta({ id: 'WarnquelleStand', title: 'Stand einer Warnquelle' })
export type WarnquelleStand = z.infer<typeof warnquelleStand>

/** The states of a received warning: visible on the website, or the reason why it is not. */
export const verbleibe = [
  'sichtbar',
  'ausgeblendet',
  'anderswo',
  'uebung',
  'doppelt',
  'ersetzt',
  'verwaist',
  'vorbei',
] as const
export type Verbleib = (typeof verbleibe)[number]
