import { calls, isCmsError } from '@rathausplatz/contract'
import { answerMachine, nothingHere, refuseToTake, unanswered, writtenOnce } from '../answers/for-machines.ts'
import { icsOf } from '../calendar/ics.ts'
import { siteOf } from '../cms/site-context.ts'
import type { Route } from './+types/veranstaltungen-ics'

const AN_HOUR = 3_600

/**
 * `/veranstaltungen.ics` is the calendar to subscribe to; `?rubrik_id=` limits it to one category. Below this
 * address each event and each date of a series has its own file.
 */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const { cms, publicUrl, log, requestId } = siteOf(context)
  const { slug, termin } = params as { slug?: string; termin?: string }
  const asked = url.searchParams.getAll('rubrik_id')
  // For an invalid category, a calendar with the events of all categories would be worse than 404.
  if (asked.length > 1 || asked.some(id => !/^[1-9]\d{0,5}$/.test(id))) return nothingHere()
  try {
    const [rubrik_id] = slug === undefined ? asked : []
    const [{ data, meta }, stadt] = await Promise.all([
      cms.call(calls.kalender, { query: { slug, termin, rubrik_id } }),
      cms.call(calls.stadt, {}),
    ])
    const title = meta?.title ?? 'Veranstaltungen'
    const name = slug === undefined ? `${title} – ${stadt.name}` : title
    const answer = answerMachine(request, {
      body: writtenOnce('ics', { name, termine: data, stadt, publicUrl }, icsOf),
      type: 'text/calendar',
      maxAge: AN_HOUR,
    })
    const file = [slug ?? 'veranstaltungen', termin].filter(Boolean).join('-')
    answer.headers.set('content-disposition', `attachment; filename="${file}.ics"`)
    return answer
  } catch (error) {
    if (!isCmsError(error)) log.error({ err: error, path: url.pathname, requestId }, 'Kalender nicht lesbar')
    return unanswered(error)
  }
}

export const action = refuseToTake
