import { type CmsError, calls, isCmsError, LAENGSTE_RUECKMELDUNG } from '@rathausplatz/contract'
import { Breadcrumb } from '@rathausplatz/ui'
import { ErrorSummary } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { ownPath } from '../answers/own-address.ts'
import { shownAgain } from '../answers/shown-again.ts'
import { siteOf } from '../cms/site-context.ts'
import { tellOnce } from '../cms/tell-once.ts'
import { unmatchedRoute } from '../errors/not-found.ts'
import { formOf, refusal } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { isRefusal, unstored } from '../forms/failure.ts'
import { type Asked, STEP } from '../hilfreich/asked.ts'
import { Remark, TRAP } from '../hilfreich/frage.tsx'
import styles from '../page/page-layouts/page-layouts.module.css'
import type { Route } from './+types/rueckmeldung'

/** There is no page: a link to this address answers 404. */
export function loader(): never {
  throw unmatchedRoute()
}

const A_MINUTE = 60
/** Most bytes that the text may add to the page when it is shown again. */
const MOST_SHOWN = 4_000

const NO_ANSWER = 'Bitte wählen Sie auf der Seite „Ja“ oder „Nein“.'

/** Counts an answer or stores a remark to an answer, and redirects to the page in question. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context)
  const { cms, sender } = site
  const form = await formOf(request)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const back = new URL(ownPath(text('zurueck')) ?? '/', 'http://site')
  const written = text('text')
  const answer = (['ja', 'nein'] as const).find(one => one === text(written ? 'antwort' : 'hilfreich'))
  if (!answer) throw refusal({ status: 422, hint: NO_ANSWER })
  // A program gets the same thanks, so that it does not learn how it was recognised.
  const isProgram = text(TRAP) !== ''
  try {
    if (!isProgram)
      await cms.call(calls.rueckmeldung, {
        body: {
          pfad: back.pathname,
          hilfreich: answer === 'ja',
          ...(written ? { text: written, nachtrag: true } : {}),
        },
        sender,
      })
  } catch (error) {
    const isTooMuch = isCmsError(error) && error.status === 429
    const isRefused = isRefusal(error)
    if (!isRefused) tellOnce(site, error, 'Rückmeldung nicht gespeichert')
    if (isRefused && !isTooMuch && error.status !== 400)
      throw refusal({ status: 422, hint: 'Zu dieser Seite lässt sich nichts sagen.' })
    const title = isRefused ? (isTooMuch ? error.message : aboutText(error)) : unstored(error)
    return data(
      { title, answer, page: back.pathname + back.search, text: shownAgain(written, MOST_SHOWN) },
      {
        status: isTooMuch ? 429 : isRefused ? 422 : 503,
        headers: {
          'cache-control': 'no-store',
          'retry-after': String(isTooMuch ? error.retryAfter : A_MINUTE),
        },
      },
    )
  }
  const step: Asked = written ? 'danke' : answer
  back.searchParams.set(STEP, step)
  throw redirect(`${back.pathname}${back.search}#hilfreich`, 303)
}

const TOO_LONG = `Bitte höchstens ${LAENGSTE_RUECKMELDUNG} Zeichen.`

const aboutText = ({ details }: CmsError): string =>
  details?.issues?.find(({ path }) => path === 'text')?.message ?? TOO_LONG

export const headers = headersOf

/** Shows the form again if storing has failed. */
export default function Rueckmeldung({ actionData, matches }: Route.ComponentProps) {
  if (!actionData) return null
  const { title, answer, page, text } = actionData
  return (
    <>
      <title>{`Fehler: Ihre Rückmeldung – ${matches[0].loaderData?.stadt?.name ?? ''}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { title: 'Startseite', href: '/' },
          { title: 'Ihre Rückmeldung', href: '' },
        ]}
      />
      <main id="inhalt" tabIndex={-1} className={styles.columns}>
        <div className={styles.content}>
          <h1>Ihre Rückmeldung</h1>
          <ErrorSummary title={title} errors={{}} />
          {text && <Remark page={page} answer={answer} text={text} />}
          <p>
            <a href={page}>Zurück zur Seite</a>
          </p>
        </div>
      </main>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
