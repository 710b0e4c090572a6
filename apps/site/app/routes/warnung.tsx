import { calls, type Warnung as Gewarnt, isCmsError } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { data } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { type SiteContext, siteOf } from '../cms/site-context.ts'
import { notFound } from '../errors/not-found.ts'
import { RouteError } from '../errors/route-error.tsx'
import { standOf } from '../stand/stand.ts'
import { isOver } from '../warnungen/is-over.ts'
import { meaningOf } from '../warnungen/meaning.ts'
import { WarnungPage } from '../warnungen/warnung-page.tsx'
import type { Route } from './+types/warnung'

/** Loads a warning. The page of an expired warning says so and is not cached. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { now } = site
  const found = await loadWarnung(site, id)
  const warnung = { ...found, vorbei: found.vorbei || isOver(found, now) }
  const jetzt = `${now.toISOString().slice(0, 16)}:00.000Z`
  const loaded = {
    stand: standOf(site),
    warnung,
    bedeutung: meaningOf(warnung, jetzt),
    heute: berlinDay(now),
    jetzt,
  }
  return warnung.vorbei
    ? data(loaded, { status: 410, headers: { 'cache-control': 'no-store' } })
    : data(loaded, { headers: {} })
}

/** Loads a warning. A remote CMS may have no call for a single warning; its list has the same data. */
async function loadWarnung({ cms, log, requestId }: SiteContext, id: string): Promise<Gewarnt> {
  const missing = (err: unknown) => {
    if (!isCmsError(err) || err.status >= 500) log.warn({ err, requestId }, 'Warnung nicht ladbar')
    return undefined
  }
  const own = await cms.call(calls.warnung, { params: { id } }).catch(missing)
  const found = own ?? (await cms.call(calls.warnungen, {}).catch(missing))?.data.find(one => one.id === id)
  if (!found) throw notFound()
  return found
}

export const headers = headersOf

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const town = matches[0].loaderData?.stadt?.name ?? ''
  const warnung = loaderData?.warnung
  if (!warnung) return []
  const { titel, vorbei, entwarnt, bis, beschreibung, probe } = warnung
  // What applied before an all-clear is nothing that a search engine or a chat should tell people to do.
  const anweisung = probe
    ? 'Das ist eine Probewarnung. Es besteht keine Gefahr.'
    : entwarnt || vorbei
      ? titel
      : warnung.anweisung
  const robots = vorbei || entwarnt || probe || bis === null ? 'noindex' : `unavailable_after: ${bis}`
  return [
    { title: [titel, town].filter(Boolean).join(' – ') },
    { name: 'description', content: (anweisung || beschreibung || titel).slice(0, 160) },
    { property: 'og:title', content: titel },
    { name: 'robots', content: robots },
  ]
}

export default function Warnung({ loaderData }: Route.ComponentProps) {
  return <WarnungPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
