import {
  type Calls,
  type Download,
  isCmsError,
  isNoData,
  partWanted,
  type Realm,
  streamed,
} from '@rathausplatz/contract'
import { bildbreiten } from '@rathausplatz/contract/medien'
import type { RouterContextProvider } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import { signedIn } from '../sessions/session.ts'

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Answers with a protected file by its name; a picture has the width in the address. */
export const protectedFile = (
  args: Args & { params: { datei: string } },
  realm: Realm,
  call: Calls['intranetDatei' | 'raeteDatei'],
): Promise<Response> =>
  fileForWhoAsks(args, realm, token => {
    const breite = bildbreiten.find(known => String(known) === args.url.searchParams.get('breite'))
    const query = breite === undefined ? {} : { breite }
    return siteOf(args.context).cms.call(call, { params: { datei: args.params.datei }, query, token })
  })

/**
 * Answers with a file of the CMS for an account of a realm, whole or as a range. The answer is not cached:
 * the session sets the headers. A missing file and a file without permission give the same answer.
 */
export async function fileForWhoAsks(
  args: Args,
  realm: Realm,
  ask: (token: string) => Promise<Download>,
): Promise<Response> {
  const { request } = args
  const { token } = await signedIn(args, realm)
  const file = await ask(token).catch((error: unknown) => {
    if (isCmsError(error) && error.code === 'zu-viele') throw comeBackLater(error.retryAfter)
    if (isCmsError(error) || isNoData(error)) throw notThere(error.status)
    throw error
  })
  const { typ, name, version, groesse, inhalt } = file
  const etag = `"${version}"`
  const { status, range, headers } = partWanted(request, etag, groesse)
  const isEmpty = status === 416 || request.method === 'HEAD'
  return new Response(isEmpty ? null : streamed(inhalt(range)), {
    status,
    headers: {
      ...headers,
      ...(status === 416 ? {} : { 'content-type': typ }),
      etag,
      'content-disposition': `inline; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}

const plain = { 'content-type': 'text/plain; charset=utf-8' }

/** Answers 503 if the CMS does not respond or has a fault, otherwise 404. */
function notThere(status = 503): Response {
  const isSilent = status >= 500 && status !== 501
  return isSilent
    ? new Response('Die Datei lässt sich gerade nicht laden.', { status: 503, headers: plain })
    : new Response('Diese Datei gibt es hier nicht.', { status: 404, headers: plain })
}

const comeBackLater = (seconds = 5) =>
  new Response(null, { status: 503, headers: { 'retry-after': String(seconds) } })
