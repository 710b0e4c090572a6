import { schadenskategorie } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { Link } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useMemo, useState } from 'react'
import { data, Form, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { siteOf } from '../cms/site-context.ts'
import { RouteError } from '../errors/route-error.tsx'
import { EnterSends } from '../forms/enter-sends.tsx'
import forms from '../forms/forms.module.css'
import { Trap } from '../forms/trap.tsx'
import { NOT_NOW, unsentBy, unsentStatus } from '../forms/unsent.ts'
import { arrivedOf } from '../photos/photo-field.tsx'
import { orLeave } from '../pwa/connection/leave-to-browser.ts'
import { Arrived } from '../schaden/arrived.tsx'
import { DamageList } from '../schaden/damage-list.tsx'
import { DraftOffer, DraftState } from '../schaden/draft/draft-notes.tsx'
import { useDraft } from '../schaden/draft/use-draft.ts'
import { loadSheetAndMail } from '../schaden/karte/load-sheet.ts'
import { toldOf } from '../schaden/photo-failure.ts'
import { receiveReport, unkept } from '../schaden/receive-report.ts'
import { ReportFields } from '../schaden/report-fields.tsx'
import { DAMAGES, SchadenPage } from '../schaden/schaden-page.tsx'
import { Urgent } from '../schaden/urgent.tsx'
import type { Route } from './+types/schaden-neu'

const NEW = `${DAMAGES}/neu`

/**
 * Loads the form with a preselected category: `/schaeden/neu?kategorie=licht`. Invalid values are ignored.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const kategorie = schadenskategorie.safeParse(url.searchParams.get('kategorie')).data ?? ''
  const site = siteOf(context)
  return data(
    {
      kategorie,
      einreichung: crypto.randomUUID(),
      geladen: site.now.toISOString(),
      ...(await loadSheetAndMail(site)),
    },
    { headers: unkept },
  )
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  receiveReport(request, siteOf(context))

export const headers = headersOf

/** Without a network the browser loads the page itself, and the service worker answers with a kept copy. */
export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  orLeave(serverLoader(), request)

/**
 * The page is not reloaded after an action, so that the answer and the input stay, even without a network.
 */
export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => actionResult === undefined && defaultShouldRevalidate

const NO_NETWORK =
  'Noch nicht gesendet: Es gibt gerade keine Verbindung. Bitte senden Sie die Meldung ab, sobald Sie wieder Netz haben.'
const TOO_LARGE =
  'Noch nicht gesendet: Die Fotos sind zusammen zu groß. Bitte nehmen Sie eines heraus oder wählen Sie kleinere. Was Sie geschrieben haben, steht noch hier.'

const unsentWords = { 'ohne-netz': NO_NETWORK, 'zu-gross': TOO_LARGE, 'gerade-nicht': NOT_NOW } as const

/** If the report was not processed, the page stays open with all input. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    const was = unsentBy(error)
    if (!was) throw error
    return data({ was, at: Date.now() }, { status: unsentStatus[was] })
  }
}

export default function SchadenNeu({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.was === 'angekommen') return <Arrived {...actionData} />
  return <Report loaderData={loaderData} actionData={actionData} />
}

type ReportProps = {
  loaderData: Route.ComponentProps['loaderData']
  actionData: Exclude<Route.ComponentProps['actionData'], { was: 'angekommen' }>
}

/**
 * The form of one report. It is unmounted when the report is stored, so that the next report gets its own
 * number.
 */
function Report({ loaderData, actionData }: ReportProps) {
  const [begun] = useState(loaderData)
  const [answer, setAnswer] = useState(actionData?.was === 'seite' ? actionData : undefined)
  const [isChoiceKept, setChoiceKept] = useState(false)
  // If a request has failed, the last answer of the server stays.
  if (actionData?.was === 'seite' && actionData !== answer) {
    setAnswer(actionData)
    // The field keeps its selection as long as the server has stored no further photo.
    setChoiceKept(arrivedOf(actionData.fotos) === arrivedOf(answer?.fotos ?? []))
  }
  const noNetworkAt = actionData?.was === 'ohne-netz' ? actionData.at : undefined
  const { form, offered, taken, kept, takeUp, forget } = useDraft(noNetworkAt)
  const { state } = useNavigation()
  const unsent = actionData && actionData.was !== 'seite' ? unsentWords[actionData.was] : undefined
  const told = useMemo(() => toldOf(answer?.refused, isChoiceKept), [answer, isChoiceKept])
  const refused = unsent === undefined ? told : { title: unsent, errors: {} }
  const nahe = answer?.nahe ?? []
  const isKnown = nahe.length > 0 && unsent === undefined
  const lage = answer ? answer.lage : taken && pointOf(taken.values)
  return (
    <SchadenPage heading="Einen Schaden melden" refused={refused} isAnswer={isKnown}>
      {isKnown ? (
        <section className={forms.angekommen} role="status">
          <p>
            <strong>Hier kennen wir schon etwas. Ist es das?</strong> Dann müssen Sie nichts weiter tun. Sonst
            senden Sie Ihre Meldung unten ab; sie ist noch ganz da.
          </p>
          <DamageList schaeden={nahe} />
        </section>
      ) : (
        <>
          <p>Ein Ort und ein Satz genügen, ein Foto hilft. Ein Konto brauchen Sie nicht.</p>
          <Urgent />
        </>
      )}
      {offered && <DraftOffer draft={offered} onTake={takeUp} onForget={forget} />}
      <Form
        ref={form}
        method="post"
        action={NEW}
        encType="multipart/form-data"
        noValidate
        preventScrollReset={unsent !== undefined}
        className={forms.form}
      >
        <EnterSends />
        <input
          type="hidden"
          name="einreichung"
          value={taken?.einreichung || answer?.einreichung || begun.einreichung}
        />
        {nahe.length > 0 && <input type="hidden" name="trotzdem" value="1" />}
        <ReportFields
          sheet={begun.sheet}
          lage={lage ?? undefined}
          values={answer?.values ?? { kategorie: begun.kategorie }}
          errors={refused?.errors ?? {}}
          kept={answer?.fotos ?? []}
          mail={begun.mail}
        />
        <Trap geladen={answer?.geladen ?? begun.geladen} />
        <p className={forms.zweck}>
          Wir verwenden Ihre Angaben, um den Schaden zu beheben. Öffentlich wird nur, was wir vorher angesehen
          haben: Straße, Hausnummer und Punkt auf der Karte, vielleicht auch Ihre Worte und Fotos
          {begun.mail && ', nie Ihre E-Mail-Adresse'}. {tabellen.schaeden.dauer.tage} Tage, nachdem der
          Schaden erledigt oder abgelehnt ist, löschen wir die Meldung
          {begun.mail && `, Ihre E-Mail-Adresse schon nach ${fristen.schadenAdresse} Tagen`}. Mehr steht unter{' '}
          <Link href="/datenschutz">Datenschutz</Link>.
        </p>
        <DraftState kept={kept} />
        <Button aria-disabled={state === 'submitting' || undefined}>
          {nahe.length > 0 ? 'Nein, meine Meldung absenden' : 'Meldung absenden'}
        </Button>
      </Form>
    </SchadenPage>
  )
}

/** Returns the point of a draft; undefined if the draft has none. */
function pointOf(values: Readonly<Record<string, string>>) {
  const [breite, laenge] = [Number(values['lage.breite']), Number(values['lage.laenge'])]
  return Number.isFinite(breite) && Number.isFinite(laenge) ? { breite, laenge } : undefined
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
