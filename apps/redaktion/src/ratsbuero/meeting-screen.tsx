import { calls, type Sitzungsmappe, sitzungsstaende } from '@rathausplatz/contract'
import { formatDate, formatTime } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useBlocker, useLoaderData } from 'react-router'
import { ClashDialog } from '../document/clash-dialog.tsx'
import { type DocumentData, loadDocument } from '../document/load-document.ts'
import { stateOf } from '../document/state-words.ts'
import { useOpenDocument } from '../document/use-open-document.ts'
import { useSaveKey } from '../document/use-save-key.ts'
import { useSteps } from '../document/use-steps.ts'
import { useKind } from '../frame/frame-data.ts'
import type { Kind } from '../kinds/kinds.ts'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { ask, orNothing, saidOf } from '../wall/ask.ts'
import { AgendaSection } from './agenda.tsx'
import type { Teil } from './agenda-moves.ts'
import { AttendanceSection } from './attendance-section.tsx'
import { Behind } from './behind.tsx'
import { ChecksSection } from './checks.tsx'
import { DateSection } from './date-section.tsx'
import { InvitationSection } from './invitation.tsx'
import { MeetingContext, type MeetingWork, type PartWork, partsOf, textOf } from './meeting-work.ts'
import { MinutesSection } from './minutes.tsx'
import styles from './ratsbuero.module.css'
import { OFFICE } from './ratsbuero-screen.tsx'
import { Stopped, savePart } from './release.ts'
import { TakeBackSection } from './take-back.tsx'

type Data = {
  readonly id: string
  readonly mappe: Sitzungsmappe
  readonly open: DocumentData | undefined
  readonly closed: DocumentData | undefined
}

export async function loader({ params }: LoaderFunctionArgs): Promise<Data> {
  const id = params['id'] ?? ''
  const mappe = await orNothing(ask(calls.redaktionSitzung, { params: { id } }))
  if (!mappe) throw new Response(null, { status: 404 })
  const load = (one: string | null) => (one === null ? undefined : loadDocument(one, 'sitzung', undefined))
  const [open, closed] = await Promise.all([load(mappe.oeffentlich), load(mappe.nichtoeffentlich)])
  return { id, mappe, open, closed }
}

/** One meeting: both parts in one view, from the first item to the minutes. */
export function Component() {
  const data = useLoaderData<Data>()
  const kind = useKind('sitzung')
  if (!kind) throw new Response(null, { status: 404 })
  const { id, mappe, open, closed } = data
  // The key remounts the screen for another meeting, and when the other part is added.
  const key = [id, mappe.oeffentlich, mappe.nichtoeffentlich].join()
  if (open && closed) return <BothParts key={key} data={data} open={open} closed={closed} kind={kind} />
  const only = open ?? closed
  if (!only) throw new Response(null, { status: 404 })
  return (
    <OnePart key={key} data={data} part={only} kind={kind} teil={open ? 'oeffentlich' : 'nichtoeffentlich'} />
  )
}

function usePart(data: DocumentData, kind: Kind): PartWork {
  const work = useOpenDocument(data, kind)
  return { ...work, steps: useSteps(work) }
}

type PartsProps = { data: Data; kind: Kind }

function BothParts({ data, open, closed, kind }: PartsProps & { open: DocumentData; closed: DocumentData }) {
  const parts = { oeffentlich: usePart(open, kind), nichtoeffentlich: usePart(closed, kind) }
  return <Meeting data={data} parts={parts} head={parts.oeffentlich} />
}

function OnePart({ data, part, teil, kind }: PartsProps & { part: DocumentData; teil: Teil }) {
  const work = usePart(part, kind)
  return <Meeting data={data} parts={{ [teil]: work }} head={work} />
}

