import { calls, pinnwandantwort } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { Link } from '@rathausplatz/ui'
import { Button, TextArea } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import * as z from 'zod'
import { headersOf } from '../answers/headers-of.ts'
import { isAstray } from '../answers/mail-faults.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { textIn } from '../answers/text-in.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf, refusal } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { CHECK, failureOf, isOver } from '../forms/failure.ts'
import forms from '../forms/forms.module.css'
import { MailFault } from '../forms/mail-fault.tsx'
import { readFields } from '../forms/read-fields.ts'
import { MissedMessages } from '../pinnwand/missed-messages.tsx'
import { Gone, OVER, PinnwandPage } from '../pinnwand/pinnwand-page.tsx'
import type { Route } from './+types/pinnwand-gespraech'

const pathOf = (schluessel: string) => `/pinnwand/gespraech/${encodeURIComponent(schluessel)}`

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  try {
    const about = await site.cms.call(calls.pinnwandGespraech, {
      params: { schluessel },
      sender: site.sender,
    })
    return data(
      {
        schluessel,
        ...about,
        einreichung: crypto.randomUUID(),
        isSent: url.searchParams.has('gesendet'),
      },
      { headers: ofHolder },
    )
  } catch (error) {
    if (isOver(error)) return data(undefined, { status: 410, headers: ofHolder })
    const { hint, status, headers } = failureOf(error, site, 'Gespräch der Pinnwand')
    throw refusal({ status, hint }, { ...ofHolder, ...headers })
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  const form = await formOf(request)
  const { values, data: sent, errors } = readFields(form, pinnwandantwort)
  const refuse = (title: string, wrong: Readonly<Record<string, string>> = {}) =>
    ({ values, isOver: false, refused: { title, errors: wrong } }) as const
  const einreichung = z.uuid().safeParse(textIn(form, 'einreichung'))
  if (!sent || !einreichung.success) return data(refuse(CHECK, errors), { status: 422, headers: ofHolder })
  try {
    await site.cms.call(calls.pinnwandAntworten, {
      body: { schluessel, einreichung: einreichung.data, text: sent.text },
      sender: site.sender,
    })
  } catch (error) {
    if (isOver(error))
      return data({ ...refuse(''), isOver: true } as const, { status: 410, headers: ofHolder })
    const { title, errors: atFields, status, headers } = failureOf(error, site, 'Antwort der Pinnwand')
    return data(refuse(title, atFields), { status, headers: { ...ofHolder, ...headers } })
  }
  throw redirect(`${pathOf(schluessel)}?gesendet=1`, { status: 303, headers: ofHolder })
}

export const headers = headersOf

export default function PinnwandGespraech({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData || actionData?.isOver) return <Gone heading="Dieses Gespräch ist beendet" text={OVER} />
  const { schluessel, titel, name, detailURL, einreichung, zustellung, isSent, nicht_angekommen } = loaderData
  const refused = actionData?.refused
  const isWaiting = zustellung === 'wartet' || zustellung === 'vertagt'
  // The page of the other side shows only messages that no mail will deliver.
  const isMissed = isAstray(zustellung) && !isWaiting
  return (
    <PinnwandPage heading="Antwort schreiben" refused={refused} isHidden isAnswer={isSent}>
      {isSent && !refused && !isMissed && (
        <p className={forms.angekommen} role="status">
          Ihre Antwort wird per E-Mail weitergereicht.
        </p>
      )}
      <MailFault of={isMissed ? zustellung : undefined} holds="">
        <p>
          Was Sie zuletzt geschrieben haben, steht {fristen.nachricht} Tage lang auf der Seite Ihres
          Gegenübers zu diesem Eintrag. Ob es dort gelesen wird, wissen wir nicht.
        </p>
      </MailFault>
      {!isSent && !refused && zustellung && !isMissed && (
        <p className={forms.angekommen}>
          {isWaiting
            ? 'Was Sie zuletzt geschrieben haben, wartet darauf, per E-Mail weitergereicht zu werden.'
            : 'Was Sie zuletzt geschrieben haben, ist per E-Mail weitergereicht.'}
        </p>
      )}
      <MissedMessages messages={nicht_angekommen} />
      <p>
        An {name}, zum Eintrag „{titel}“. Ihre E-Mail-Adresse geben wir nicht weiter.
      </p>
      <form method="post" action={pathOf(schluessel)} noValidate className={forms.form}>
        <input type="hidden" name="einreichung" value={einreichung} />
        <TextArea
          name="text"
          label="Ihre Antwort"
          rows={6}
          defaultValue={actionData?.values['text'] ?? ''}
          error={refused?.errors['text']}
        />
        <Button>Antwort senden</Button>
      </form>
      <p>
        Möchten Sie nichts mehr von dieser Person hören, antworten Sie einfach nicht. Stimmt etwas nicht,{' '}
        <Link href={`${detailURL}#melden`}>melden Sie den Eintrag</Link>.
      </p>
    </PinnwandPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
