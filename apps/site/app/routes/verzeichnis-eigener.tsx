import { calls, verzeichnisangaben } from '@rathausplatz/contract'
import { adresseInMails } from '@rathausplatz/contract/adresse-in-mails'
import { fristen } from '@rathausplatz/contract/fristen'
import { Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import * as z from 'zod'
import { headersOf } from '../answers/headers-of.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { textIn } from '../answers/text-in.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf, refusal } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { CHECK, failureOf, isOver } from '../forms/failure.ts'
import { FormPage } from '../forms/form-page.tsx'
import forms from '../forms/forms.module.css'
import { MailFault } from '../forms/mail-fault.tsx'
import { readFields } from '../forms/read-fields.ts'
import { doneWords } from '../moderation/done-words.ts'
import { DeleteQuestion, OwnSteps } from '../moderation/own-steps.tsx'
import { AngabenFields } from '../vorschlag/angaben-fields.tsx'
import { inFields } from '../vorschlag/in-fields.ts'
import { stateWords } from '../vorschlag/state-words.ts'
import { Gone, OVER, PROPOSE } from '../vorschlag/vorschlag-page.tsx'
import type { Route } from './+types/verzeichnis-eigener'

const pathOf = (schluessel: string) => `${PROPOSE}/eigener/${encodeURIComponent(schluessel)}`

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  try {
    const eintrag = await site.cms.call(calls.verzeichnisvorschlagEigener, {
      params: { schluessel },
      sender: site.sender,
    })
    // If its directory fails to load, the entry cannot be edited, but it can be locked and deleted.
    const verzeichnis = await site.cms
      .call(calls.verzeichnis, { params: { id: eintrag.verzeichnis } })
      .catch((err: unknown) => {
        site.log.warn({ err, requestId: site.requestId }, 'Verzeichnis nicht ladbar')
        return undefined
      })
    const asks = url.searchParams.get('frage') === 'loeschen'
    const done = doneWords(url.searchParams.get('erledigt'), eintrag.stand)
    return data({ schluessel, eintrag, verzeichnis, asks, done }, { headers: ofHolder })
  } catch (error) {
    if (isOver(error)) return data(undefined, { status: 410, headers: ofHolder })
    const { hint, status, headers } = failureOf(error, site, 'Eigener Eintrag eines Verzeichnisses')
    throw refusal({ status, hint }, { ...ofHolder, ...headers })
  }
}

const ownSteps = z.enum(['sperren', 'entsperren', 'loeschen'])

/** The value of the button names the step. Without a value, the form with the fields was sent. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  const form = await formOf(request)
  const schritt = ownSteps.safeParse(form.get('schritt'))
  const { values, data: angaben, errors } = readFields(form, verzeichnisangaben)
  const refuse = (title: string, wrong: Readonly<Record<string, string>>, isOfFields: boolean) =>
    ({
      was: 'misslungen',
      values: isOfFields ? values : undefined,
      refused: { title, errors: wrong },
    }) as const
  try {
    if (schritt.success) {
      const body = { schluessel, schritt: schritt.data }
      const { eintrag } = await site.cms.call(calls.verzeichnisvorschlagSchritt, {
        body,
        sender: site.sender,
      })
      if (!eintrag) return data({ was: 'geloescht' } as const, { headers: ofHolder })
    } else {
      if (!angaben) return data(refuse(CHECK, errors, true), { status: 422, headers: ofHolder })
      const grundfassung = Number(textIn(form, 'grundfassung')) || 1
      await site.cms.call(calls.verzeichnisvorschlagAendern, {
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
  text: `Auch Ihre E-Mail-Adresse ist gelöscht. ${adresseInMails} Was davon auf der Website stand, liegt noch ${fristen.papierkorb} Tage im Papierkorb der Redaktion und ist dann ganz weg.`,
}

export default function VerzeichnisEigener({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.was === 'geloescht') return <Gone {...GONE} />
  if (!loaderData || actionData?.was === 'vorbei')
    return <Gone heading="Dieser Link gilt nicht mehr" text={OVER} />
  const { schluessel, eintrag, verzeichnis, asks, done } = loaderData
  const { schritte, stand, detailURL, betreut, fassung, angaben } = eintrag
  // The entry is public and this person does not maintain it, so the person has only proposed a change.
  const isChange = detailURL !== '' && !betreut
  const path = pathOf(schluessel)
  const refused = actionData?.refused
  if (asks && !refused)
    return (
      <FormPage heading={isChange ? 'Vorschlag löschen?' : 'Eintrag löschen?'} isHidden>
        <DeleteQuestion path={path}>
          Was Sie zu „{angaben.name}“ vorgeschlagen haben und Ihre E-Mail-Adresse sind dann gelöscht.
          {isChange
            ? ' Der Eintrag bleibt, wie er auf der Website steht. '
            : ' Ist Ihr Eintrag schon freigegeben, verschwindet er von der Website. '}
          {adresseInMails}
        </DeleteQuestion>
      </FormPage>
    )
  return (
    <FormPage
      heading={isChange ? 'Ihre Änderung' : 'Ihr Eintrag'}
      refused={refused}
      isHidden
      isAnswer={done !== undefined}
    >
      <MailFault of={eintrag.zustellung} an={eintrag.email}>
        <p>Bitte heben Sie den Link zu dieser Seite auf.</p>
      </MailFault>
      <div className={forms.angekommen}>
        {done && !refused && <p role="status">{done}</p>}
        <p>
          <strong>{stateWords(eintrag)}</strong>
        </p>
        {stand === 'gesperrt' && (
          <p>
            Bleibt es dabei, löschen wir {betreut ? 'Vorschlag und Eintrag' : 'Ihren Vorschlag'} nach{' '}
            {fristen.vorschlag} Tagen.
          </p>
        )}
        {detailURL && (
          <p>
            <Link href={detailURL}>Eintrag auf der Website ansehen</Link>
          </p>
        )}
      </div>
      <OwnSteps path={path} schritte={schritte} />
      {verzeichnis && (
        <>
          <h2>Ändern</h2>
          <p>Was Sie ändern, sehen wir noch einmal an, bevor alle es lesen.</p>
          <form method="post" action={path} noValidate className={forms.form}>
            <input type="hidden" name="grundfassung" value={fassung} />
            <AngabenFields
              verzeichnis={verzeichnis}
              values={actionData?.values ?? inFields(angaben)}
              errors={refused?.errors ?? {}}
            />
            <Button>Änderung speichern</Button>
          </form>
        </>
      )}
    </FormPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
