import { abfallortId, calls, tonnenIn, tonnenText } from '@rathausplatz/contract'
import { redirect } from 'react-router'
import { placeCookie } from '../abfall/remembered-place.ts'
import { ownPath } from '../answers/own-address.ts'
import { textIn } from '../answers/text-in.ts'
import { siteOf } from '../cms/site-context.ts'
import { notFound, unmatchedRoute } from '../errors/not-found.ts'
import { formOf } from '../errors/refusal.ts'
import type { Route } from './+types/abfall-merken'

/** There is no page: a link to this address answers 404. */
export function loader(): never {
  throw unmatchedRoute()
}

/** Remembers a street on this device or forgets it, and redirects back with a message. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await formOf(request)
  const asked = textIn(form, 'abfallort')
  const id = abfallortId.safeParse(asked).data
  const tonnen = tonnenText(tonnenIn(textIn(form, 'tonnen')))
  // Remembers only a place that exists: otherwise the page would request an unknown street.
  const isThere =
    id !== undefined &&
    (await site.cms.call(calls.abfallTermine, { params: { ort: id }, query: {} }).then(
      () => true,
      () => false,
    ))
  if (asked !== '' && !isThere) throw notFound()
  const [back = '/'] = (ownPath(textIn(form, 'zurueck')) || '/').split(/[?#]/, 1)
  throw redirect(`${back}?gemerkt=${isThere ? 'ja' : 'nein'}`, {
    status: 303,
    headers: {
      'set-cookie': placeCookie(isThere ? id : undefined, site.publicUrl.startsWith('https:'), tonnen),
      'cache-control': 'no-store',
    },
  })
}
