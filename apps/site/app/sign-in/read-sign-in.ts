import { zugangsdaten } from '@rathausplatz/contract'
import { shownAgain } from '../answers/shown-again.ts'
import { textIn } from '../answers/text-in.ts'
import type { Zugangsdaten } from '../sessions/wire.ts'
import { CHECK, type RefusedForm } from './refused-form.ts'

/**
 * A refused sign-in. The form shows the address again, but never the password. `isNotTheirs` means that the
 * input is not the cause and that a retry may succeed.
 */
export type RefusedSignIn = RefusedForm & { email: string; isNotTheirs?: boolean }

const SHOWN_OF_MAIL = 2_000

/** Reads a sign-in with the schema of the call. */
export function readSignIn(form: FormData): { ok: true; zugangsdaten: Zugangsdaten } | RefusedSignIn {
  const email = textIn(form, 'email').trim()
  const parsed = zugangsdaten.safeParse({ email, passwort: textIn(form, 'passwort') })
  if (parsed.success) return { ok: true, zugangsdaten: parsed.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
  return { ok: false, title: CHECK, email: shownAgain(email, SHOWN_OF_MAIL), errors }
}
