import { calls, isCmsError, terminbuchung } from '@rathausplatz/contract'
import { ButtonLink, formatAppointment, Link, noBreak } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { textIn } from '../answers/text-in.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { failureOf, isOver } from '../forms/failure.ts'
import { Ended, endedHeading, endedIn } from '../termin/ended.tsx'
import { loadTermin } from '../termin/load-termin.ts'
import { loadTimes } from '../termin/load-times.ts'
import { Over } from '../termin/over.tsx'
import styles from '../termin/termin.module.css'
import { TerminPage } from '../termin/termin-page.tsx'
import { FreeTimes } from '../termin/times.tsx'
import type { Route } from './+types/termin-verschieben'

const zeitIn = terminbuchung.shape.beginn

/**
 * Offers the times first; with `?zeit=` asks for a confirmation, because opening a page must not move the
 * appointment.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  const termin = await loadTermin(site, schluessel)
  if (!termin) return data(undefined, { status: 410, headers: ofHolder })
  const { beginn, anliegen, ort, angebot, aenderbar } = termin
  const zeit = zeitIn.safeParse(url.searchParams.get('zeit') ?? '')
  const choice = aenderbar
    ? await loadTimes(site, { angebot, anliegen: anliegen.id }, url.searchParams, beginn).catch(
        (error: unknown) => {
          // If the offer was withdrawn, the appointment can only be cancelled.
          if (isCmsError(error) && error.status < 500) return undefined
          throw error
        },
      )
    : undefined
  return data(
    {
      schluessel,
      beginn,
      about: [anliegen.name, ort.name].filter(Boolean).join(', '),
      choice,
      ended: endedIn(termin),
      zeit: zeit.success ? zeit.data : undefined,
    },
    { headers: ofHolder },
  )
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  const beginn = zeitIn.safeParse(textIn(await formOf(request), 'zeit'))
  const here = `/termin/buchung/${encodeURIComponent(schluessel)}`
  if (!beginn.success) throw redirect(`${here}/verschieben`, { status: 303, headers: ofHolder })
  try {
    await site.cms.call(calls.terminVerschieben, {
      body: { schluessel, beginn: beginn.data },
      sender: site.sender,
    })
  } catch (error) {
    if (isOver(error)) return data(undefined, { status: 410, headers: ofHolder })
    const { title, errors, status, headers } = failureOf(error, site, 'Termin')
    return data({ refused: { title, errors } }, { status, headers: { ...ofHolder, ...headers } })
  }
  throw redirect(`${here}?verschoben=1`, { status: 303, headers: ofHolder })
}

export const headers = headersOf

export default function TerminVerschieben({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <Over />
  const { schluessel, beginn, about, choice, ended, zeit } = loaderData
  const refused = actionData?.refused
  const own = `/termin/buchung/${encodeURIComponent(schluessel)}`
  const here = `${own}/verschieben`
  const isAsked = zeit !== undefined && choice !== undefined && !refused
  if (ended)
    return (
      <TerminPage
        heading={noBreak(endedHeading(ended))}
        about={about}
        title="Termin verschieben"
        way={[{ title: 'Ihr Termin', href: own }]}
        refused={refused}
      >
        <Ended termin={ended} own={own} />
      </TerminPage>
    )
  return (
    <TerminPage
      heading={noBreak(isAsked ? formatAppointment(zeit) : 'Wann möchten Sie stattdessen kommen?')}
      about={about}
      title="Termin verschieben"
      way={[{ title: 'Ihr Termin', href: own }]}
      refused={refused}
    >
      <p>
        Bisher: {noBreak(formatAppointment(beginn))}.{' '}
        {choice ? 'Er bleibt Ihnen, bis Sie den neuen bestätigt haben.' : 'Er gilt weiter.'}
      </p>
      {isAsked && (
        <form method="post" action={here} className={styles.schritte}>
          <input type="hidden" name="zeit" value={zeit} />
          <Button>Auf diese Zeit verschieben</Button>
          <ButtonLink href={here} look="outline">
            Andere Zeit wählen
          </ButtonLink>
        </form>
      )}
      {!isAsked && choice && (
        <FreeTimes
          {...choice}
          timeHref={one => `${here}?${new URLSearchParams({ zeit: one })}`}
          monthHref={monat => `${here}?${new URLSearchParams({ monat })}`}
        />
      )}
      {!choice && (
        <p>
          Hier lässt er sich nicht mehr verschieben. <Link href={own}>Zum Termin</Link>
        </p>
      )}
    </TerminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
