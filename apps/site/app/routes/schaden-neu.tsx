import { calls, isCmsError, MOST_FOTOS, type Schaden, schadenskategorie } from '@rathausplatz/contract'
import { fristen } from '@rathausplatz/contract/fristen'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { Link, unseen } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useEffect, useMemo, useState } from 'react'
import { data, Form, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import * as z from 'zod'
import { headersOf } from '../answers/headers-of.ts'
import { textIn } from '../answers/text-in.ts'
import { type SiteContext, siteOf } from '../cms/site-context.ts'
import { tellOnce } from '../cms/tell-once.ts'
import { formOf } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { CHECK, failureOf, NOT_STORED } from '../forms/failure.ts'
import type { Refused } from '../forms/form-page.tsx'
import forms from '../forms/forms.module.css'
import { isOdd, loadedFirst, Trap } from '../forms/trap.tsx'
import { NOT_NOW, unsentBy, unsentStatus } from '../forms/unsent.ts'
import { untilAnswered } from '../forms/until-answered.ts'
import { inFours } from '../formular/in-fours.ts'
import { orLeave } from '../pwa/connection/leave-to-browser.ts'
import { DamageList } from '../schaden/damage-list.tsx'
import { DraftOffer, DraftState } from '../schaden/draft/draft-notes.tsx'
import { forgetDraft } from '../schaden/draft/kept-draft.ts'
import { useDraft } from '../schaden/draft/use-draft.ts'
import { loadSheetAndMail } from '../schaden/karte/load-sheet.ts'
import { photosIn, readReport } from '../schaden/read-report.ts'
import { arrivedOf, ReportFields } from '../schaden/report-fields.tsx'
import { DAMAGES, SchadenPage } from '../schaden/schaden-page.tsx'
import { Urgent } from '../schaden/urgent.tsx'
import type { Route } from './+types/schaden-neu'

/** The form contains its own number; a cached copy would merge the reports of two people. */
const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
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

const LOOKS_LIKE_A_PROGRAM =
  'Ihre Meldung wurde noch nicht gesendet. Sind Ihre Angaben richtig, senden Sie sie bitte noch einmal ab.'

type Photo = { kennung: string; name: string; groesse?: number }

export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await formOf(request)
  const named = z.uuid().safeParse(textIn(form, 'einreichung'))
  const einreichung = named.data ?? crypto.randomUUID()
  const { values, kept, lage, data: read, errors } = readReport(form)
  const left = textIn(form, 'ohne')
  const here = kept
    .filter(kennung => kennung !== left)
    .map((kennung, place): Photo => ({ kennung, name: `Foto ${place + 1}` }))
  const more = photosIn(form)
  // If there are too many photos, none is stored, so that the sender need not find out which photos are
  // missing.
  const sent =
    here.length + more.length > MOST_FOTOS
      ? { arrived: [], errors: { fotos: tooMany(here.length, more.length) } }
      : await sendAhead(site, einreichung, more, untilAnswered(request))
  const fotos: readonly Photo[] = [...here, ...sent.arrived]
  const stay = (title: string, wrong: Readonly<Record<string, string>> = {}, nahe: readonly Schaden[] = []) =>
    ({
      was: 'seite',
      values,
      lage,
      fotos,
      einreichung,
      nahe,
      geladen: loadedFirst(textIn(form, 'geladen'), site.now),
      refused: { title, errors: wrong },
    }) as const
  if ('isAway' in sent)
    return data(stay(NOT_STORED, { ...errors, ...sent.errors }), {
      status: 503,
      headers: { ...unkept, 'retry-after': '60' },
    })
  const isPhotoWrong = Object.keys(sent.errors).length > 0
  if (left !== '' && !isPhotoWrong) return data({ ...stay(''), refused: undefined }, { headers: unkept })
  if (left !== '') return data(stay(CHECK, sent.errors), { status: 422, headers: unkept })
  const wrong = { ...errors, ...sent.errors }
  if (!read || Object.keys(wrong).length > 0)
    return data(stay(CHECK, wrong), { status: 422, headers: unkept })
  if (!named.success || isOdd(name => textIn(form, name), site.now))
    return data(stay(LOOKS_LIKE_A_PROGRAM), { status: 422, headers: unkept })
  try {
    if (textIn(form, 'trotzdem') === '') {
      const nahe = await knownNear(site, { ...read.lage, adresse: read.adresse })
      if (nahe.length > 0) return data({ ...stay('', {}, nahe), refused: undefined }, { headers: unkept })
    }
    const angekommen = await site.cms.call(calls.schadenMelden, {
      body: { ...read, einreichung, fotos: fotos.map(({ kennung }) => kennung) },
      sender: site.sender,
    })
    return data({ was: 'angekommen', ...angekommen, wollteMail: read.email !== '' } as const, {
      headers: unkept,
    })
  } catch (error) {
    const { title, errors: atFields, status, headers } = failureOf(error, site, 'Meldung eines Schadens')
    return data(stay(title, atFields), { status, headers: { ...unkept, ...headers } })
  }
}

