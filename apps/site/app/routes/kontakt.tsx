import { calls, isCmsError, kontaktnachricht, vorgang } from '@rathausplatz/contract'
import { data, redirect } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { Angekommen } from '../kontakt/angekommen.tsx'
import { belegFor, isBelegt } from '../kontakt/beleg.ts'
import { KontaktForm } from '../kontakt/kontakt-form.tsx'
import { readForm, type Values } from '../kontakt/read-form.ts'
import { inSlot } from '../page/entries.tsx'
import { loadPage } from '../page/load-page.ts'
import { DefaultLayout } from '../page/page-layouts/default-layout.tsx'
import { pageMeta } from '../page/page-meta.ts'
import { bringViews } from '../page/views.ts'
import { orLeave } from '../pwa/connection/leave-to-browser.ts'
import { orStay } from '../pwa/update/chunk-failure.ts'
import type { Route } from './+types/kontakt'

/** The form carries a number of its own; a copy of it in a cache would make two people's messages one. */
const unkept = { 'cache-control': 'no-store' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const page = await loadPage(site, '/kontakt', url.searchParams)
  const named = vorgang.safeParse(url.searchParams.get('vorgang'))
  const beleg = url.searchParams.get('beleg') ?? ''
  return data(
    {
      page,
      vorgang: named.success && isBelegt(site.key(), named.data, beleg, site.now) ? named.data : null,
      isUnconfirmed: named.success && !isBelegt(site.key(), named.data, beleg, site.now),
      einreichung: crypto.randomUUID(),
      geladen: site.now.toISOString(),
      values: prefilled(url.searchParams),
    },
    { headers: unkept },
  )
}

/** On the way to the page its views come too. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const loaded = await orLeave(serverLoader(), request)
  await orStay(bringViews(loaded.page.entries.map(({ template }) => template)))
  return loaded
}

/** A link may say what it is about: `/kontakt?anlass=barriere&seite=/freibad`. Anything odd is left out. */
function prefilled(query: URLSearchParams): Values {
  const anlass = kontaktnachricht.shape.anlass.safeParse(query.get('anlass'))
  const seite = kontaktnachricht.shape.seite.safeParse(query.get('seite') ?? '')
  return {
    ...(anlass.success ? { anlass: anlass.data } : {}),
    ...(seite.success ? { seite: seite.data } : {}),
  }
}

const A_MINUTE = 60
const TEN_MINUTES = 600

const NOT_STORED =
  'Ihre Nachricht konnte gerade nicht gespeichert werden. Bitte senden Sie sie noch einmal ab oder rufen Sie uns an.'

export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context)
  const { cms, log, now, requestId, sender } = site
  const sent = readForm(await formOf(request), now)
  if (!sent.ok) return data(sent, { status: 422, headers: unkept })
  const { einreichung, nachricht } = sent
  try {
    const stored = await cms.call(calls.kontakt, { body: { einreichung, ...nachricht }, sender })
    return redirect(
      `/kontakt?vorgang=${stored.vorgang}&beleg=${belegFor(site.key(), stored.vorgang, now)}`,
      303,
    )
  } catch (error) {
    const isExpected = isCmsError(error) && error.status === 429
    if (!isExpected) log.error({ err: error, requestId }, 'Nachricht nicht gespeichert')
    const refused = {
      ok: false as const,
      values: nachricht as Values,
      errors: {},
      title: isExpected ? error.message : NOT_STORED,
    }
    const later = isExpected ? (error.retryAfter ?? TEN_MINUTES) : A_MINUTE
    return data(refused, {
      status: isExpected ? 429 : 503,
      headers: { ...unkept, 'retry-after': String(later) },
    })
  }
}

const NO_NETWORK =
  'Ihre Nachricht ist noch nicht gesendet: Es gibt gerade keine Verbindung. Was Sie geschrieben haben, bleibt hier stehen. Bitte senden Sie es noch einmal ab, sobald Sie wieder Netz haben.'

/** Without a network nothing of what was typed is lost. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const refused = {
      ok: false as const,
      values: Object.fromEntries(form) as Values,
      errors: {},
      title: NO_NETWORK,
    }
    // A failure by its status: the page is not asked for anew, which could not be had either.
    return data(refused, { status: 503 })
  }
}

export const headers = headersOf

/** The title stands in the page itself: only there is known whether something has to be corrected. */
export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  if (error || !loaderData) return []
  const root = matches[0].loaderData
  const town = root?.stadt?.name ?? ''
  return pageMeta(loaderData.page, town, root?.publicUrl ?? '').filter(tag => !('title' in tag))
}

export default function Kontakt({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { page, vorgang, isUnconfirmed, einreichung, geladen, values } = loaderData
  const refused = actionData && !actionData.ok ? actionData : undefined
  const title = `${page.title} – ${matches[0].loaderData?.stadt?.name ?? ''}`
  const isBegun = refused !== undefined || vorgang !== null
  return (
    <DefaultLayout page={isBegun ? { ...page, entries: inSlot(page.entries, 'sidebar') } : page}>
      <title>{refused ? `Fehler: ${title}` : title}</title>
      {vorgang && !refused ? (
        <Angekommen vorgang={vorgang} />
      ) : (
        <KontaktForm
          key={einreichung}
          einreichung={einreichung}
          geladen={geladen}
          values={refused?.values ?? values}
          isUnconfirmed={isUnconfirmed && !refused}
          refused={refused}
        />
      )}
    </DefaultLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
