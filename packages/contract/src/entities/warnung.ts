import * as z from 'zod'
import { meldestufenLabels } from '../labels.ts'

/** Services that warn the town's region: the federal one for all dangers, and the weather service. */
export const warnquellen = ['nina', 'dwd'] as const
export type Warnquelle = (typeof warnquellen)[number]

const moment = z.iso.datetime({ offset: true })
const text = (title: string, max: number) => z.string().max(max).default('').meta({ title })

/** An address of whoever warns: encrypted or none. */
const web = z
  .string()
  .max(2_000)
  .refine(address => address === '' || /^https:\/\/[^\s"<>]+$/.test(address))
  .default('')
  .meta({ title: 'Website des Absenders' })

/** A warning as an official service told it, with nothing but words in it. */
export const warnung = z
  .object({
    id: z
      .string()
      .regex(/^[0-9a-f]{12}$/)
      .meta({ title: 'Kennung' }),
    /** Another one as soon as it says something else. */
    fassung: z
      .string()
      .regex(/^[\w-]{8}$/)
      .meta({ title: 'Fassung' }),
    titel: z.string().min(1).max(200).meta({ title: 'Titel' }),
    ereignis: text('Ereignis', 200),
    stufe: z
      .enum(Object.keys(meldestufenLabels) as [keyof typeof meldestufenLabels])
      .catch('information')
      .meta({ title: 'Stufe' }),
    beschreibung: text('Was geschieht', 6_000),
    anweisung: text('Was zu tun ist', 6_000),
    gebiet: text('Gebiet', 1_000),
    absender: text('Absender', 200),
    quelle: text('Quelle', 200),
    web,
    gesendet: moment.meta({ title: 'Gesendet' }),
    beginn: moment.nullable().default(null).meta({ title: 'Beginn' }),
    bis: moment.nullable().default(null).meta({ title: 'Gilt bis' }),
    /** When the service last said so. */
    stand: moment.meta({ title: 'Stand' }),
    /** The service has not answered since. */
    veraltet: z.boolean().default(false).meta({ title: 'Seit dem Stand keine Antwort' }),
    /** It may come to this; nobody knows yet. */
    vorab: z.boolean().default(false).meta({ title: 'Vorabinformation' }),
    entwarnt: z.boolean().default(false).meta({ title: 'Entwarnung' }),
    vorbei: z.boolean().default(false).meta({ title: 'Gilt nicht mehr' }),
  })
  .meta({ id: 'Warnung', title: 'Warnung' })
export type Warnung = z.infer<typeof warnung>

/** How a service answers just now. */
export const warnquelleStand = z
  .object({
    quelle: z.enum(warnquellen),
    titel: z.string(),
    /** When it last answered; never yet: null. */
    stand: moment.nullable(),
    gestoert: z.boolean(),
  })
  .meta({ id: 'WarnquelleStand', title: 'Stand einer Warnquelle' })
export type WarnquelleStand = z.infer<typeof warnquelleStand>

/** What becomes of a warning that has come: whether it is on the website, and why not. */
export const verbleibe = ['sichtbar', 'ausgeblendet', 'anderswo', 'uebung', 'doppelt', 'vorbei'] as const
export type Verbleib = (typeof verbleibe)[number]
