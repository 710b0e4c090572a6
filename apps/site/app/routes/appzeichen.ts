import { calls, type Stadt } from '@rathausplatz/contract'
import {
  comeBackLater,
  isKnown,
  keptHeaders,
  nothingHere,
  refuseToTake,
  unanswered,
} from '../answers/for-machines.ts'
import { withoutFault } from '../answers/not-now.ts'
import { siteOf } from '../cms/site-context.ts'
import { appIcon, appIconVersion, isAppIcon } from '../pwa/app-icon.ts'
import type { Route } from './+types/appzeichen'

const A_DAY = 86_400

/** Serves the icon of the town's app: `/appzeichen/192.png`. */
export async function loader({ context, request, params: { datei } }: Route.LoaderArgs) {
  const site = siteOf(context)
  if (!isAppIcon(datei)) return nothingHere()
  let stadt: Stadt
  try {
    stadt = await site.cms.call(calls.stadt, {})
  } catch (error) {
    return unanswered(error)
  }
  const etag = `"${appIconVersion(stadt)}"`
  const headers = keptHeaders({ etag, maxAge: A_DAY })
  if (isKnown(request.headers, etag)) return new Response(null, { status: 304, headers })
  const bytes = await appIcon(datei, stadt, site).catch(withoutFault)
  if (!bytes) return comeBackLater()
  headers.set('content-type', 'image/png')
  headers.set('content-length', String(bytes.byteLength))
  return new Response(bytes, { headers })
}

export const action = refuseToTake
