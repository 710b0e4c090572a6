import { calls } from '@rathausplatz/contract'
import { ButtonLink } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { data } from 'react-router'
import styles from '../abo/abo.module.css'
import { AboPage } from '../abo/abo-page.tsx'
import { failureOf, isOver } from '../abo/failure.ts'
import { Over } from '../abo/over.tsx'
import { headersOf } from '../answers/headers-of.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { siteOf } from '../cms/site-context.ts'
import { RouteError } from '../errors/route-error.tsx'
import forms from '../forms/forms.module.css'
import type { Route } from './+types/abo-bestaetigen'

/** Opening the page has no effect, because programs follow links in mails. */
export function loader({ params }: Route.LoaderArgs) {
  return data({ schluessel: keyIn(params) }, { headers: ofHolder })
}

export async function action({ context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  try {
    const body = { schluessel: keyIn(params) }
    const { themen, verwalten } = await site.cms.call(calls.aboBestaetigen, { body, sender: site.sender })
    return data({ was: 'bestaetigt' as const, themen, verwalten }, { headers: ofHolder })
  } catch (error) {
    if (isOver(error)) return data({ was: 'vorbei' as const }, { status: 410, headers: ofHolder })
    const { title, status, headers } = failureOf(error, site)
    return data({ was: 'misslungen' as const, title }, { status, headers: { ...ofHolder, ...headers } })
  }
}

export const headers = headersOf

export default function AboBestaetigen({ loaderData: { schluessel }, actionData }: Route.ComponentProps) {
  if (actionData?.was === 'vorbei') return <Over />
  if (actionData?.was === 'bestaetigt')
    return (
      <AboPage heading="Ihre Benachrichtigungen sind bestellt" isAnswer isHidden>
        <div className={forms.angekommen}>
          <p>Sie bekommen E-Mails zu:</p>
          <ul className={styles.themen}>
            {actionData.themen.map(titel => (
              <li key={titel}>{titel}</li>
            ))}
          </ul>
        </div>
        <p>Ändern und abbestellen können Sie jederzeit mit den Links in jeder E-Mail.</p>
        <p>
          <ButtonLink href={`/abo/verwalten/${actionData.verwalten}`} look="outline">
            Themen ändern
          </ButtonLink>
        </p>
      </AboPage>
    )
  return (
    <AboPage
      heading="Benachrichtigungen bestätigen"
      isHidden
      refused={actionData && { title: actionData.title, errors: {} }}
    >
      <p>
        Mit einem Klick auf den Knopf bestätigen Sie, dass diese E-Mail-Adresse Ihre ist und Sie die
        Benachrichtigungen wünschen, die in der E-Mail stehen. Wollen Sie das nicht, schließen Sie die Seite.
      </p>
      <form method="post" action={`/abo/bestaetigen/${encodeURIComponent(schluessel)}`}>
        <Button>Ja, bestätigen</Button>
      </form>
    </AboPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
