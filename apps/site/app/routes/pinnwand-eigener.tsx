import { calls, pinnwandangaben, pinnwandschritt } from '@rathausplatz/contract'
import { adresseInMails } from '@rathausplatz/contract/adresse-in-mails'
import { Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { textIn } from '../answers/text-in.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf, refusal } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { CHECK, failureOf, isOver } from '../forms/failure.ts'
import forms from '../forms/forms.module.css'
import { MailFault } from '../forms/mail-fault.tsx'
import { readFields } from '../forms/read-fields.ts'
import { doneWords } from '../moderation/done-words.ts'
import { DeleteQuestion, OwnSteps } from '../moderation/own-steps.tsx'
import { AngabenFields } from '../pinnwand/angaben-fields.tsx'
import { MissedMessages } from '../pinnwand/missed-messages.tsx'
import { Gone, OVER, PinnwandPage } from '../pinnwand/pinnwand-page.tsx'
import { stateWords } from '../pinnwand/state-words.ts'
import type { Route } from './+types/pinnwand-eigener'

const pathOf = (schluessel: string) => `/pinnwand/eigener/${encodeURIComponent(schluessel)}`

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  try {
    const eintrag = await site.cms.call(calls.pinnwandEigener, {
      params: { schluessel },
      sender: site.sender,
    })
    const asks = url.searchParams.get('frage') === 'loeschen'
    return data(
      { schluessel, eintrag, asks, done: doneWords(url.searchParams.get('erledigt'), eintrag.stand) },
      { headers: ofHolder },
    )
  } catch (error) {
    if (isOver(error)) return data(undefined, { status: 410, headers: ofHolder })
    const { hint, status, headers } = failureOf(error, site, 'Eigener Eintrag')
    throw refusal({ status, hint }, { ...ofHolder, ...headers })
  }
}

const ownSteps = pinnwandschritt.extract(['sperren', 'entsperren', 'verlaengern', 'loeschen'])

/** The value of the button names the step. Without a value, the form with the fields was sent. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  const form = await formOf(request)
  const schritt = ownSteps.safeParse(form.get('schritt'))
  const { values, data: angaben, errors } = readFields(form, pinnwandangaben)
  const refuse = (title: string, wrong: Readonly<Record<string, string>>, isOfFields: boolean) =>
    ({
      was: 'misslungen',
      values: isOfFields ? values : undefined,
      refused: { title, errors: wrong },
    }) as const
  try {
    if (schritt.success) {
      const body = { schluessel, schritt: schritt.data }
      const { eintrag } = await site.cms.call(calls.pinnwandSchritt, { body, sender: site.sender })
      if (!eintrag) return data({ was: 'geloescht' } as const, { headers: ofHolder })
    } else {
      if (!angaben) return data(refuse(CHECK, errors, true), { status: 422, headers: ofHolder })
      const grundfassung = Number(textIn(form, 'grundfassung')) || 1
      await site.cms.call(calls.pinnwandAendern, {
        body: { ...angaben, schluessel, grundfassung },
        sender: site.sender,
      })
    }
  } catch (error) {
    if (isOver(error)) return data({ was: 'vorbei' } as const, { status: 410, headers: ofHolder })
    const { title, errors: atFields, status, headers } = failureOf(error, site, 'Eigener Eintrag')
    return data(refuse(title, atFields, !schritt.success), { status, headers: { ...ofHolder, ...headers } })
  }
  throw redirect(`${pathOf(schluessel)}?erledigt=${schritt.data ?? 'aendern'}`, {
    status: 303,
    headers: ofHolder,
  })
}

export const headers = headersOf

const GONE = {
  heading: 'Ihr Eintrag ist gelöscht',
  text: `Auch Ihre E-Mail-Adresse und alle Gespräche zu diesem Eintrag sind gelöscht. ${adresseInMails} Was schon als E-Mail angekommen ist, bleibt im Postfach.`,
}

export default function PinnwandEigener({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.was === 'geloescht') return <Gone {...GONE} />
  if (!loaderData || actionData?.was === 'vorbei')
    return <Gone heading="Dieser Link gilt nicht mehr" text={OVER} />
  const { schluessel, eintrag, asks, done } = loaderData
  const { schritte, stand, detailURL, fassung, rubrik, titel, text, ort, name, tage } = eintrag
  const path = pathOf(schluessel)
  const refused = actionData?.refused
  if (asks && !refused)
    return (
      <PinnwandPage heading="Eintrag löschen?" isHidden>
        <DeleteQuestion path={path}>
          „{titel}“ ist dann endgültig weg, mit Ihrer E-Mail-Adresse und allen Gesprächen dazu. Das lässt sich
          nicht rückgängig machen. {adresseInMails}
        </DeleteQuestion>
      </PinnwandPage>
    )
  return (
    <PinnwandPage heading="Ihr Eintrag" refused={refused} isHidden isAnswer={done !== undefined}>
      <MailFault of={eintrag.zustellung} an={eintrag.email}>
        <p>
          Bitte heben Sie den Link zu dieser Seite auf. Kommt auch eine Nachricht zu Ihrem Eintrag nicht an,
          steht sie hier.
        </p>
      </MailFault>
      <div className={forms.angekommen}>
        {done && !refused && <p role="status">{done}</p>}
        <p>
          <strong>{stateWords(eintrag)}</strong>
        </p>
        {stand === 'freigegeben' && (
          <p>
            <Link href={detailURL}>Eintrag auf der Pinnwand ansehen</Link>
          </p>
        )}
      </div>
      {/* If the town has locked the entry, neither the author nor the sender can answer any more. */}
      <MissedMessages messages={eintrag.nicht_angekommen} isOver={eintrag.gesperrt_von === 'stadt'} />
      <OwnSteps path={path} schritte={schritte} labels={{ verlaengern: `Noch einmal ${tage} Tage zeigen` }} />
      <h2>Ändern</h2>
      <p>Was Sie ändern, sehen wir noch einmal an, bevor alle es lesen.</p>
      <form method="post" action={path} noValidate className={forms.form}>
        <input type="hidden" name="grundfassung" value={fassung} />
        <AngabenFields
          values={actionData?.values ?? { rubrik, titel, text, ort, name, tage: String(tage) }}
          errors={refused?.errors ?? {}}
        />
        <Button>Änderung speichern</Button>
      </form>
    </PinnwandPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
