import { data, isRouteErrorResponse } from 'react-router'

/** Why something is not taken, and what the person who sent it can do. */
export type Refusal = { status: number; hint: string }

/** The error page of spec §2 with this status, and a sentence for who can act. It is no fault, so nothing is logged. */
export function refusal({ status, hint }: Refusal, headers: Record<string, string> = {}) {
  return data(
    { hint },
    { status, statusText: 'Nicht angenommen', headers: { 'cache-control': 'no-store', ...headers } },
  )
}

/** The sentence that a refusal brought; what others threw may be anything. */
export function hintOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const hint = (error.data as { hint?: unknown } | null | undefined)?.hint
  return typeof hint === 'string' ? hint : undefined
}

const NOT_WHOLE =
  'Das Formular kam nicht vollständig an. Bitte gehen Sie zurück und senden Sie es noch einmal ab.'

/** The fields of a form that was sent. */
export async function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw refusal({ status: 400, hint: NOT_WHOLE })
  })
}

/** A page is only read; who sends something to it is told where forms are. */
export function takeNothing(): never {
  throw refusal({ status: 405, hint: 'Diese Seite nimmt nichts entgegen.' }, { allow: 'GET, HEAD' })
}
