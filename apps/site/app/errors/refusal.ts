import { data, isRouteErrorResponse } from 'react-router'

/** Why something is not taken, and what the person who sent it can do. */
export type Refusal = { status: number; hint: string }

/** What was typed into a form that could not be taken: to be sent again, and in words to be read. */
export type Kept = {
  fields: readonly (readonly [name: string, value: string])[]
  sentence: string
  written: readonly string[]
}

/** The error page of spec §2 with this status, and a sentence for who can act. It is no fault, so nothing is logged. */
export function refusal({ status, hint }: Refusal, headers: Record<string, string> = {}, kept?: Kept) {
  return data(
    { hint, ...(kept && kept.fields.length > 0 && { kept }) },
    { status, statusText: 'Nicht angenommen', headers: { 'cache-control': 'no-store', ...headers } },
  )
}

/** The sentence that a refusal brought; what others threw may be anything. */
export function hintOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const hint = (error.data as { hint?: unknown } | null | undefined)?.hint
  return typeof hint === 'string' ? hint : undefined
}

/** The form that came with it, to be sent once more. */
export const keptIn = (error: unknown): Kept | undefined =>
  isRouteErrorResponse(error) ? (error.data as { kept?: Kept } | null | undefined)?.kept : undefined

/** Forms as they were read, by the request that brought them. */
const sent = new WeakMap<Request, FormData>()

/** The form that an action has read; undefined where none was. */
export const sentWith = (request: Request): FormData | undefined => sent.get(request)

const NOT_WHOLE =
  'Das Formular kam nicht vollständig an. Bitte gehen Sie zurück und senden Sie es noch einmal ab.'

/** The fields of a form that was sent. */
export async function formOf(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw refusal({ status: 400, hint: NOT_WHOLE })
  })
  sent.set(request, form)
  return form
}

/** A page is only read; who sends something to it is told where forms are. */
export function takeNothing(): never {
  throw refusal({ status: 405, hint: 'Diese Seite nimmt nichts entgegen.' }, { allow: 'GET, HEAD' })
}
