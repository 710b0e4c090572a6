import { calls, isCmsError, schadensnachweis, schadensnummer } from '@rathausplatz/contract'
import { Button, TextField } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { ofHolder } from '../answers/of-holder.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { CHECK, failureOf } from '../forms/failure.ts'
import forms from '../forms/forms.module.css'
import { OtherNumbers } from '../forms/other-numbers.tsx'
import { readFields } from '../forms/read-fields.ts'
import { DAMAGES, SchadenPage } from '../schaden/schaden-page.tsx'
import type { Route } from './+types/schaden-stand'

export function loader({ url }: Route.LoaderArgs) {
  const nummer = schadensnummer.safeParse(url.searchParams.get('nummer'))
  return data({ nummer: nummer.data ?? '' }, { headers: ofHolder })
}

/**
 * Redirects to the sender's own page by number and secret. An unknown number and a wrong secret give the same
 * answer.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context)
  const { values, data: nachweis, errors } = readFields(await formOf(request), schadensnachweis)
  const refuse = (title: string, wrong: Readonly<Record<string, string>> = {}) => ({
    values,
    refused: { title, errors: wrong },
  })
  if (!nachweis) return data(refuse(CHECK, errors), { status: 422, headers: ofHolder })
  let schluessel: string
  try {
    const found = await site.cms.call(calls.schadenStand, { body: nachweis, sender: site.sender })
    schluessel = found.schluessel
  } catch (error) {
    if (isCmsError(error) && error.code === 'nicht-gefunden')
      return data(refuse(error.message), { status: 422, headers: ofHolder })
    const { title, status, headers } = failureOf(error, site, 'Stand einer Meldung')
    return data(refuse(title), { status, headers: { ...ofHolder, ...headers } })
  }
  throw redirect(`${DAMAGES}/eigene/${encodeURIComponent(schluessel)}`, { status: 303, headers: ofHolder })
}

export const headers = headersOf

export default function SchadenStand({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.refused
  const field = (name: string) =>
    ({
      name,
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
      error: refused?.errors[name],
    }) as const
  return (
    <SchadenPage heading="Wo ist meine Meldung?" refused={refused}>
      <p>Beides stand nach dem Absenden auf der Seite.</p>
      <form method="post" action={`${DAMAGES}/stand`} noValidate className={forms.form}>
        <TextField
          {...field('nummer')}
          label="Nummer der Meldung"
          help="Zum Beispiel S-7GQ2M9XD"
          width="kurz"
          defaultValue={actionData?.values['nummer'] ?? loaderData.nummer}
        />
        <TextField
          {...field('kennwort')}
          label="Kennwort"
          help="16 Zeichen; Bindestriche und Großbuchstaben sind nicht nötig."
          defaultValue={actionData?.values['kennwort'] ?? ''}
        />
        <Button>Nachsehen</Button>
      </form>
      <OtherNumbers here="schaden" />
    </SchadenPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
