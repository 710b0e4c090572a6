import { calls, isCmsError, pinnwandaufgabe, pinnwandrubrik } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { ButtonLink, Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import * as z from 'zod'
import { headersOf } from '../answers/headers-of.ts'
import { textIn } from '../answers/text-in.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { withoutQuestion } from '../forms/asked-mail.ts'
import { EnterSends } from '../forms/enter-sends.tsx'
import { CHECK, failureOf, NOT_STORED } from '../forms/failure.ts'
import forms from '../forms/forms.module.css'
import { MailField } from '../forms/mail-field.tsx'
import { MailGoesTo } from '../forms/mail-goes-to.tsx'
import { readFields } from '../forms/read-fields.ts'
import { openSentTo, sealSentTo } from '../forms/sent-to.ts'
import { isOdd, Trap } from '../forms/trap.tsx'
import { untilAnswered } from '../forms/until-answered.ts'
import { AngabenFields } from '../pinnwand/angaben-fields.tsx'
import { slotsOf } from '../pinnwand/photo-slot.ts'
import { PhotoSlots } from '../pinnwand/photo-slots.tsx'
import { BOARD, PinnwandPage } from '../pinnwand/pinnwand-page.tsx'
import { atPlaces, receivePhotos, withoutPhotos } from '../pinnwand/receive-photos.ts'
import type { Route } from './+types/pinnwand-neu'

/** The form contains its own number; a cached copy would merge the entries of two people. */
const unkept = { 'cache-control': 'no-store' }
const NEW = `${BOARD}/neu`

/** Loads the form with a preselected rubric: `/pinnwand/neu?rubrik=gefunden`. Invalid values are ignored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { cms, log, now, requestId } = site
  const { moeglich } = await cms.call(calls.pinnwand, { query: { pro_seite: 1 } }).catch((err: unknown) => {
    log.warn({ err, requestId }, 'Pinnwand nicht ladbar')
    return { moeglich: undefined }
  })
  return data(
    {
      moeglich,
      rubrik: pinnwandrubrik.safeParse(url.searchParams.get('rubrik')).data ?? '',
      einreichung: crypto.randomUUID(),
      geladen: now.toISOString(),
      isSent: url.searchParams.has('aufgegeben'),
      an: openSentTo(site, url),
    },
    { headers: unkept },
  )
}

const LOOKS_LIKE_A_PROGRAM =
  'Ihr Eintrag wurde noch nicht gesendet. Sind Ihre Angaben richtig, senden Sie ihn bitte noch einmal ab.'

export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await formOf(request)
  const { values, data: aufgabe, errors } = readFields(form, pinnwandaufgabe)
  const named = z.uuid().safeParse(textIn(form, 'einreichung'))
  const einreichung = named.data ?? crypto.randomUUID()
  const photos = await receivePhotos(site, form, einreichung, untilAnswered(request))
  // The photos come before the address on the page.
  const { email, ...before } = errors
  const wrong: Readonly<Record<string, string>> = {
    ...before,
    ...photos.errors,
    ...(email === undefined ? {} : { email }),
  }
  const refuse = (title: string, told: Readonly<Record<string, string>> = {}) => ({
    values,
    einreichung,
    slots: photos.slots,
    refused: { title, errors: told },
  })
  if (photos.isAway)
    return data(refuse(NOT_STORED, wrong), { status: 503, headers: { ...unkept, 'retry-after': '60' } })
  if (photos.removed !== undefined && Object.keys(photos.errors).length === 0)
    return data(
      { ...refuse(''), values: withoutQuestion(form, values), refused: undefined },
      { headers: unkept },
    )
  if (!aufgabe || Object.keys(wrong).length > 0)
    return data(refuse(CHECK, wrong), { status: 422, headers: unkept })
  if (!named.success || isOdd(name => textIn(form, name), site.now))
    return data(refuse(LOOKS_LIKE_A_PROGRAM), { status: 422, headers: unkept })
  try {
    await site.cms.call(calls.pinnwandAufgeben, {
      body: { ...aufgabe, einreichung, fotos: [...photos.fotos] },
      sender: site.sender,
    })
  } catch (error) {
    const { title, errors: atFields, status, headers } = failureOf(error, site, 'Eintrag der Pinnwand')
    const again = { status, headers: { ...unkept, ...headers } }
    const { slots, errors: told } = atPlaces(error, photos, atFields)
    const answer = { ...refuse(title, told), slots }
    if (!isCmsError(error) || error.code !== 'falscher-stand') return data(answer, again)
    // Under its id the CMS has a confirmed entry, with its photos. What was typed becomes a new one.
    return data({ ...answer, einreichung: crypto.randomUUID(), ...withoutPhotos(photos, title) }, again)
  }
  throw redirect(`${NEW}?aufgegeben=1&an=${sealSentTo(site, NEW, aufgabe.email)}`, 303)
}

export const headers = headersOf

export default function PinnwandNeu({ loaderData, actionData }: Route.ComponentProps) {
  const { moeglich, rubrik, geladen, isSent, an } = loaderData
  const einreichung = actionData?.einreichung ?? loaderData.einreichung
  const refused = actionData?.refused
  if (isSent && !actionData) return <Sent an={an} />
  // The input is shown again even if it is unknown whether the board accepts entries.
  if (moeglich === undefined && !actionData) return <NotLoaded />
  if (moeglich === false) return <NotNow />
  const values: Readonly<Record<string, string>> = actionData?.values ?? { rubrik }
  return (
    <PinnwandPage heading="Eintrag aufgeben" refused={refused}>
      <p>
        Schreiben Sie, was Sie bieten, suchen, gefunden oder verloren haben. Es ist kostenlos, und Sie
        brauchen kein Konto. Wir prüfen jeden Eintrag, bevor er öffentlich wird.
      </p>
      <form method="post" action={NEW} encType="multipart/form-data" noValidate className={forms.form}>
        <EnterSends />
        <input type="hidden" name="einreichung" value={einreichung} />
        <AngabenFields values={values} errors={refused?.errors ?? {}} />
        <PhotoSlots slots={actionData?.slots ?? slotsOf([])} errors={refused?.errors ?? {}} />
        <MailField
          name="email"
          label="Ihre E-Mail-Adresse"
          help="Sie steht nirgends auf der Website. Dorthin schicken wir einen Link zum Bestätigen."
          values={values}
          errors={refused?.errors ?? {}}
        />
        <Trap geladen={geladen} />
        <p className={forms.zweck}>
          Wir verwenden Ihre Angaben nur für den Eintrag. Ihn ändern, sperren und löschen können Sie jederzeit
          selbst; {tabellen.pinnwand.dauer.tage} Tage nach seinem Ende löschen wir ihn mit Ihrer Adresse und
          den Fotos. Mehr steht unter <Link href="/datenschutz">Datenschutz</Link>.
        </p>
        <Button>Eintrag aufgeben</Button>
      </form>
    </PinnwandPage>
  )
}

const Sent = ({ an }: { an: string }) => (
  <PinnwandPage heading="Bitte sehen Sie in Ihrem Postfach nach" isAnswer isHidden>
    <p>
      In wenigen Minuten kommt eine E-Mail mit einem Link. Öffnen Sie ihn und bestätigen Sie den Eintrag; er
      gilt {fristen.bestaetigen} Tage. Danach prüfen wir den Eintrag und sagen Ihnen per E-Mail, wenn er
      öffentlich ist.
    </p>
    <MailGoesTo an={an} again={NEW} />
    <p>
      Nichts gekommen? Sehen Sie auch im Ordner für unerwünschte Post nach. An eine Adresse schicken wir nur
      wenige solche E-Mails am Tag: Haben Sie mehr aufgegeben, kommen die übrigen Links zusammen in einer
      späteren, meist nach wenigen Minuten, sonst am nächsten Tag. Noch einmal aufgeben müssen Sie nichts.
    </p>
    <p>
      <ButtonLink href={BOARD} look="outline">
        Zur Pinnwand
      </ButtonLink>
    </p>
  </PinnwandPage>
)

const NotLoaded = () => (
  <PinnwandPage heading="Eintrag aufgeben" isHidden>
    <p>Das ist gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal.</p>
  </PinnwandPage>
)

const NotNow = () => (
  <PinnwandPage heading="Eintrag aufgeben" isHidden>
    <p>
      Zurzeit verschickt die Stadt keine E-Mails; ohne sie lässt sich ein Eintrag nicht bestätigen. Bitte
      versuchen Sie es später noch einmal.
    </p>
  </PinnwandPage>
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
