import { calls } from '@rathausplatz/contract'
import { ButtonLink, formatAppointment, noBreak } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { siteOf } from '../cms/site-context.ts'
import { RouteError } from '../errors/route-error.tsx'
import { failureOf, isOver } from '../forms/failure.ts'
import { Ended, endedHeading, endedIn } from '../termin/ended.tsx'
import { loadTermin } from '../termin/load-termin.ts'
import { Over } from '../termin/over.tsx'
import styles from '../termin/termin.module.css'
import { TerminPage } from '../termin/termin-page.tsx'
import type { Route } from './+types/termin-absagen'

/** Opening the page has no effect, because programs follow links in mails. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const schluessel = keyIn(params)
  const termin = await loadTermin(siteOf(context), schluessel)
  if (!termin) return data(undefined, { status: 410, headers: ofHolder })
  const { beginn, anliegen, ort } = termin
  return data(
    {
      schluessel,
      beginn,
      about: [anliegen.name, ort.name].filter(Boolean).join(', '),
      ended: endedIn(termin),
    },
    { headers: ofHolder },
  )
}

export async function action({ context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  try {
    await site.cms.call(calls.terminAbsagen, { body: { schluessel }, sender: site.sender })
  } catch (error) {
    if (isOver(error)) return data(undefined, { status: 410, headers: ofHolder })
    const { title, errors, status, headers } = failureOf(error, site, 'Termin')
    return data({ refused: { title, errors } }, { status, headers: { ...ofHolder, ...headers } })
  }
  throw redirect(`/termin/buchung/${encodeURIComponent(schluessel)}?abgesagt=1`, {
    status: 303,
    headers: ofHolder,
  })
}

export const headers = headersOf

export default function TerminAbsagen({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <Over />
  const { schluessel, beginn, about, ended } = loaderData
  const here = `/termin/buchung/${encodeURIComponent(schluessel)}`
  return (
    <TerminPage
      heading={noBreak(ended ? endedHeading(ended) : `${formatAppointment(beginn)} absagen?`)}
      about={about}
      title="Termin absagen"
      way={[{ title: 'Ihr Termin', href: here }]}
      refused={actionData?.refused}
    >
      {ended ? (
        <Ended termin={ended} own={here} />
      ) : (
        <>
          <p>Dann ist die Zeit gleich wieder frei, und jemand anderes kann kommen.</p>
          <form method="post" action={`${here}/absagen`} className={styles.schritte}>
            <Button>Termin absagen</Button>
            <ButtonLink href={here} look="outline">
              Termin behalten
            </ButtonLink>
          </form>
        </>
      )}
    </TerminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