function Meeting({ data, parts, head }: { data: Data } & Pick<MeetingWork, 'parts' | 'head'>) {
  const meeting = useMeetingWork(data, parts, head)
  const { mappe, busy, isChanged, isReadOnly, run, saveAll } = meeting
  const tell = useTell()
  const begin = textOf(head.daten, 'datum_von')
  const time = head.daten['ohne_uhrzeit'] === true || Number.isNaN(Date.parse(begin)) ? '' : formatTime(begin)
  const day = Number.isNaN(Date.parse(begin)) ? '' : [formatDate(begin), time].filter(Boolean).join(', ')
  const save = () => run('save', saveAll).then(is => is && tell({ text: 'Gespeichert.' }))
  useSaveKey(save)
  useKeepBeforeLeaving(meeting)
  const [now] = useState(() => Date.now())
  const isOver = Date.parse(begin) <= now
  return (
    <MeetingContext value={meeting}>
      <Screen
        title={[mappe.gremium, day].filter(Boolean).join(', ')}
        way={[{ label: 'Ratsbüro', to: OFFICE }]}
        note={
          <p role="status">
            <strong>Stand: {sitzungsstaende[mappe.stand]}.</strong>{' '}
            {stateOf(partsOf(meeting).find(([, part]) => part.isChanged)?.[1] ?? head)}
          </p>
        }
        action={
          !isReadOnly && (
            <Button
              type="button"
              look="outline"
              aria-disabled={!isChanged || busy !== undefined}
              onClick={() => isChanged && void save()}
            >
              {busy === 'save' ? 'Wird gespeichert …' : 'Speichern'}
            </Button>
          )
        }
      >
        <div className={styles.meetingscreen}>
          <nav aria-label="Auf dieser Seite" className={styles.steps}>
            <ol role="list">
              {STEPS.map(([anchor, label]) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{label}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={styles.sections}>
            <Behind />
            <DateSection />
            <AgendaSection />
            <ChecksSection />
            <InvitationSection />
            <AttendanceSection />
            <MinutesSection isOver={isOver} />
            <TakeBackSection />
          </div>
        </div>
        {partsOf(meeting).map(([teil, part]) => (
          <ClashDialog key={teil} work={part} />
        ))}
      </Screen>
    </MeetingContext>
  )
}

const STEPS = [
  ['termin', 'Termin'],
  ['tagesordnung', 'Tagesordnung'],
  ['pruefung', 'Ist alles da?'],
  ['einladung', 'Einladung'],
  ['anwesenheit', 'Anwesenheit'],
  ['niederschrift', 'Beschlüsse und Niederschrift'],
  ['zuruecknehmen', 'Zurücknehmen'],
] as const

function useMeetingWork(data: Data, parts: MeetingWork['parts'], head: PartWork): MeetingWork {
  const [mappe, setMappe] = useState(data.mappe)
  const [busy, setBusy] = useState<string>()
  const tell = useTell()
  const works = partsOf({ parts })
  const look = useCallback(
    async () => setMappe(await ask(calls.redaktionSitzung, { params: { id: data.id } })),
    [data.id],
  )
  /** A ref instead of state, so that a second press sees at once that a step is running. */
  const isBusy = useRef(false)
  return {
    parts,
    head,
    mappe,
    isChanged: works.some(([, part]) => part.isChanged),
    isReadOnly: works.every(([, part]) => part.isReadOnly),
    busy,
    async run(name, step) {
      if (isBusy.current) return false
      isBusy.current = true
      setBusy(name)
      try {
        await step()
        await look()
        return true
      } catch (error) {
        tell({ text: error instanceof Stopped ? error.message : saidOf(error), isFailure: true })
        // A step may have done its first half: the checks and the state say what is so now.
        await look().catch(() => undefined)
        return false
      } finally {
        isBusy.current = false
        setBusy(undefined)
      }
    },
    async saveAll() {
      for (const [, part] of works) await savePart(part)
    },
  }
}

/** Stores the working copies before leaving, without asking. */
function useKeepBeforeLeaving(meeting: Pick<MeetingWork, 'parts'>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void Promise.all(partsOf(meeting).map(([, part]) => part.keepNow())).finally(() => blocker.proceed())
  }, [blocker, meeting])
}
