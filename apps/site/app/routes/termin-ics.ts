import { refuseToTake } from '../answers/for-machines.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { siteOf } from '../cms/site-context.ts'
import { loadTermin } from '../termin/load-termin.ts'
import type { Route } from './+types/termin-ics'

/** Serves the appointment as a calendar file to the person who has its key. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const termin = await loadTermin(siteOf(context), keyIn(params))
  if (!termin)
    return new Response('Diesen Termin gibt es nicht mehr.', {
      status: 410,
      headers: { ...ofHolder, 'content-type': 'text/plain; charset=utf-8' },
    })
  return new Response(termin.kalender, {
    headers: {
      ...ofHolder,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="termin.ics"',
    },
  })
}

export const action = refuseToTake
