import { calls, isCmsError } from '@rathausplatz/contract'
import { answerMachine, refuseToTake, unanswered, writtenOnce } from '../answers/for-machines.ts'
import { icsOf } from '../calendar/ics.ts'
import { siteOf } from '../cms/site-context.ts'
import type { Route } from './+types/sitzungen-ics'

const AN_HOUR = 3_600

/** Serves meetings of the council as a calendar: all meetings, those of one body, or a single one. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const { cms, publicUrl, log, requestId } = siteOf(context)
  const { sitzung, gremium } = params as { sitzung?: string | undefined; gremium?: string | undefined }
  try {
    const [{ data, meta }, stadt] = await Promise.all([
      cms.call(calls.sitzungskalender, { query: { sitzung, gremium } }),
      cms.call(calls.stadt, {}),
    ])
    const title = meta?.title ?? 'Sitzungen des Rates'
    const name = sitzung === undefined ? `${title} – ${stadt.name}` : title
    const answer = answerMachine(request, {
      body: writtenOnce('ics', { name, termine: data, stadt, publicUrl }, icsOf),
      type: 'text/calendar',
      maxAge: AN_HOUR,
    })
    const file = sitzung ?? (gremium === undefined ? 'sitzungen' : `sitzungen-${gremium}`)
    answer.headers.set('content-disposition', `attachment; filename="${file.replaceAll(/[^\w-]/g, '-')}.ics"`)
    return answer
  } catch (error) {
    if (!isCmsError(error)) log.error({ err: error, path: url.pathname, requestId }, 'Kalender nicht lesbar')
    return unanswered(error)
  }
}

export const action = refuseToTake
