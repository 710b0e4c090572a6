import * as z from 'zod'
import { asSpoken, asSpokenSecret, LONGEST_PASTED } from '../as-spoken.ts'
import { feldtypLabels } from '../formular/feldtypen.ts'
import { eingangsstaende } from '../vorgang/eingang.ts'

/** A submission of a form: its number and secret, its answers and files, and its steps. */

/**
 * The number of a submission: `F-7GQ2M9XD`. `K-7GQ2M9XD` if it came from the contact form before that became
 * a regular form.
 */
export const eingangsnummer = z
  .string()
  .max(LONGEST_PASTED)
  .overwrite(asSpoken)
  .regex(/^[FK]-[0-9A-HJKMNP-TV-Z]{8}$/)
  .meta({ title: 'Vorgangsnummer' })

/**
 * Returns whether the sender has a second secret. Senders of the former contact form have none and cannot see
 * the status.
 */
export const isNachsehbar = (vorgang: string): boolean => !vorgang.startsWith('K-')

/** Sixteen unambiguous letters and digits, also as people dictate and type them: `7gq2-m9xd 4ht8 pz3k`. */
const sechzehn = (message: string) =>
  z
    .string()
    .max(LONGEST_PASTED)
    .overwrite(asSpokenSecret)
    .regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, message)

/** The second secret besides the number: `7GQ2-M9XD-4HT8-PZ3K`. */
export const kennwort = sechzehn('Bitte geben Sie die 16 Zeichen ein, die neben Ihrer Nummer standen.')

/** The code of a form that is saved for later. */
export const fortsetzungscode = sechzehn(
  'Bitte geben Sie die 16 Zeichen ein, die beim Speichern auf der Seite standen.',
)

/** A file that was uploaded before its form. */
export const hochgeladen = z
  .object({
    kennung: z.string().regex(/^[\w-]{22}$/),
    name: z.string().max(200),
    typ: z.string().max(100),
    groesse: z.number().int().min(0),
  })
  .meta({ id: 'Hochgeladen', title: 'Gesendete Datei' })
export type Hochgeladen = z.infer<typeof hochgeladen>

/** An answer as text, for the office, the status page and print. */
export const antwort = z
  .object({
    name: z.string(),
    label: z.string(),
    typ: z.enum(
      Object.keys(feldtypLabels) as [keyof typeof feldtypLabels, ...(keyof typeof feldtypLabels)[]],
    ),
    /** As text: a day as „3. Dezember 2026“, choices by their labels, files by their names. */
    text: z.string(),
    dateien: z.array(hochgeladen).default([]),
  })
  .meta({ id: 'Antwort', title: 'Antwort' })
export type Antwort = z.infer<typeof antwort>

/** A step in the handling of a submission. */
export const eingangsschritt = z
  .object({
    am: z.iso.datetime({ offset: true }),
    stand: z.enum(eingangsstaende),
    /** The text of the office to the sender: its reply, or the reason of a refusal. */
    text: z.string().default(''),
  })
  .meta({ id: 'Eingangsschritt', title: 'Schritt eines Vorgangs' })
