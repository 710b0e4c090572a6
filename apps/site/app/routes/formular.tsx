import { calls, eingangsnummer, kennwort } from '@rathausplatz/contract'
import { formularAdresse, KONTAKTFORMULAR } from '@rathausplatz/contract/kontaktformular'
import { berlinDay } from '@rathausplatz/time'
import { useHydrated } from '@rathausplatz/ui'
import { useLayoutEffect, useMemo } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { siteOf } from '../cms/site-context.ts'
import { setVisitWords } from '../document/visit-words.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { NOT_NOW, unsentBy, unsentStatus } from '../forms/unsent.ts'
import { untilAnswered } from '../forms/until-answered.ts'
import { Arrived } from '../formular/arrived.tsx'
import { begunIn } from '../formular/begun-in.ts'
import { seal, unseal } from '../formular/beleg.ts'
import { FormBody } from '../formular/form-body.tsx'
import styles from '../formular/formular.module.css'
import { withNewest } from '../formular/newest-answers.ts'
import { Closed, Gone, NoForm } from '../formular/notices.tsx'
import { pagesOf, stepWords } from '../formular/pages-of.ts'
import { pageBefore, prefilled } from '../formular/prefilled.ts'
import { begin, receive } from '../formular/receive.ts'
import { WholeForm } from '../formular/whole-form.tsx'
import { inSlot } from '../page/entries.tsx'
import { loadPage } from '../page/load-page.ts'
import { DefaultLayout } from '../page/page-layouts/default-layout.tsx'
import { pageMeta } from '../page/page-meta.ts'
import { bringViews } from '../page/views.ts'
import { orLeave } from '../pwa/connection/leave-to-browser.ts'
import { orStay } from '../pwa/update/chunk-failure.ts'
import type { Route } from './+types/formular'

/** The page contains the number of this form, and later the visitor's input, so it is never cached. */
const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { slug = KONTAKTFORMULAR } = params
  const isOnPage = params.slug === undefined
  const path = formularAdresse({ slug })
  // The contact form has only one address: that of its page.
  if (params.slug === KONTAKTFORMULAR) throw redirect(`${path}${url.search}`, 301)
  const loaded = await loadPage(site, path, isOnPage ? url.searchParams : new URLSearchParams())
  // A form without a page of its own shows only the head of the page; its questions replace the content.
  const page = isOnPage ? loaded : { ...loaded, entries: [] }
  const formular = await site.cms.call(calls.formular, { params: { slug } }).catch((err: unknown) => {
    if (!isOnPage) throw err
    site.log.error({ err, requestId: site.requestId }, 'Kontaktformular nicht ladbar')
    return undefined
  })
  if (!formular) return data({ page, asked: undefined }, { headers: unkept })
  const heute = berlinDay(site.now)
  const { begun, nullen } = await begin(site, formular)
  // With a query the page may contain answers of one visitor, so the drawn page is not shared.
  if (url.search === '') setVisitWords(context, [begun.einreichung, begun.beginn])
  const beleg = url.searchParams.get('beleg')
  const opened = beleg === null ? undefined : unseal(site.key(), beleg, site.now)
  const asked = {
    formular,
    begun: {
      ...begun,
      eingaben: prefilled(formular, {
        query: url.searchParams,
        from: pageBefore(request, site.publicUrl),
        heute,
      }),
    },
    nullen,
    isAnsicht: site.ansicht !== undefined,
    heute,
    received: opened?.slug === formular.slug ? opened : undefined,
    isTraceable:
      eingangsnummer.safeParse(opened?.vorgang).success && kennwort.safeParse(opened?.kennwort).success,
    isUnconfirmed: beleg !== null && opened?.slug !== formular.slug,
  }
  return data({ page, asked }, { headers: unkept })
}

