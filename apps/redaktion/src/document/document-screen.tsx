import type { Befund } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { useEffect, useState } from 'react'
import {
  type LoaderFunctionArgs,
  Navigate,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router'
import { FindingsContext } from '../durchsicht/findings-context.ts'
import { useDurchsicht } from '../durchsicht/use-durchsicht.ts'
import { useKind, useSession } from '../frame/frame-data.ts'
import { homeOf, listOf } from '../frame/ways.ts'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { when } from '../pieces/when.ts'
import { saidOf } from '../wall/ask.ts'
import { BEGUN } from './begun.ts'
import { ClashDialog } from './clash-dialog.tsx'
import styles from './document.module.css'
import { DocumentBody } from './document-body.tsx'
import { DocumentSide } from './document-side.tsx'
import { FaultList } from './fault-list.tsx'
import { isPlainCorrection } from './is-plain-correction.ts'
import { type DocumentData, loadDocument } from './load-document.ts'
import { DocumentContext, mayDo } from './open-document.ts'
import { Presence } from './presence.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { stateOf } from './state-words.ts'
import { titleOf } from './title-of.ts'
import { useOpenDocument } from './use-open-document.ts'
import { useSaveKey } from './use-save-key.ts'
import { useSteps } from './use-steps.ts'

export async function loader({ params, request }: LoaderFunctionArgs): Promise<DocumentData> {
  const { neu, ...given } = Object.fromEntries(new URL(request.url).searchParams)
  const isNew = neu !== undefined
  const data = await loadDocument(params['id'] ?? '', params['art'] ?? '', isNew ? given : undefined)
  if (!data.inhalt && !data.copy && !isNew) throw new Response(null, { status: 404 })
  return data
}

/** A new document is created by its first save. Parameters of its address fill its fields. */
export function NewDocument() {
  const { art } = useParams()
  const { search } = useLocation()
  const [id] = useState(() => crypto.randomUUID())
  return <Navigate to={`${listOf(art ?? '')}/${id}?neu&${search.slice(1)}`} replace />
}

/** One document: form or page in the middle, panels at the side. */
export function Component() {
  const data = useLoaderData<DocumentData>()
  // The key remounts the screen, so that it keeps no state of another document.
  return <DocumentScreen key={data.id} data={data} />
}

function DocumentScreen({ data }: { data: DocumentData }) {
  const kind = useKind(data.inhalt?.art ?? data.art)
  if (!kind) throw new Response(null, { status: 404 })
  const work = useOpenDocument(data, kind)
  const steps = useSteps(work)
  const durchsicht = useDurchsicht(work)
  const tell = useTell()
  const [dialog, setDialog] = useState<'publish' | 'submit' | 'giveBack'>()
  const { inhalt, isChanged, isReadOnly, recoveredFrom } = work
  const isBegun = useLocation().state === BEGUN
  const title = titleOf(work)
  const { vorname, nachname } = useSession()
  const me = `${vorname} ${nachname}`
  const mayRelease = inhalt ? mayDo(inhalt, 'freigeben') : kind.rechte.includes('freigeben')
  useKeepBeforeLeaving(work.keepNow)
  useAddressOfSaved(inhalt !== undefined)
  useSaveKey(steps.save)
  const throwAway = () => {
    void work.discard().then(
      takeBack =>
        tell({
          text: 'Ihre Eingaben sind verworfen.',
          undo: { label: 'Rückgängig', run: takeBack },
        }),
      (error: unknown) => tell({ text: saidOf(error), isFailure: true }),
    )
  }
  const close = () => setDialog(undefined)
  const submit = async () => {
    if (await steps.ready({ toBePublic: false })) setDialog('submit')
  }
  const askPeriod = async () => {
    if (await steps.ready({ toBePublic: true })) setDialog('publish')
  }
  const publish = async () => {
    const mustAsk = await steps.correct(draft => isPlainCorrection(draft, me, durchsicht.look))
    if (mustAsk) setDialog('publish')
  }
  return (
    <DocumentContext value={work}>
      <Screen
        title={title}
        way={kind.einzeln ? [] : [{ label: kind.label.many, to: homeOf(kind.art) }]}
        note={<p role="status">{stateOf(work)}</p>}
        action={
          !isReadOnly && (
            <>
              <Button
                type="button"
                look="outline"
                aria-disabled={!isChanged || steps.busy !== undefined}
                onClick={() => isChanged && void steps.save()}
              >
                {steps.busy === 'save' ? 'Wird gespeichert …' : 'Speichern'}
              </Button>
              <Button
                type="button"
                aria-disabled={steps.busy !== undefined}
                onClick={() => void (mayRelease ? publish() : submit())}
              >
                {mayRelease ? 'Veröffentlichen' : 'Zur Prüfung geben'}
              </Button>
            </>
          )
        }
      >
        {recoveredFrom && !isBegun && (
          <div className={styles.note}>
            <p>
              Hier stehen Ihre Eingaben von {when(recoveredFrom)}, die noch nicht gespeichert sind. Sie können
              weiterschreiben.
            </p>
            <button type="button" onClick={throwAway}>
              Eingaben verwerfen
            </button>
          </div>
        )}
        {work.newer && (
          <p className={styles.note} role="status">
            {work.newer.name} hat inzwischen gespeichert. Beim Speichern wird beides Feld für Feld
            zusammengeführt.
          </p>
        )}
        <Presence work={work} onDiscard={throwAway} />
        <FaultList work={work} />
        <FindingsContext value={durchsicht.found?.data ?? NOTHING}>
          <DocumentBody
            side={
              <DocumentSide
                work={work}
                steps={steps}
                onApprove={() => void steps.approve().then(is => is && setDialog('publish'))}
                onGiveBack={() => setDialog('giveBack')}
                onDiscard={isChanged && inhalt ? throwAway : undefined}
                onPublish={() => void askPeriod()}
                durchsicht={durchsicht}
              />
            }
          />
        </FindingsContext>
        <PublishDialog
          isOpen={dialog === 'publish'}
          onClose={close}
          work={work}
          steps={steps}
          look={durchsicht.look}
        />
        <ReviewDialog
          isOpen={dialog === 'submit' || dialog === 'giveBack'}
          isBack={dialog === 'giveBack'}
          onClose={close}
          steps={steps}
        />
        <ClashDialog work={work} />
      </Screen>
    </DocumentContext>
  )
}

const NOTHING: readonly Befund[] = []

/** Replaces the address of a new document once it is saved. */
function useAddressOfSaved(isSaved: boolean) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isSaved && new URLSearchParams(search).has('neu')) void navigate(pathname, { replace: true })
  }, [isSaved, navigate, pathname, search])
}

/** Stores the working copy before leaving, without asking. */
function useKeepBeforeLeaving(keepNow: () => Promise<void>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state === 'blocked') void keepNow().finally(() => blocker.proceed())
  }, [blocker, keepNow])
}
