import { calls, isCmsError, schadenskategorieOf, schadensnummer } from '@rathausplatz/contract'
import { data } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { siteOf } from '../cms/site-context.ts'
import { notFound } from '../errors/not-found.ts'
import { refusal } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { failureOf } from '../forms/failure.ts'
import { Facts } from '../schaden/facts.tsx'
import { loadSheet } from '../schaden/karte/load-sheet.ts'
import { DAMAGES, Gone, SchadenPage } from '../schaden/schaden-page.tsx'
import { whereOf } from '../schaden/where.ts'
import type { Route } from './+types/schaden'

/** Not cached: a hidden report must disappear at once. */
const unkept = { 'cache-control': 'no-store' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context)
  const nummer = schadensnummer.safeParse(params.nummer)
  if (!nummer.success) throw notFound()
  try {
    const [schaden, sheet] = await Promise.all([
      site.cms.call(calls.schaden, { params: { nummer: nummer.data } }),
      loadSheet(site),
    ])
    return data({ schaden, sheet }, { headers: unkept })
  } catch (error) {
    if (isCmsError(error) && error.code === 'nicht-gefunden')
      return data(undefined, { status: 410, headers: unkept })
    const { hint, status, headers } = failureOf(error, site, 'Gemeldeter Schaden')
    throw refusal({ status, hint }, { ...unkept, ...headers })
  }
}

export const headers = headersOf

const GONE = {
  heading: 'Diese Meldung steht hier nicht',
  text: 'Vielleicht sehen wir sie uns gerade erst an, oder sie ist schon lange erledigt. Haben Sie sie gemeldet? Mit Nummer und Kennwort sehen Sie unter „Wo ist meine Meldung?“, was daraus wird.',
}

export default function EinSchaden({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Gone {...GONE} />
  const { schaden, sheet } = loaderData
  const heading = [schadenskategorieOf(schaden.kategorie).name, whereOf(schaden)].filter(Boolean).join(', ')
  return (
    <SchadenPage heading={heading}>
      <Facts
        schaden={schaden}
        sheet={sheet}
        photoAt={kennung => `${DAMAGES}/${schaden.nummer}/fotos/${kennung}`}
      />
    </SchadenPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
