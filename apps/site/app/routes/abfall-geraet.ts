import {
  abfallortId,
  abholfraktion,
  calls,
  erinnerungszeit,
  isCmsError,
  pushgeraet,
} from '@rathausplatz/contract'
import * as z from 'zod'
import { textIn } from '../answers/text-in.ts'
import { siteOf } from '../cms/site-context.ts'
import { unmatchedRoute } from '../errors/not-found.ts'
import { formOf } from '../errors/refusal.ts'
import type { Route } from './+types/abfall-geraet'

/** There is no page: a link to this address answers 404. */
export function loader(): never {
  throw unmatchedRoute()
}

const said = (status: number, text = '') =>
  new Response(text || null, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })

const order = z.object({
  geraet: pushgeraet,
  ort: abfallortId,
  fraktionen: z.array(abholfraktion).min(1),
  zeit: erinnerungszeit.optional(),
  tonnen: z.string().max(400).optional(),
})

/** Subscribes a device to reminders or ends its subscription. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await formOf(request)
  const endpoint = textIn(form, 'endpoint')
  try {
    if (textIn(form, 'was') === 'beenden') {
      await site.cms.call(calls.abfallPushBeenden, { body: { endpoint }, sender: site.sender })
      return said(204)
    }
    const body = order.safeParse({
      geraet: { endpoint, keys: { p256dh: textIn(form, 'p256dh'), auth: textIn(form, 'auth') } },
      ort: textIn(form, 'ort'),
      fraktionen: textIn(form, 'fraktionen').split(','),
      // A page that was opened before an update of the site does not send this field.
      zeit: textIn(form, 'zeit') || undefined,
      tonnen: textIn(form, 'tonnen') || undefined,
    })
    if (!body.success) return said(422, body.error.issues[0]?.message)
    await site.cms.call(calls.abfallPushBestellen, { body: body.data, sender: site.sender })
    return said(204)
  } catch (error) {
    if (isCmsError(error) && error.status < 500) return said(error.status, error.message)
    site.log.error({ err: error, requestId: site.requestId }, 'Gerät nicht eingetragen')
    return said(503, 'Das hat gerade nicht geklappt. Bitte versuchen Sie es später noch einmal.')
  }
}
