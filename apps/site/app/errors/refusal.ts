import { data, isRouteErrorResponse } from 'react-router'

/** The status of a refusal and what the sender can do. */
export type Refusal = { status: number; hint: string }

/**
 * Input of a form that could not be accepted: the fields to send again, and the texts for the visitor to
 * read.
 */
export type Kept = {
  fields: readonly (readonly [name: string, value: string])[]
  sentence: string
  written: readonly string[]
}

/**
 * Returns the error page of spec §2 with this status and a hint for the sender. Not logged, because it is not
 * a fault.
 */
export function refusal({ status, hint }: Refusal, headers: Record<string, string> = {}, kept?: Kept) {
  return data(
    { hint, ...(kept && kept.fields.length > 0 && { kept }) },
    { status, statusText: 'Nicht angenommen', headers: { 'cache-control': 'no-store', ...headers } },
  )
}

/** Returns the hint of a refusal; undefined for other errors. */
export function hintOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const hint = (error.data as { hint?: unknown } | null | undefined)?.hint
  return typeof hint === 'string' ? hint : undefined
}

/** Returns the form that came with a refusal, to be sent again. */
export const keptIn = (error: unknown): Kept | undefined =>
  isRouteErrorResponse(error) ? (error.data as { kept?: Kept } | null | undefined)?.kept : undefined

/** Forms read so far, by request. */
const sent = new WeakMap<Request, FormData>()

/** Returns the form that an action has read from this request; undefined if no action has read one. */
export const sentWith = (request: Request): FormData | undefined => sent.get(request)

const NOT_WHOLE =
  'Das Formular kam nicht vollständig an. Bitte gehen Sie zurück und senden Sie es noch einmal ab.'

/** Reads the form of a request. Throws a refusal with 400 if it is not a complete form. */
export async function formOf(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw refusal({ status: 400, hint: NOT_WHOLE })
  })
  sent.set(request, form)
  return form
}

/** Throws a refusal with 405: this page accepts no forms. */
export function takeNothing(): never {
  throw refusal({ status: 405, hint: 'Diese Seite nimmt nichts entgegen.' }, { allow: 'GET, HEAD' })
}
