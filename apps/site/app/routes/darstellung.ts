import { isSafeAddress } from '@rathausplatz/contract'
import { redirect } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import { unmatchedRoute } from '../errors/not-found.ts'
import { modeCookie } from '../mode/mode-cookie.ts'
import type { Route } from './+types/darstellung'

/** Who comes here by a link finds no page. */
export function loader(): never {
  throw unmatchedRoute()
}

/** Keeps the choice of light or dark and leads back to the page it was made on, which lies on this site. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const back = form.get('zurueck')
  const to = typeof back === 'string' && back.startsWith('/') && isSafeAddress(back) ? back : '/'
  const modus = form.get('modus')
  const isSecure = siteOf(context).publicUrl.startsWith('https:')
  throw redirect(to, {
    status: 303,
    headers: {
      'set-cookie': modeCookie(typeof modus === 'string' ? modus : '', isSecure),
      'cache-control': 'no-store',
    },
  })
}
