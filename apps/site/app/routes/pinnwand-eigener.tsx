import { calls, pinnwandangaben, pinnwandschritt } from '@rathausplatz/contract'
import { adresseInMails } from '@rathausplatz/contract/adresse-in-mails'
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
import { EnterSends } from '../forms/enter-sends.tsx'
import { CHECK, failureOf, isOver, NOT_STORED } from '../forms/failure.ts'
import forms from '../forms/forms.module.css'
import { MailFault } from '../forms/mail-fault.tsx'
import { readFields } from '../forms/read-fields.ts'
import { untilAnswered } from '../forms/until-answered.ts'
import { doneWords } from '../moderation/done-words.ts'
import { DeleteQuestion, OwnSteps } from '../moderation/own-steps.tsx'
import { AngabenFields } from '../pinnwand/angaben-fields.tsx'
import { MissedMessages } from '../pinnwand/missed-messages.tsx'
import { OwnPhotos } from '../pinnwand/own-photos.tsx'
import { slotsOf } from '../pinnwand/photo-slot.ts'
import { PhotoSlots } from '../pinnwand/photo-slots.tsx'
import { Gone, OVER, PinnwandPage } from '../pinnwand/pinnwand-page.tsx'
import { atPlaces, receivePhotos } from '../pinnwand/receive-photos.ts'
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
      {
        schluessel,
        eintrag,
        asks,
        einreichung: crypto.randomUUID(),
        done: doneWords(url.searchParams.get('erledigt'), eintrag.stand),
      },
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
  const named = z.uuid().safeParse(textIn(form, 'einreichung'))
  const einreichung = named.data ?? crypto.randomUUID()
  const photos = schritt.success
    ? undefined
    : await receivePhotos(site, form, einreichung, untilAnswered(request))
  const refuse = (title: string, wrong: Readonly<Record<string, string>>, slots = photos?.slots) =>
    ({
      was: 'misslungen',
      form: slots && { values, einreichung, slots },
      refused: { title, errors: wrong },
    }) as const
  try {
    if (schritt.success) {
      const body = { schluessel, schritt: schritt.data }
      const { eintrag } = await site.cms.call(calls.pinnwandSchritt, { body, sender: site.sender })
      if (!eintrag) return data({ was: 'geloescht' } as const, { headers: ofHolder })
    } else if (photos) {
      const wrong = { ...errors, ...photos.errors }
      if (photos.isAway)
        return data(refuse(NOT_STORED, wrong), {
          status: 503,
          headers: { ...ofHolder, 'retry-after': '60' },
        })
      const { removed } = photos
      if (removed !== undefined && Object.keys(photos.errors).length === 0)
        return data({ ...refuse('', {}), was: 'herausgenommen', refused: undefined, removed } as const, {
          headers: ofHolder,
        })
      if (!angaben || Object.keys(wrong).length > 0)
        return data(refuse(CHECK, wrong), { status: 422, headers: ofHolder })
      const grundfassung = Number(textIn(form, 'grundfassung')) || 1
      await site.cms.call(calls.pinnwandAendern, {
        body: { ...angaben, schluessel, grundfassung, einreichung, fotos: [...photos.fotos] },
        sender: site.sender,
      })
    }
  } catch (error) {
    if (isOver(error)) return data({ was: 'vorbei' } as const, { status: 410, headers: ofHolder })
    const { title, errors: atFields, status, headers } = failureOf(error, site, 'Eigener Eintrag')
    const { slots, errors: told } = photos
      ? atPlaces(error, photos, atFields)
      : { slots: undefined, errors: atFields }
    return data(refuse(title, told, slots), { status, headers: { ...ofHolder, ...headers } })
  }
  throw redirect(`${pathOf(schluessel)}?erledigt=${schritt.data ?? 'aendern'}`, {
    status: 303,
    headers: ofHolder,
  })
}

export const headers = headersOf

const GONE = {
  heading: 'Ihr Eintrag ist gelöscht',
  text: `Auch Ihre E-Mail-Adresse, die Fotos und alle Gespräche zu diesem Eintrag sind gelöscht. ${adresseInMails} Was schon als E-Mail angekommen ist, bleibt im Postfach.`,
}

export default function PinnwandEigener({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.was === 'geloescht') return <Gone {...GONE} />
  if (!loaderData || actionData?.was === 'vorbei')
    return <Gone heading="Dieser Link gilt nicht mehr" text={OVER} />
  const { schluessel, eintrag, asks, done, einreichung } = loaderData
  const { schritte, stand, detailURL, fassung, rubrik, titel, text, ort, name, tage, fotos } = eintrag
  const path = pathOf(schluessel)
  const refused = actionData?.refused
  const typed = actionData?.form
  const removed = actionData?.was === 'herausgenommen' ? actionData.removed : undefined
  if (asks && !actionData)
    return (
      <PinnwandPage heading="Eintrag löschen?" isHidden>
        <DeleteQuestion path={path}>
          „{titel}“ ist dann endgültig weg, mit Ihrer E-Mail-Adresse, den Fotos und allen Gesprächen dazu. Das
          lässt sich nicht rückgängig machen. {adresseInMails}
        </DeleteQuestion>
      </PinnwandPage>
    )
  return (
    <PinnwandPage
      heading="Ihr Eintrag"
      refused={refused}
      isHidden
      isAnswer={done !== undefined || removed !== undefined}
    >
      <MailFault of={eintrag.zustellung} an={eintrag.email}>
        <p>
          Bitte heben Sie den Link zu dieser Seite auf. Kommt auch eine Nachricht zu Ihrem Eintrag nicht an,
          steht sie hier.
        </p>
      </MailFault>
      <div className={forms.angekommen}>
        {done && !actionData && <p role="status">{done}</p>}
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
      <OwnPhotos fotos={fotos} path={path} />
      <h2>Ändern</h2>
      {removed !== undefined && (
        <p className={forms.angekommen} role="status">
          Das Foto ist aus dem Formular genommen.
          {fotos.some(({ kennung }) => kennung === removed) &&
            ' Beim Eintrag steht es, bis Sie die Änderung speichern.'}
        </p>
      )}
      <p>Was Sie ändern, sehen wir noch einmal an, bevor alle es lesen.</p>
      <form method="post" action={path} encType="multipart/form-data" noValidate className={forms.form}>
        <EnterSends />
        <input type="hidden" name="grundfassung" value={fassung} />
        <input type="hidden" name="einreichung" value={typed?.einreichung ?? einreichung} />
        <AngabenFields
          values={typed?.values ?? { rubrik, titel, text, ort, name, tage: String(tage) }}
          errors={refused?.errors ?? {}}
        />
        <PhotoSlots slots={typed?.slots ?? slotsOf(fotos)} errors={refused?.errors ?? {}} />
        <Button>Änderung speichern</Button>
      </form>
    </PinnwandPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
