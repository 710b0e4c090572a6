import { calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import { AboPage } from '../abo/abo-page.tsx'
import { Choice } from '../abo/choice.tsx'
import { CHECK, failureOf, isOver } from '../abo/failure.ts'
import { Over } from '../abo/over.tsx'
import { readChoice } from '../abo/read-choice.ts'
import { headersOf } from '../answers/headers-of.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf, refusal } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import forms from '../forms/forms.module.css'
import type { Route } from './+types/abo-verwalten'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  try {
    const found = await site.cms.call(calls.abo, { params: { schluessel }, sender: site.sender })
    const { email, themen, strassen, data: gruppen } = found
    return data(
      {
        schluessel,
        email,
        gruppen,
        chosen: { themen, strassen: strassen.join(', ') },
        isSaved: url.searchParams.has('gespeichert'),
      },
      { headers: ofHolder },
    )
  } catch (error) {
    if (isOver(error)) return data(undefined, { status: 410, headers: ofHolder })
    const { hint, status, headers } = failureOf(error, site)
    throw refusal({ status, hint }, { ...ofHolder, ...headers })
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  const { chosen, wahl, errors } = readChoice(await formOf(request))
  if (!wahl) return data({ chosen, refused: { title: CHECK, errors } }, { status: 422, headers: ofHolder })
  try {
    await site.cms.call(calls.aboAendern, { body: { schluessel, ...wahl }, sender: site.sender })
  } catch (error) {
    const { title, errors: atFields, status, headers } = failureOf(error, site)
    return data(
      { chosen, refused: { title, errors: atFields } },
      { status: isOver(error) ? 410 : status, headers: { ...ofHolder, ...headers } },
    )
  }
  throw redirect(`/abo/verwalten/${encodeURIComponent(schluessel)}?gespeichert=1`, {
    status: 303,
    headers: ofHolder,
  })
}

export const headers = headersOf

export default function AboVerwalten({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <Over />
  const { schluessel, email, gruppen, isSaved } = loaderData
  const refused = actionData?.refused
  const key = encodeURIComponent(schluessel)
  return (
    <AboPage heading="Themen ändern" refused={refused} isHidden>
      {isSaved && !refused && (
        <p className={forms.angekommen} role="status">
          Ihre Auswahl ist gespeichert.
        </p>
      )}
      <p>
        Benachrichtigungen an <strong>{email}</strong>
      </p>
      <form method="post" action={`/abo/verwalten/${key}`} noValidate className={forms.form}>
        <Choice
          gruppen={gruppen}
          chosen={actionData?.chosen ?? loaderData.chosen}
          errors={refused?.errors ?? {}}
        />
        <Button>Auswahl speichern</Button>
      </form>
      <form method="post" action={`/abo/abbestellen/${key}`} className={forms.ende}>
        <p>Sie möchten gar keine Benachrichtigungen mehr? Dann löschen wir Ihre Adresse und Ihre Auswahl.</p>
        <Button look="outline">Alles abbestellen</Button>
      </form>
    </AboPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
