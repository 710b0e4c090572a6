import { calls, eingangsnummer, kennwort } from '@rathausplatz/contract'
import { townToday } from '@rathausplatz/contract/formular'
import { useHydrated } from '@rathausplatz/ui'
import { useLayoutEffect } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { Arrived } from '../formular/arrived.tsx'
import { begunIn } from '../formular/begun-in.ts'
import { seal, unseal } from '../formular/beleg.ts'
import { FormBody } from '../formular/form-body.tsx'
import styles from '../formular/formular.module.css'
import { Closed, Gone } from '../formular/notices.tsx'
import { pagesOf, stepWords } from '../formular/pages-of.ts'
import { begin, receive } from '../formular/receive.ts'
import { WholeForm } from '../formular/whole-form.tsx'
import { loadPage } from '../page/load-page.ts'
import { DefaultLayout } from '../page/page-layouts/default-layout.tsx'
import { pageMeta } from '../page/page-meta.ts'
import { orLeave } from '../pwa/connection/leave-to-browser.ts'
import type { Route } from './+types/formular'

/** The form carries a number of its own, and later what somebody has typed: no cache keeps it. */
const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const page = await loadPage(site, `/formulare/${params.slug}`, new URLSearchParams())
  const formular = await site.cms.call(calls.formular, { params })
  const beleg = url.searchParams.get('beleg')
  const opened = beleg === null ? undefined : unseal(site.key(), beleg, site.now)
  return data(
    {
      // Of the page itself nothing is shown but its head; the questions stand in place of what it says.
      page: { ...page, entries: [] },
      formular,
      ...(await begin(site)),
      isAnsicht: site.ansicht !== undefined,
      heute: townToday(site.now),
      received: opened?.slug === formular.slug ? opened : undefined,
      isTraceable:
        eingangsnummer.safeParse(opened?.vorgang).success && kennwort.safeParse(opened?.kennwort).success,
      isUnconfirmed: beleg !== null && opened?.slug !== formular.slug,
    },
    { headers: unkept },
  )
}

/** Without a network the browser goes to the page itself, and what lies on the device answers. */
export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  orLeave(serverLoader(), request)

export async function action({ request, context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await formOf(request)
  const formular = await site.cms.call(calls.formular, { params })
  const answer = await receive(site, formular, form)
  if ('received' in answer)
    return redirect(`/formulare/${formular.slug}?beleg=${seal(site.key(), answer.received, site.now)}`, {
      status: 303,
      headers: unkept,
    })
  return data(
    { answered: answer.answered },
    { status: answer.status, headers: { ...unkept, ...answer.headers } },
  )
}

const NO_NETWORK =
  'Noch nicht gesendet: Es gibt gerade keine Verbindung. Was Sie geschrieben haben, bleibt hier stehen. Bitte versuchen Sie es noch einmal, sobald Sie wieder Netz haben.'

/** Without a network nothing of what was typed is lost. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // A failure by its status: the page is not asked for anew, which could not be had either.
    return data({ noNetwork: NO_NETWORK, at: Date.now() }, { status: 503 })
  }
}

/** Going from page to page, nothing is asked for anew; another form, or its confirmation, is. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.searchParams.get('beleg') !== nextUrl.searchParams.get('beleg')

export const headers = headersOf

/** The title stands in the page itself: only there is known which page of the form it is, and whether something is wrong. */
export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  if (error || !loaderData) return []
  const root = matches[0].loaderData
  const town = root?.stadt?.name ?? ''
  return pageMeta(loaderData.page, town, root?.publicUrl ?? '').filter(tag => !('title' in tag))
}

export default function Formular({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { page, formular, received, isTraceable, isUnconfirmed, heute, nullen, isAnsicht } = loaderData
  const { state } = useLocation()
  const navigate = useNavigate()
  const answered = actionData && 'answered' in actionData ? actionData.answered : undefined
  const noNetwork = actionData && 'noNetwork' in actionData ? actionData.noNetwork : undefined
  // The server knows nothing of the browser's history.
  const isHydrated = useHydrated()
  const ofHistory = isHydrated ? begunIn(state, formular.slug) : undefined
  const begun = answered?.begun ?? ofHistory ?? loaderData.begun
  const pages = pagesOf(formular)
  const isWrong = noNetwork !== undefined || (answered?.art === 'seite' && answered.titel !== undefined)

  // Each page has its place in the history of the browser, so that its way back leads one page back and loses nothing.
  // Before anybody sees the page: one who goes back at once would take it along to where they came from.
  const isOn = answered?.art === 'seite' && !answered.titel && !answered.hinweis
  useLayoutEffect(() => {
    if (isOn)
      void navigate(`?schritt=${begun.at + 1}`, {
        replace: true,
        state: { formular: formular.slug, begun },
        preventScrollReset: true,
      })
  }, [isOn, begun, formular.slug, navigate])

  const town = matches[0].loaderData?.stadt?.name ?? ''
  const isBegun = Boolean(received) || begun.at > 0 || answered !== undefined
  const step =
    !received && pages.schritte.length > 1 && formular.offen
      ? stepWords(pages, begun.at, begun.eingaben, heute)
      : ''
  const title = [step, page.title, town].filter(Boolean).join(' – ')
  return (
    <DefaultLayout page={page}>
      <title>{isWrong ? `Fehler: ${title}` : title}</title>
      {!isBegun && formular.einleitung && <p className={styles.einleitung}>{formular.einleitung}</p>}
      {isAnsicht ? (
        <WholeForm formular={formular} heute={heute} />
      ) : received && !answered ? (
        <Arrived received={received} formular={formular} isTraceable={isTraceable} />
      ) : !formular.offen ? (
        <Closed />
      ) : (
        <>
          {isUnconfirmed && !answered && <Gone />}
          <FormBody
            key={begun.einreichung}
            {...{ formular, begun, nullen, heute, answered, noNetwork }}
            isTurned={answered !== undefined || ofHistory !== undefined}
          />
        </>
      )}
    </DefaultLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
