import { calls } from '@rathausplatz/contract'
import { ButtonLink, Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { data } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { siteOf } from '../cms/site-context.ts'
import { RouteError } from '../errors/route-error.tsx'
import { failureOf, isOver } from '../forms/failure.ts'
import forms from '../forms/forms.module.css'
import { Gone, PinnwandPage } from '../pinnwand/pinnwand-page.tsx'
import type { Route } from './+types/pinnwand-nachricht'

/**
 * Opening the page has no effect, because programs follow links in mails. The page of a confirmed message
 * links the state of the message. It does not redirect, because the page is loaded again right after the
 * confirmation.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  const { gespraech } = await site.cms
    .call(calls.pinnwandNachricht, { params: { schluessel }, sender: site.sender })
    .catch((err: unknown) => {
      site.log.warn({ err, requestId: site.requestId }, 'Nachricht der Pinnwand nicht ladbar')
      return { gespraech: undefined }
    })
  return data({ schluessel, gespraech }, { headers: ofHolder })
}

export async function action({ context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  try {
    const body = { schluessel: keyIn(params) }
    const about = await site.cms.call(calls.pinnwandNachrichtBestaetigen, { body, sender: site.sender })
    return data({ was: 'bestaetigt' as const, ...about }, { headers: ofHolder })
  } catch (error) {
    if (isOver(error)) return data({ was: 'vorbei' as const }, { status: 410, headers: ofHolder })
    const { title, status, headers } = failureOf(error, site, 'Bestätigung einer Nachricht der Pinnwand')
    return data({ was: 'misslungen' as const, title }, { status, headers: { ...ofHolder, ...headers } })
  }
}

export const headers = headersOf

const pathOf = (schluessel: string) => `/pinnwand/nachricht/${encodeURIComponent(schluessel)}`
const conversationAt = (gespraech: string) => `/pinnwand/gespraech/${encodeURIComponent(gespraech)}`

const OVER =
  'Er ist älter als sieben Tage, oder der Eintrag ist nicht mehr öffentlich. Ihre Nachricht haben wir nicht weitergereicht. Vielleicht fehlt auch ein Teil der Adresse: Bitte übernehmen Sie sie vollständig aus der E-Mail.'

export default function PinnwandNachricht({ loaderData, actionData }: Route.ComponentProps) {
  const { schluessel, gespraech } = loaderData
  if (actionData?.was === 'vorbei') return <Gone heading="Dieser Link gilt nicht mehr" text={OVER} />
  if (actionData?.was === 'bestaetigt')
    return (
      <PinnwandPage heading="Ihre Nachricht wird weitergereicht" isAnswer isHidden>
        <div className={forms.angekommen}>
          <p>
            Wir schicken sie per E-Mail an die Person, die den Eintrag „{actionData.titel}“ geschrieben hat.
            Antworten kommen auch per E-Mail; Ihre Adresse geben wir nicht weiter.
          </p>
          <p>
            Ob sich die E-Mail verschicken ließ, sehen Sie in ein paar Minuten:{' '}
            <Link href={gespraech === undefined ? pathOf(schluessel) : conversationAt(gespraech)}>
              So steht es um Ihre Nachricht
            </Link>
          </p>
        </div>
        <p>
          <ButtonLink href={actionData.detailURL} look="outline">
            Zum Eintrag
          </ButtonLink>
        </p>
      </PinnwandPage>
    )
  if (gespraech !== undefined && !actionData)
    return (
      <PinnwandPage heading="Ihre Nachricht ist bestätigt" isHidden>
        <p>Ob die E-Mail verschickt ist, und was Sie geschrieben haben, sehen Sie hier:</p>
        <p>
          <ButtonLink href={conversationAt(gespraech)}>So steht es um Ihre Nachricht</ButtonLink>
        </p>
      </PinnwandPage>
    )
  return (
    <PinnwandPage
      heading="Nachricht bestätigen"
      isHidden
      refused={actionData && { title: actionData.title, errors: {} }}
    >
      <p>
        Haben Sie auf einen Eintrag an der Pinnwand geantwortet? Dann bestätigen Sie es bitte; danach reichen
        wir Ihre Nachricht weiter, und Antworten kommen an Ihre E-Mail-Adresse.
      </p>
      <form method="post" action={pathOf(schluessel)}>
        <Button>Ja, Nachricht weiterreichen</Button>
      </form>
    </PinnwandPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
