import * as z from 'zod'
import { derivedMark } from '../derived-mark.ts'
import { meldestufe } from '../meldestufe.ts'
import { otherForms } from '../other-forms.ts'
import { ende, zeitpunkt } from './zeitpunkt.ts'

/** Services that warn the town's region: the federal one for all dangers, and the weather service. */
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
/** Part of an address; whatever it is made of, it is encoded there. */
const MOST_OF_AN_ID = 100
const UNTITLED = 'Amtliche Warnung'

/**
 * Of another CMS: a warning that says anything at all is shown. What it is known by is then made of its words; how it is
 * called, of what it says.
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

/** A warning as an official service told it, with nothing but words in it. */
export const warnung = z
  .object({
    id: z.string().min(1).max(MOST_OF_AN_ID).meta({ title: 'Kennung' }),
    /** Another one as soon as it says something else. */
    fassung: z.string().regex(FASSUNG).meta({ title: 'Fassung' }),
    titel: z.string().min(1).max(200).meta({ title: 'Titel' }),
    ereignis: text('Ereignis', 200),
    stufe: meldestufe.default('wichtig').meta({ title: 'Stufe' }),
    beschreibung: text('Was geschieht', 6_000),
    anweisung: text('Was zu tun ist', 6_000),
    gebiet: text('Gebiet', 1_000),
    absender: text('Absender', 200),
    quelle: text('Quelle', 200),
    web,
    kontakt: text('Kontakt', 500),
    /** Our CMS always says when it was sent; another one may not know. */
    gesendet: zeitpunkt.nullable().default(null).meta({ title: 'Gesendet' }),
    beginn: zeitpunkt.nullable().default(null).meta({ title: 'Beginn' }),
    bis: ende.nullable().default(null).meta({ title: 'Gilt bis' }),
    /** When the service last said so. */
    stand: zeitpunkt.nullable().default(null).meta({ title: 'Stand' }),
    /** The service has not answered since. */
    veraltet: z.boolean().default(false).meta({ title: 'Seit dem Stand keine Antwort' }),
    /** It may come to this; nobody knows yet. */
    vorab: z.boolean().default(false).meta({ title: 'Vorabinformation' }),
    /** A test of the way that warnings take: no danger, whatever it says. */
    probe: z.boolean().default(false).meta({ title: 'Probewarnung' }),
    entwarnt: z.boolean().default(false).meta({ title: 'Entwarnung' }),
    vorbei: z.boolean().default(false).meta({ title: 'Gilt nicht mehr' }),
  })
  .meta({ id: 'Warnung', title: 'Warnung' })
  .register(otherForms, { take: asShown })
export type Warnung = z.infer<typeof warnung>

/** How far a service can be believed: read just now, too long ago or never, or read for places that nobody knows. */
const quellzustaende = ['frisch', 'veraltet', 'nie', 'ohne-treffer'] as const

/** How a service answers just now. */
export const warnquelleStand = z
  .object({
    /** One of ours, or of another CMS one that we do not know. */
    quelle: z.string().min(1).max(60),
    titel: z.string(),
    /** When it last answered; never yet: null. */
    stand: zeitpunkt.nullable(),
    gestoert: z.boolean(),
    /**
     * Only where all are `frisch` it can be said that there is no warning. `ohne-treffer`: what it says cannot be
     * narrowed to the town. Another CMS may not say it; then `stand` and `gestoert` tell as much.
     */
    zustand: z.enum(quellzustaende).optional().catch(undefined),
  })
  .meta({ id: 'WarnquelleStand', title: 'Stand einer Warnquelle' })
export type WarnquelleStand = z.infer<typeof warnquelleStand>

/** What becomes of a warning that has come: whether it is on the website, and why not. */
export const verbleibe = ['sichtbar', 'ausgeblendet', 'anderswo', 'uebung', 'doppelt', 'vorbei'] as const
export type Verbleib = (typeof verbleibe)[number]
