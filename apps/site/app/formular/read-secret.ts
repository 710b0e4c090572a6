import { eingangsnummer, isCmsError, kennwort, LONGEST_PASTED } from '@rathausplatz/contract'
import { PRUEFEN } from '@rathausplatz/contract/formular'
import { STILL_HERE } from '@rathausplatz/contract/kept-fields'
import type { SiteContext } from '../cms/site-context.ts'
import { tellOnce } from '../cms/tell-once.ts'
import { isRefusal } from '../forms/failure.ts'

type Refused = { titel: string; fehler: Record<string, string> }

const NO_NUMBER = 'Bitte geben Sie Ihre Vorgangsnummer an, zum Beispiel F-7GQ2M9XD.'
const NO_SECRET = 'Bitte geben Sie die 16 Zeichen ein, die neben Ihrer Nummer standen.'

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, LONGEST_PASTED) : ''
}

/** Reads number and secret from a form, in the spellings that people use. */
export function readNachweis(form: FormData) {
  const given = { vorgang: text(form, 'vorgang'), kennwort: text(form, 'kennwort') }
  const number = eingangsnummer.safeParse(given.vorgang)
  const secret = kennwort.safeParse(given.kennwort)
  if (number.success && secret.success)
    return { given, nachweis: { vorgang: number.data, kennwort: secret.data } }
  const fehler: Refused['fehler'] = {
    ...(number.success ? {} : { vorgang: NO_NUMBER }),
    ...(secret.success ? {} : { kennwort: NO_SECRET }),
  }
  return { given, refused: { titel: PRUEFEN, fehler } satisfies Refused }
}

const ofCode: Refused = {
  titel: PRUEFEN,
  fehler: { code: 'Bitte geben Sie die 16 Zeichen Ihres Codes ein.' },
}

/** Reads the code of a saved form. */
export function readCode(form: FormData) {
  const given = text(form, 'code')
  const code = kennwort.safeParse(given)
  return code.success ? { given, code: code.data } : { given, refused: ofCode }
}

const NOT_NOW = `Das lässt sich gerade nicht nachsehen. ${STILL_HERE} Bitte versuchen Sie es in einer Minute noch einmal.`

/**
 * Answers a failed look-up of a submission or of a saved form. An unknown number, a wrong secret and an unknown
 * code give the same answer.
 */
export function failureOf(
  error: unknown,
  site: Pick<SiteContext, 'log' | 'requestId'>,
  unknown: string,
): { refused: Refused; status: number; headers: Record<string, string> } {
  if (isCmsError(error) && error.status === 429)
    return {
      refused: { titel: error.message, fehler: {} },
      status: 429,
      headers: { 'retry-after': String(error.retryAfter) },
    }
  if (isRefusal(error)) return { refused: { titel: unknown, fehler: {} }, status: 422, headers: {} }
  tellOnce(site, error, 'Vorgang nicht gezeigt')
  return { refused: { titel: NOT_NOW, fehler: {} }, status: 503, headers: { 'retry-after': '60' } }
}
