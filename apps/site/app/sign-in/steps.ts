import type { Realm } from '@rathausplatz/contract'
import { textIn } from '../answers/text-in.ts'
import type { SiteContext } from '../cms/site-context.ts'
import {
  type Begun,
  type Failure,
  refusedBy,
  refusedSignIn,
  showFactor,
  signIn,
  signInByProvider,
} from '../sessions/sign-in.ts'
import type { Step } from '../sessions/wire.ts'
import { codeFieldOf, readFactor } from './read-factor.ts'
import { type RefusedSignIn, readSignIn } from './read-sign-in.ts'
import { CHECK, initOf, noteFailure, type RefusedForm } from './refused-form.ts'

/** The next view of a sign-in: the form again, or the second factor. */
export type ShownStep = { refused?: RefusedSignIn; step?: Step & { refused?: RefusedForm } }

type Taken = Begun | { shown: ShownStep; init?: ResponseInit }

/** Processes e-mail address and password. */
export async function firstStep(site: SiteContext, realm: Realm, form: FormData): Promise<Taken> {
  const given = readSignIn(form)
  if (!given.ok) return { shown: { refused: given }, init: { status: 422 } }
  const result = await signIn(site, realm, given.zugangsdaten)
  if (result.success) return 'step' in result ? { shown: { step: result.step } } : result
  const told = refusedSignIn(result)
  noteFailure(site, result, told)
  const { email } = given.zugangsdaten
  const isNotTheirs = told.status !== 422
  return {
    shown: { refused: { ok: false, title: told.message, errors: {}, email, isNotTheirs } },
    init: initOf(told),
  }
}

/** Processes the second factor; wrong answers can be repeated until the attempt expires. */
export async function secondStep(site: SiteContext, form: FormData): Promise<Taken> {
  const step = { vorgang: textIn(form, 'vorgang').slice(0, 200), verfahren: verfahrenIn(form) }
  const factor = readFactor(form)
  if (step.verfahren.length === 0 && !factor) return fromTheStart(FAILED)
  const field = codeFieldOf(form)
  if (!factor) return again(step, { [field]: NO_CODE[field] }, { status: 422 })
  const result = await showFactor(site, factor)
  if (result.success) return 'step' in result ? { shown: { step: result.step } } : result
  return answerFailure(site, step, field, result)
}

/** Processes the answer of the identity provider. An error leads to the sign-in form. */
export async function providerStep(
  site: SiteContext,
  schluessel: string | undefined,
  antwort: string,
): Promise<Taken> {
  if (schluessel === undefined || antwort.length > LONGEST_ANSWER) return fromTheStart(FAILED)
  const result = await signInByProvider(site, schluessel, antwort)
  if (result.success) return 'step' in result ? { shown: { step: result.step } } : result
  const told = refusedBy(result)
  noteFailure(site, result, told)
  return { ...fromTheStart(told.message), init: initOf(told) }
}

/** Most characters of the answer that the call accepts. */
const LONGEST_ANSWER = 8_000

const NO_CODE = {
  code: 'Bitte geben Sie den Code mit sechs Ziffern ein, den Ihre App gerade zeigt.',
  wiederherstellung: 'Bitte geben Sie einen Ihrer Codes zur Wiederherstellung ein.',
} as const

const verfahrenIn = (form: FormData): Step['verfahren'] =>
  form.getAll('verfahren').flatMap(one => (one === 'code' || one === 'passkey' ? [one] : []))

function answerFailure(site: SiteContext, step: Step, field: keyof typeof NO_CODE, failure: Failure): Taken {
  const told = refusedBy(failure)
  noteFailure(site, failure, told)
  const code = failure.response?.code
  if (code === 'code-falsch') return again(step, { [field]: told.message }, initOf(told))
  if (code === 'link-abgelaufen') return fromTheStart(told.message)
  // There is no session yet, so this code means that the attempt has expired.
  if (code === 'nicht-angemeldet') return fromTheStart(FAILED)
  if (code === 'zugang-falsch' || code === 'anfrage-ungueltig' || step.verfahren.length === 0)
    return fromTheStart(FAILED)
  return {
    shown: { step: { ...step, refused: { ok: false, title: told.message, errors: {} } } },
    init: initOf(told),
  }
}

const FAILED = 'Die Anmeldung hat nicht geklappt. Bitte beginnen Sie noch einmal.'

const fromTheStart = (title: string): { shown: ShownStep; init: ResponseInit } => ({
  shown: { refused: { ok: false, title, errors: {}, email: '', isNotTheirs: true } },
  init: { status: 422 },
})

const again = (step: Step, errors: Record<string, string>, init: ResponseInit): Taken => ({
  shown: { step: { ...step, refused: { ok: false, title: CHECK, errors } } },
  init,
})
