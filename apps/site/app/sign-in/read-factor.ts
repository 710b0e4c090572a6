import * as z from 'zod'
import { textIn } from '../answers/text-in.ts'
import { jsonRecord } from './json-record.ts'

const vorgang = z.string().min(1).max(200)
const typed = z.object({ vorgang, code: z.string().min(6).max(20) })
const passkey = z.object({ vorgang, antwort: jsonRecord })

export type SentFactor = z.output<typeof typed> | z.output<typeof passkey>

/**
 * Returns the name of the code field that was sent. Codes of an app have a numeric field; recovery codes have
 * a field for letters.
 */
export const codeFieldOf = (form: FormData) => (form.has('wiederherstellung') ? 'wiederherstellung' : 'code')

/** Reads the second step of a sign-in: the browser's answer with a passkey, otherwise a typed code. */
export function readFactor(form: FormData): SentFactor | undefined {
  const vorgang = textIn(form, 'vorgang')
  return form.has('antwort')
    ? passkey.safeParse({ vorgang, antwort: textIn(form, 'antwort') }).data
    : typed.safeParse({ vorgang, code: textIn(form, codeFieldOf(form)).replaceAll(/\s/g, '') }).data
}
