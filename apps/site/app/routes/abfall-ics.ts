import { binsQuery, calls, erinnerungszeit, isCmsError } from '@rathausplatz/contract'
import { binsIn } from '../abfall/load-year.ts'
import { answerMachine, refuseToTake, unanswered, writtenOnce } from '../answers/for-machines.ts'
import { abfallIcsOf } from '../calendar/abfall-ics.ts'
import { siteOf } from '../cms/site-context.ts'
import type { Route } from './+types/abfall-ics'

const AN_HOUR = 3_600

/**
 * Serves the collections of a street as a calendar to subscribe to; `?fraktionen=` and
 * `?tonnen=` filter them, `?erinnerung=` sets alarms.
 */
export async function loader({ context, request, url, params: { ort } }: Route.LoaderArgs) {
  const { cms, publicUrl, log, requestId } = siteOf(context)
  const fraktionen = url.searchParams.get('fraktionen')?.slice(0, 200)
  const tonnen = binsIn(url.searchParams)
  // Unknown values are ignored, so that subscribed addresses keep working.
  const erinnerung = erinnerungszeit.safeParse(url.searchParams.get('erinnerung')).data
  try {
    const [{ ort: place, data }, stadt] = await Promise.all([
      cms.call(calls.abfallKalender, { params: { ort }, query: { fraktionen, ...binsQuery(tonnen) } }),
      cms.call(calls.stadt, {}),
    ])
    const name = `Abfuhr ${place.name}`
    const answer = answerMachine(request, {
      body: writtenOnce(
        `abfall-${erinnerung ?? ''}`,
        { name, termine: data, stadt, publicUrl, erinnerung },
        abfallIcsOf,
      ),
      type: 'text/calendar',
      maxAge: AN_HOUR,
    })
    answer.headers.set(
      'content-disposition',
      `attachment; filename="abfuhr-${ort.replaceAll(/[^\w-]/g, '-')}.ics"`,
    )
    return answer
  } catch (error) {
    if (!isCmsError(error)) log.error({ err: error, path: url.pathname, requestId }, 'Kalender nicht lesbar')
    return unanswered(error)
  }
}

export const action = refuseToTake