function tooMany(here: number, more: number): string {
  const known = here === 1 ? 'Eines ist schon da' : `${here} sind schon da`
  const chosen = here === 0 ? `Sie haben ${more} gewählt` : `${known}, Sie haben ${more} dazu gewählt`
  return `Bitte höchstens ${MOST_FOTOS} Fotos: ${chosen}. Bitte wählen Sie noch einmal.`
}

/** Loads nearby reports. A failure is logged and does not prevent the report. */
async function knownNear(
  { cms, log, requestId }: SiteContext,
  query: { breite?: number; laenge?: number; adresse: string },
): Promise<readonly Schaden[]> {
  try {
    return (await cms.call(calls.schaedenNahe, { query })).data
  } catch (err) {
    log.warn({ err, requestId }, 'Schäden in der Nähe nicht ladbar')
    return []
  }
}

const NO_PHOTO =
  'Das Foto ließ sich gerade nicht hochladen. Bitte wählen Sie es noch einmal aus, oder senden Sie die Meldung ohne Foto ab.'

/** The message about a photo if the page was not reloaded, so that the photo is still selected. */
const PHOTO_STAYS =
  'Das Foto ließ sich gerade nicht hochladen. Es ist noch ausgewählt: Bitte senden Sie die Meldung in einer Minute noch einmal ab, oder nehmen Sie das Foto heraus und senden Sie sie ohne Foto ab.'

/** Uploads photos before the report is stored, so that an error elsewhere in the form does not lose them. */
async function sendAhead(
  site: SiteContext,
  einreichung: string,
  photos: readonly File[],
  signal: AbortSignal,
): Promise<{ arrived: Photo[]; errors: Readonly<Record<string, string>>; isAway?: true }> {
  const { cms, sender } = site
  const arrived: Photo[] = []
  for (const photo of photos) {
    try {
      const { kennung } = await cms.call(calls.schadenFoto, {
        query: { einreichung },
        file: new Uint8Array(await photo.arrayBuffer()),
        sender,
        signal,
      })
      arrived.push({ kennung, name: photo.name, groesse: photo.size })
    } catch (error) {
      if (!isCmsError(error) || error.status >= 500) {
        tellOnce(site, error, 'Foto eines Schadens nicht gespeichert')
        return { arrived, errors: { fotos: NO_PHOTO }, isAway: true }
      }
      return { arrived, errors: { fotos: error.details?.issues?.[0]?.message ?? error.message } }
    }
  }
  return { arrived, errors: {} }
}

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
        {/* The first submit button of the form, so that Enter sends the report. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className={unseen}>
          Absenden
        </button>
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

const toldOf = (refused: Refused | undefined, isChoiceKept: boolean): Refused | undefined =>
  isChoiceKept && refused?.errors['fotos'] === NO_PHOTO
    ? { ...refused, errors: { ...refused.errors, fotos: PHOTO_STAYS } }
    : refused

/** Returns the point of a draft; undefined if the draft has none. */
function pointOf(values: Readonly<Record<string, string>>) {
  const [breite, laenge] = [Number(values['lage.breite']), Number(values['lage.laenge'])]
  return Number.isFinite(breite) && Number.isFinite(laenge) ? { breite, laenge } : undefined
}

type ArrivedProps = {
  nummer: string
  kennwort: string
  schluessel: string
  mail: boolean
  /** Whether the sender gave an e-mail address. */
  wollteMail: boolean
}

/** The confirmation of the report. No other page shows the secret. */
function Arrived({ nummer, kennwort, schluessel, mail, wollteMail }: ArrivedProps) {
  // Deletes the draft of a report that was written offline.
  useEffect(() => void forgetDraft().catch(() => {}), [])
  return (
    <SchadenPage heading="Ihre Meldung ist angekommen" isAnswer isHidden>
      <div className={forms.angekommen}>
        {nummer && (
          <p>
            Nummer <strong>{nummer}</strong>
          </p>
        )}
        {kennwort && (
          <p>
            Kennwort <strong>{inFours(kennwort)}</strong>
          </p>
        )}
        {!(nummer && kennwort) && <p>Vielen Dank. Bitte senden Sie sie nicht noch einmal.</p>}
        {nummer && kennwort && (
          <p>
            Das Kennwort steht nur hier. Mit beidem sehen Sie unter{' '}
            <Link href={`${DAMAGES}/stand?nummer=${encodeURIComponent(nummer)}`}>Wo ist meine Meldung?</Link>{' '}
            was daraus wird.
          </p>
        )}
      </div>
      {mail && (
        <p>
          In wenigen Minuten kommt eine E-Mail. Mit dem Link darin bestellen Sie unsere Nachrichten zu jedem
          Schritt; er gilt {fristen.bestaetigen} Tage.
        </p>
      )}
      {wollteMail && !mail && (
        <p>
          Eine E-Mail können wir Ihnen dazu nicht schicken. Bitte schreiben Sie sich Nummer und Kennwort auf.
        </p>
      )}
      {schluessel && (
        <p>
          <Link href={`${DAMAGES}/eigene/${encodeURIComponent(schluessel)}`}>Meine Meldung ansehen</Link>
        </p>
      )}
    </SchadenPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
