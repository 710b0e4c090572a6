import * as z from 'zod'
import { textIn } from '../answers/text-in.ts'
import { jsonRecord } from './json-record.ts'

const vorgang = z.string().min(1).max(200)
const typed = z.object({ vorgang, code: z.string().min(6).max(20) })
const passkey = z.object({ vorgang, antwort: jsonRecord })

export type SentFactor = z.output<typeof typed> | z.output<typeof passkey>

/** A code of the app has a field of its own, in which phones offer digits; those for recovery have letters too. */
export const codeFieldOf = (form: FormData) => (form.has('wiederherstellung') ? 'wiederherstellung' : 'code')

/** Reads the second step of a sign-in: what a browser answered with a passkey, else a code as it was typed. */
export function readFactor(form: FormData): SentFactor | undefined {
  const vorgang = textIn(form, 'vorgang')
  return form.has('antwort')
    ? passkey.safeParse({ vorgang, antwort: textIn(form, 'antwort') }).data
    : typed.safeParse({ vorgang, code: textIn(form, codeFieldOf(form)).replaceAll(/\s/g, '') }).data
}
