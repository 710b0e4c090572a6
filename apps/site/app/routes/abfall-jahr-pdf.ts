import { createHash } from 'node:crypto'
import { calls, isCmsError } from '@rathausplatz/contract'
import { binsIn, loadYear } from '../abfall/load-year.ts'
import { drawnInTurn } from '../answers/drawn-in-turn.ts'
import {
  comeBackLater,
  isKnown,
  keptHeaders,
  nothingHere,
  refuseToTake,
  unanswered,
} from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import type { Route } from './+types/abfall-jahr-pdf'

const AN_HOUR = 3_600

/** Cache for about 400 sheets: two years of every street of a small town. */
const inTurn = drawnInTurn({ mostBytes: 32_000_000, mostWaiting: 40 })

/** Serves the waste calendar of a street as a poster. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { cms, log, requestId } = siteOf(context)
  try {
    const [blatt, stadt] = await Promise.all([
      loadYear(cms, params, binsIn(url.searchParams)),
      cms.call(calls.stadt, {}),
    ])
    if (!blatt) return nothingHere()
    const made = createHash('sha256')
      .update(JSON.stringify([blatt, stadt.name]))
      .digest('base64url')
      .slice(0, 22)
    const headers = keptHeaders({ etag: `"${made}"`, changed: undefined, maxAge: AN_HOUR })
    if (isKnown(request.headers, `"${made}"`)) return new Response(null, { status: 304, headers })
    const pdf = await inTurn(made, request.signal, async () => {
      // Imported on first use, because the PDF code is large.
      const { yearSheetPdf } = await import('../abfall/year-sheet-pdf.ts')
      return new Uint8Array(await yearSheetPdf(blatt, stadt.name))
    })
    if (!pdf) return comeBackLater()
    headers.set('content-type', 'application/pdf')
    headers.set('content-disposition', `inline; filename="abfuhrkalender-${blatt.jahr}.pdf"`)
    headers.set('content-length', String(pdf.byteLength))
    return new Response(pdf, { headers })
  } catch (error) {
    if (!isCmsError(error))
      log.error({ err: error, path: url.pathname, requestId }, 'Jahresblatt nicht gedruckt')
    return unanswered(error)
  }
}

export const action = refuseToTake
