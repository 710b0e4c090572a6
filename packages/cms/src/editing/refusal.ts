import { CmsError, type CmsErrorCode, type ProblemDetails } from '@rathausplatz/contract'
import type { Result, StoreError } from '../store/index.ts'

/** Maps error codes of the store to codes on the wire. */
const codes = {
  ungueltig: 'ungueltig',
  konflikt: 'konflikt',
  vergeben: 'vergeben',
  nicht_gefunden: 'nicht-gefunden',
  nicht_erlaubt: 'nicht-erlaubt',
  verlinkt: 'verlinkt',
  oeffentlich: 'oeffentlich',
  falscher_stand: 'falscher-stand',
  nicht_moeglich: 'nicht-moeglich',
  nicht_gespeichert: 'nicht-gespeichert',
} as const satisfies Record<StoreError['code'], CmsErrorCode>

/** Returns details of a failure for programs, and another message if the original one names people. */
export type Explain = (error: StoreError) => Promise<{ detail?: string; details?: ProblemDetails }>

/** Returns the value, or throws the failure as `CmsError`. */
export async function valueOf<T>(result: Result<T>, explain: Explain): Promise<T> {
  if (result.ok) return result.value
  const { error } = result
  const { detail = error.message, details } = await explain(error)
  const refused = new CmsError(codes[error.code], detail, { details })
  refused.cause = result.cause
  throw refused
}

export const refuse = (path: string, message: string): CmsError =>
  new CmsError('ungueltig', message, { details: { issues: [{ path, message }] } })

/** Details for `valueOf`: the fields that are wrong. */
export const plainly = async (failure: {
  code: string
  issues?: readonly { path: string; message: string }[]
}) => (failure.issues ? { details: { issues: [...failure.issues] } } : {})
