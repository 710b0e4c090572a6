import * as z from 'zod'
import { type Abholfraktion, abfallcodes, isAbholung } from '../../abfallfraktionen.ts'
import * as field from '../../field.ts'

/** Other meanings of a name than a fraction. */
export const andereBedeutungen = { keine: 'keine Abfuhr', fragen: 'immer nachfragen' } as const
export type Bedeutung = Abholfraktion | keyof typeof andereBedeutungen

const abholcodes = abfallcodes.filter(isAbholung) as [Abholfraktion, ...Abholfraktion[]]
const andere = Object.keys(andereBedeutungen) as (keyof typeof andereBedeutungen)[]

/** The meaning of a name in files: a fraction, no collection at all, or a question each time. */
export const bedeutung = z.enum([...abholcodes, ...andere], 'Bitte wählen Sie, was der Name bedeutet.')

export const abfallnameAngaben = z.object({
  /** As the file writes it. Spellings of umlauts, case and punctuation do not matter. */
  name: field
    .requiredLine({ label: 'Name', max: 120 })
    .regex(/[\p{L}\p{N}]/u, 'Bitte geben Sie einen Namen mit Buchstaben an.'),
  bedeutung,
})

/** A name of a county in its files, with the meaning that the town has given it. */
export const abfallname = abfallnameAngaben
  .extend({ id: z.string(), geaendert_am: z.iso.datetime({ offset: true }) })
  .meta({ id: 'Abfallname', title: 'Name in Dateien mit Abfuhrterminen' })
export type Abfallname = z.infer<typeof abfallname>
