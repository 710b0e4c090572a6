import * as z from 'zod'
import type { Abholfraktion } from '../../abfallfraktionen.ts'
import { abholfraktion } from './abfallart.ts'
import { ORT_ID } from './abfallort.ts'
import { variantenkennung } from './tonnenwahl.ts'

/** The times of reminders. The morning leaves an hour until bins usually have to be at the street. */
export const erinnerungszeiten = {
  abend: { name: 'am Abend vorher', uhrzeit: '18:00' },
  morgen: { name: 'am Morgen der Abfuhr', uhrzeit: '05:00' },
} as const
export type Erinnerungszeit = keyof typeof erinnerungszeiten
export const erinnerungszeit = z.enum(
  Object.keys(erinnerungszeiten) as [Erinnerungszeit, ...Erinnerungszeit[]],
)

/** A reminder: one topic of an Abo for each fraction. */
export type Abfallthema = {
  readonly zeit: Erinnerungszeit
  readonly ort: string
  readonly fraktion: Abholfraktion
  /** The code of the variant that the household has, if it chose one. */
  readonly tonne?: string
}

export const abfallthemaOf = ({ zeit, ort, fraktion, tonne }: Abfallthema): string =>
  `abfall/${zeit}:${ort}.${fraktion}${tonne === undefined ? '' : `.${tonne}`}`

const THEMA = new RegExp(`^abfall/(abend|morgen):(${ORT_ID})\\.([a-z]+)(?:\\.(.+))?$`)

export function abfallthemaIn(thema: string): Abfallthema | undefined {
  const [, zeit, ort, fraktion, code] = THEMA.exec(thema) ?? []
  if (zeit === undefined || ort === undefined || fraktion === undefined) return undefined
  const known = abholfraktion.safeParse(fraktion)
  const tonne = variantenkennung.optional().safeParse(code)
  if (!known.success || !tonne.success) return undefined
  const chosen = tonne.data === undefined ? {} : { tonne: tonne.data }
  return { zeit: zeit as Erinnerungszeit, ort, fraktion: known.data, ...chosen }
}

/** A moved or cancelled collection within this number of days is reported at once. */
export const ABFALL_MELDEN_TAGE = 7

/** The push subscription of a device (RFC 8030, 8291). */
export const pushgeraet = z
  .object({
    endpoint: z.url({ protocol: /^https$/, error: 'Diese Adresse nimmt keine Nachrichten an.' }).max(1_000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
      auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
    }),
  })
  .meta({ id: 'Pushgeraet', title: 'Gerät, das Nachrichten bekommt' })