/** Without a network the browser loads the page itself, and the service worker answers with a kept copy. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const loaded = await orLeave(serverLoader(), request)
  await orStay(bringViews(loaded.page.entries.map(({ template }) => template)))
  return loaded
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { slug = KONTAKTFORMULAR } = params
  const site = siteOf(context)
  const form = await formOf(request)
  const formular = await site.cms.call(calls.formular, { params: { slug } })
  const answer = await receive(site, formular, form, untilAnswered(request))
  if ('received' in answer)
    return redirect(`${formularAdresse(formular)}?beleg=${seal(site.key(), answer.received, site.now)}`, {
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
const TOO_LARGE =
  'Noch nicht gesendet: Die Dateien sind zusammen zu groß. Bitte nehmen Sie eine heraus oder wählen Sie kleinere.'

const unsentWords = { 'ohne-netz': NO_NETWORK, 'zu-gross': TOO_LARGE, 'gerade-nicht': NOT_NOW }

/** If the form was not processed, the page stays open with all input. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    const why = unsentBy(error)
    if (!why) throw error
    return data({ unsent: unsentWords[why], at: Date.now() }, { status: unsentStatus[why] })
  }
}

/**
 * Steps within a form do not reload its data. Another form, a changed one, a confirmation, or a link with other
 * answers reloads it.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
}: ShouldRevalidateFunctionArgs): boolean =>
  (actionResult as ActionResult | undefined)?.answered?.isChanged === true ||
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.searchParams.get('beleg') !== nextUrl.searchParams.get('beleg') ||
  (formMethod === undefined && saidBy(currentUrl) !== saidBy(nextUrl))

type ActionResult = { readonly answered?: { readonly isChanged?: boolean } }

function saidBy({ searchParams }: URL): string {
  const said = new URLSearchParams(searchParams)
  said.delete('schritt')
  return String(said)
}

export const headers = headersOf

/** The component sets the title, because it knows the step and whether there are errors. */
export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  if (error || !loaderData) return []
  const root = matches[0].loaderData
  const town = root?.stadt?.name ?? ''
  return pageMeta(loaderData.page, town, root?.publicUrl ?? '').filter(tag => !('title' in tag))
}

export default function Formular({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { page, asked } = loaderData
  const town = matches[0].loaderData?.stadt?.name ?? ''
  if (asked) return <Asked page={page} {...asked} town={town} actionData={actionData} />
  return (
    <DefaultLayout page={page}>
      <title>{[page.title, town].filter(Boolean).join(' – ')}</title>
      <NoForm />
    </DefaultLayout>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type AskedProps = NonNullable<Loaded['asked']> & {
  page: Loaded['page']
  town: string
  actionData: Route.ComponentProps['actionData']
}

function Asked({ page, town, actionData, ...asked }: AskedProps) {
  const { formular, received, isTraceable, isUnconfirmed, heute, nullen, isAnsicht } = asked
  const { state } = useLocation()
  const navigate = useNavigate()
  const answered = actionData && 'answered' in actionData ? actionData.answered : undefined
  const unsent = actionData && 'unsent' in actionData ? actionData.unsent : undefined
  // The server does not know the browser history.
  const isHydrated = useHydrated()
  const ofHistory = isHydrated ? begunIn(state, formular.slug) : undefined
  const pages = useMemo(() => pagesOf(formular), [formular])
  const restored = useMemo(() => ofHistory && withNewest(ofHistory, pages), [ofHistory, pages])
  const begun = answered?.begun ?? restored ?? asked.begun
  const isWrong = unsent !== undefined || (answered?.art === 'seite' && answered.titel !== undefined)

  // Each step gets its own entry in the browser history, so that going back shows the previous step with its
  // input. This is a layout effect because the entry must already exist if the visitor goes back at once.
  const isOn = answered?.art === 'seite' && !answered.titel && !answered.hinweis
  useLayoutEffect(() => {
    if (isOn)
      void navigate(`?schritt=${begun.at + 1}`, {
        replace: true,
        state: { formular: formular.slug, begun },
        preventScrollReset: true,
      })
  }, [isOn, begun, formular.slug, navigate])

  const hasArrived = Boolean(received) && !answered && !isAnsicht
  const isBegun = Boolean(received) || begun.at > 0 || answered !== undefined
  const step =
    !received && pages.schritte.length > 1 && formular.offen
      ? stepWords(pages, begun.at, begun.eingaben, heute)
      : ''
  const title = [step, page.title, town].filter(Boolean).join(' – ')
  return (
    <DefaultLayout page={isBegun ? { ...page, entries: inSlot(page.entries, 'sidebar') } : page}>
      <title>{`${isWrong ? 'Fehler: ' : hasArrived ? 'Angekommen: ' : ''}${title}`}</title>
      {!isBegun && formular.einleitung && <p className={styles.einleitung}>{formular.einleitung}</p>}
      {isAnsicht ? (
        <WholeForm formular={formular} heute={heute} />
      ) : received && hasArrived ? (
        <Arrived received={received} formular={formular} isTraceable={isTraceable} />
      ) : !formular.offen ? (
        <Closed />
      ) : (
        <>
          {isUnconfirmed && !answered && <Gone />}
          <FormBody
            key={begun.einreichung}
            {...{ formular, begun, nullen, heute, answered, unsent }}
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
