import { calls } from '@rathausplatz/contract'
import { siteOf } from '../cms/site-context.ts'
import { unmatchedRoute } from '../errors/not-found.ts'
import { formOf, refusal } from '../errors/refusal.ts'
import { failureOf, readNachweis } from '../formular/read-secret.ts'
import type { Route } from './+types/formular-kopie'

const UNKNOWN = 'Zu dieser Nummer und diesem Kennwort gibt es keinen Vorgang.'

/** There is no page: a link to this address answers 404. */
export function loader(): never {
  throw unmatchedRoute()
}

/** Serves the sent answers as a PDF. The request is a form, so that no address contains the secret. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const site = siteOf(context)
  const { nachweis } = readNachweis(await formOf(request))
  if (!nachweis) throw refusal({ status: 422, hint: UNKNOWN })
  try {
    const { bytes, typ, name } = await site.cms.call(calls.formularKopie, {
      body: nachweis,
      sender: site.sender,
    })
    return new Response(bytes, {
      headers: {
        'content-type': typ,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (error) {
    const { refused, status, headers } = failureOf(error, site, UNKNOWN)
    throw refusal({ status, hint: refused.titel }, headers)
  }
}
