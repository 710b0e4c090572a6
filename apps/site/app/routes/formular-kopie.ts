import { calls } from '@rathausplatz/contract'
import { htmlText } from '@rathausplatz/text'
import { notePage } from '../ansicht/note-page.ts'
import { siteOf } from '../cms/site-context.ts'
import { unmatchedRoute } from '../errors/not-found.ts'
import { formOf } from '../errors/refusal.ts'
import { failureOf, readNachweis } from '../formular/read-secret.ts'
import type { Route } from './+types/formular-kopie'

const UNKNOWN = 'Zu dieser Nummer und diesem Kennwort gibt es keinen Vorgang.'

/** There is no page: a link to this address answers 404. */
export function loader(): never {
  throw unmatchedRoute()
}

/** Serves the sent answers as a PDF. The request is a form, so that no address contains the secret. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { request, context } = args
  const site = siteOf(context)
  const { nachweis } = readNachweis(await formOf(request))
  if (!nachweis) return refusalOf(args, UNKNOWN, 422)
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
    return refusalOf(args, refused.titel, status, headers)
  }
}

/** A person asked for a file in their browser, so the refusal is a page, with the way back to the state. */
async function refusalOf(
  args: Route.ActionArgs,
  words: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const text = `<p>${htmlText(words)}</p><p><a href="/formulare/stand">Noch einmal mit Nummer und Kennwort nachsehen</a></p>`
  const page = await notePage(args, { status, title: 'Die Kopie lässt sich nicht zeigen', text })
  page.headers.set('cache-control', 'private, no-store')
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
  return page
}
