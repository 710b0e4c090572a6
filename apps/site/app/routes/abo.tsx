import { abobestellung, abothema, calls } from '@rathausplatz/contract'
import { aboEinwilligung } from '@rathausplatz/contract/abo-einwilligung'
import { fristen } from '@rathausplatz/contract/fristen'
import { reminderPath } from '@rathausplatz/templates/abfall'
import { ButtonLink, Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import { AboPage, NAME, START } from '../abo/abo-page.tsx'
import { Choice } from '../abo/choice.tsx'
import { CHECK, failureOf } from '../abo/failure.ts'
import { readChoice } from '../abo/read-choice.ts'
import { usual, type WasteOffer, wasteIn, wasteOffer } from '../abo/waste.ts'
import { WasteChoice } from '../abo/waste-choice.tsx'
import { headersOf } from '../answers/headers-of.ts'
import { shownAgain } from '../answers/shown-again.ts'
import { textIn } from '../answers/text-in.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { askInForm } from '../forms/asked-mail.ts'
import { askedName } from '../forms/asked-mail-name.ts'
import type { Refused } from '../forms/form-page.tsx'
import forms from '../forms/forms.module.css'
import { MailField } from '../forms/mail-field.tsx'
import { MailGoesTo } from '../forms/mail-goes-to.tsx'
import { openSentTo, sealSentTo } from '../forms/sent-to.ts'
import { isOdd, Trap } from '../forms/trap.tsx'
import type { Route } from './+types/abo'

const unkept = { 'cache-control': 'no-store' }

/**
 * Loads the form with a preselected topic (`/abo?thema=aktuelles`) or the place of waste collections
 * (`/abo?abfall=...`). Invalid values are ignored.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { cms, log, now, requestId } = site
  const named = abothema.safeParse(url.searchParams.get('thema'))
  const thema = named.success ? named.data : undefined
  const abfuhr = await wasteOffer(cms, url.searchParams)
  const { moeglich, data: gruppen } = await cms
    .call(calls.abothemen, { query: thema === undefined ? {} : { thema } })
    .catch((err: unknown) => {
      log.warn({ err, requestId }, 'Themen der Abos nicht ladbar')
      return { moeglich: undefined, data: [] }
    })
  const isOffered = gruppen.some(({ themen }) => themen.some(one => one.thema === thema))
  return data(
    {
      moeglich,
      gruppen,
      abfuhr,
      geladen: now.toISOString(),
      isSent: url.searchParams.has('bestellt'),
      an: openSentTo(site, url),
      chosen: { themen: thema !== undefined && isOffered ? [thema] : [], strassen: '' },
    },
    { headers: unkept },
  )
}

const SHOWN_OF_LINE = 2_000

const LOOKS_LIKE_A_PROGRAM =
  'Ihre Bestellung wurde noch nicht gesendet. Sind Ihre Angaben richtig, senden Sie sie bitte noch einmal ab.'

export async function action({ request, context, url }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await formOf(request)
  const { chosen, wahl, errors } = readChoice(form)
  const typed = textIn(form, 'email')
  const { question, asked } = askInForm(form, 'email')
  const values = { email: shownAgain(typed, SHOWN_OF_LINE), [askedName('email')]: asked }
  const shown = { chosen, waste: wasteIn(form)?.chosen, values }
  const email = abobestellung.shape.email.safeParse(typed)
  const fault = question ?? (email.success ? undefined : (email.error.issues[0]?.message ?? CHECK))
  const wrong = { ...errors, ...(fault === undefined ? {} : { email: fault }) }
  if (!wahl || !email.success || fault !== undefined)
    return data({ ...shown, refused: { title: CHECK, errors: wrong } }, { status: 422, headers: unkept })
  if (isOdd(name => textIn(form, name), site.now))
    return data(
      { ...shown, refused: { title: LOOKS_LIKE_A_PROGRAM, errors: {} } },
      { status: 422, headers: unkept },
    )
  try {
    await site.cms.call(calls.aboBestellen, { body: { email: email.data, ...wahl }, sender: site.sender })
  } catch (error) {
    const { title, errors: atFields, status, headers } = failureOf(error, site)
    return data(
      { ...shown, refused: { title, errors: atFields } },
      { status, headers: { ...unkept, ...headers } },
    )
  }
  const sent = new URLSearchParams({ bestellt: '1', an: sealSentTo(site, url.pathname, email.data) })
  // The page after it leads back to the same form.
  for (const name of OF_WASTE) {
    const value = url.searchParams.get(name)
    if (value) sent.set(name, value)
  }
  throw redirect(`${START}?${sent}`, 303)
}

export const headers = headersOf

export default function Abo({ loaderData, actionData }: Route.ComponentProps) {
  const { moeglich, gruppen, abfuhr, geladen, isSent, an } = loaderData
  const refused: Refused | undefined = actionData?.refused
  if (isSent && !refused) return <Sent an={an} again={formOfOffer(abfuhr)} />
  if (moeglich === undefined) return <NotLoaded />
  if (!moeglich) return <NotNow />
  const chosen = actionData?.chosen ?? loaderData.chosen
  return (
    <AboPage heading={abfuhr ? WASTE : NAME} refused={refused}>
      {abfuhr ? (
        <p>
          Wir schreiben Ihnen, bevor eine Tonne geholt wird, und auch, wenn sich in den nächsten Tagen ein
          Termin verschiebt. Sie brauchen dafür kein Konto. Zu <Link href={START}>allen anderen Themen</Link>.
        </p>
      ) : (
        <p>
          Wählen Sie, worüber wir Sie benachrichtigen. Eilige Hinweise kommen sofort, alles andere gesammelt
          am Morgen, und nur, wenn es etwas Neues gibt. Sie brauchen dafür kein Konto.
        </p>
      )}
      <form method="post" action={formOfOffer(abfuhr)} noValidate className={forms.form}>
        {abfuhr ? (
          <WasteChoice
            offer={abfuhr}
            chosen={actionData?.waste ?? usual(abfuhr)}
            errors={refused?.errors ?? {}}
          />
        ) : (
          <Choice gruppen={gruppen} chosen={chosen} errors={refused?.errors ?? {}} />
        )}
        <MailField
          name="email"
          label="Ihre E-Mail-Adresse"
          help="Dorthin schicken wir zuerst einen Link, mit dem Sie bestätigen, dass es Ihre ist."
          values={actionData?.values ?? {}}
          errors={refused?.errors ?? {}}
        />
        <Trap geladen={geladen} />
        <p className={forms.zweck}>
          {aboEinwilligung.text} Mehr steht unter <Link href="/datenschutz">Datenschutz</Link>.
        </p>
        <Button>{abfuhr ? 'Erinnerung bestellen' : 'Benachrichtigungen bestellen'}</Button>
      </form>
    </AboPage>
  )
}

/** Parameters of an address that names the place of waste collections and its bins. */
const OF_WASTE = ['abfall', 'tonnen']

const formOfOffer = (offer: WasteOffer | undefined) => (offer ? reminderPath(offer.ort, offer.tonnen) : START)

const WASTE = 'An die Abfuhr erinnern lassen'

const Sent = ({ an, again }: { an: string; again: string }) => (
  <AboPage heading="Bitte sehen Sie in Ihrem Postfach nach" isAnswer isHidden>
    <p>
      In wenigen Minuten kommt eine E-Mail mit einem Link. Erst wenn Sie ihn öffnen und bestätigen, beginnen
      die Benachrichtigungen. Er gilt {fristen.bestaetigen} Tage.
    </p>
    <MailGoesTo {...{ an, again }} />
    <p>
      Haben Sie gerade eben schon etwas bestellt? Dann kommt die E-Mail zu dieser Bestellung in etwa zehn
      Minuten, nach mehreren Bestellungen an einem Tag spätestens morgen. Bekommen Sie alles davon schon,
      steht das in der E-Mail.
    </p>
    <p>
      Nichts gekommen? Sehen Sie auch im Ordner für unerwünschte Post nach, und ob die Adresse stimmt: Ist
      eine E-Mail nicht zustellbar, erfahren Sie es auf dieser Seite nicht.
    </p>
    <p>
      <ButtonLink href="/" look="outline">
        Zur Startseite
      </ButtonLink>
    </p>
  </AboPage>
)

const NotLoaded = () => (
  <AboPage heading={NAME} isHidden>
    <p>Das ist gerade nicht möglich. Bitte versuchen Sie es in einigen Minuten noch einmal.</p>
  </AboPage>
)

const NotNow = () => (
  <AboPage heading={NAME} isHidden>
    <p>
      Zurzeit verschickt die Stadt keine Benachrichtigungen per E-Mail. Was es Neues gibt, steht unter{' '}
      <Link href="/aktuelles">Aktuelles</Link>.
    </p>
  </AboPage>
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
