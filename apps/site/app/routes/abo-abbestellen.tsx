import { calls } from '@rathausplatz/contract'
import { Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { data } from 'react-router'
import { AboPage, START } from '../abo/abo-page.tsx'
import { failureOf } from '../abo/failure.ts'
import { headersOf } from '../answers/headers-of.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { siteOf } from '../cms/site-context.ts'
import { RouteError } from '../errors/route-error.tsx'
import type { Route } from './+types/abo-abbestellen'

/** Opening the page has no effect, because programs follow links in mails. */
export function loader({ params }: Route.LoaderArgs) {
  return data({ schluessel: keyIn(params) }, { headers: ofHolder })
}

/**
 * Ends a subscription. Mail programs also send `List-Unsubscribe=One-Click` to this address, without a page,
 * cookie or confirmation (RFC 8058). An unknown key gets the same answer.
 */
export async function action({ context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  try {
    await site.cms.call(calls.aboAbbestellen, { body: { schluessel: keyIn(params) }, sender: site.sender })
    return data({ isDone: true as const }, { headers: ofHolder })
  } catch (error) {
    const { title, status, headers } = failureOf(error, site)
    return data({ isDone: false as const, title }, { status, headers: { ...ofHolder, ...headers } })
  }
}

export const headers = headersOf

export default function AboAbbestellen({ loaderData: { schluessel }, actionData }: Route.ComponentProps) {
  if (actionData?.isDone)
    return (
      <AboPage heading="Sie sind abgemeldet" isAnswer isHidden>
        <p>
          Sie bekommen keine Benachrichtigungen mehr. Ihre E-Mail-Adresse und Ihre Auswahl sind gelöscht. Eine
          E-Mail, die schon unterwegs ist, kann noch ankommen.
        </p>
        <p>
          War es ein Versehen? <Link href={START}>Benachrichtigungen neu bestellen</Link>
        </p>
      </AboPage>
    )
  return (
    <AboPage
      heading="Benachrichtigungen abbestellen"
      isHidden
      refused={actionData && { title: actionData.title, errors: {} }}
    >
      <p>Sie bekommen dann keine E-Mails mehr, und wir löschen Ihre Adresse und Ihre Auswahl.</p>
      <form method="post" action={`/abo/abbestellen/${encodeURIComponent(schluessel)}`}>
        <Button>Abbestellen</Button>
      </form>
    </AboPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
