import type { Sitzung } from '@rathausplatz/contract'
import { Grund, Stand, Wann, Zurueckgenommen } from '@rathausplatz/templates/rat'
import { Fold } from '@rathausplatz/ui'
import { useEffect, useRef, useState } from 'react'
import { meetingsPage } from './addresses.ts'
import { Agenda } from './agenda.tsx'
import { Closed } from './closed.tsx'
import { CouncilPage } from './council-page.tsx'
import { headOf, ITEM, itemsOf } from './evening.ts'
import { InvitationReceipt } from './invitation-receipt.tsx'
import { Item, ItemPaging } from './item.tsx'
import type { MeetingData } from './load-meeting.ts'
import type { NoteAnswer } from './note-answer.ts'
import { NoteForm, noteField } from './note-form.tsx'
import { Overview } from './overview.tsx'
import { FoldedPacket, Packet } from './paket/packet.tsx'

type MeetingPageProps = MeetingData & {
  /** Result of a note that was sent without scripts. */
  answer: NoteAnswer | undefined
}

/** A meeting: the agenda, and the open item beside it. */
export function MeetingPage(page: MeetingPageProps) {
  const { session, meeting, open: key, paper, isNoteKept, isReceived, answer } = page
  const head = headOf(meeting)
  const items = itemsOf(meeting)
  const at = items.findIndex(item => item.key === key)
  const open = items[at]
  const visited = useVisited(key)
  const heading = useFocusOnAnother(key)
  if (!head) return null
  const { titel, ort, zurueckgenommen } = head
  return (
    <CouncilPage
      session={session}
      title={titel}
      part={open && `${open.punkt.nummer} ${open.punkt.titel}`}
      heading={titel}
      refused={open && isAbout(answer, open) ? refusalOf(answer, noteField(open)) : undefined}
      above={[{ title: 'Sitzungen', href: meetingsPage }]}
    >
      <Closed isClosed={!meeting.oeffentlich}>
        <div className="rat-kopf">
          <div>
            <Wann {...head} />
            <p>{ort}</p>
          </div>
          <Stand {...head} />
          <Grund {...head} />
        </div>
      </Closed>
      {zurueckgenommen ? (
        <Zurueckgenommen was="Diese Sitzung" {...zurueckgenommen} />
      ) : (
        <>
          {open ? (
            <FoldedPacket sitzung={head} />
          ) : (
            <BeforeTheMeeting meeting={meeting} head={head} isReceived={isReceived} />
          )}
          <div className="rat-abend">
            <div className="rat-neben">
              {open ? (
                <Fold label={`Tagesordnung: Punkt ${at + 1} von ${items.length}`} until={640}>
                  <Agenda items={items} open={open} head={head} />
                </Fold>
              ) : (
                <Agenda items={items} open={open} head={head} />
              )}
            </div>
            <section id={ITEM} aria-labelledby="punkt-titel" className="rat-papierseite">
              <Closed isClosed={open?.behandlung === 'nichtoeffentlich'}>
                <h2 id="punkt-titel" ref={heading} tabIndex={-1} className="rat-punkttitel">
                  {open && <span className="rat-punktnummer">{open.punkt.nummer} </span>}
                  {open ? open.punkt.titel : 'Überblick'}
                </h2>
                {items
                  .filter(item => visited.includes(item.key))
                  .map(item => (
                    <NoteForm
                      key={item.key}
                      item={item}
                      isHidden={item.key !== key}
                      isKept={isNoteKept && item.key === key}
                      answer={isAbout(answer, item) ? answer : undefined}
                    />
                  ))}
                {open ? <Item item={open} paper={paper} /> : <Overview {...meeting} />}
              </Closed>
              {open && <ItemPaging before={items[at - 1]} after={items[at + 1]} />}
            </section>
          </div>
        </>
      )}
    </CouncilPage>
  )
}

type BeforeProps = Pick<MeetingPageProps, 'meeting' | 'isReceived'> & { head: Sitzung }

/** Steps before a meeting: confirm the invitation, keep the papers. */
const BeforeTheMeeting = ({ meeting, head, isReceived }: BeforeProps) => (
  <>
    {meeting.einladung && (
      <InvitationReceipt id={head.id} einladung={meeting.einladung} isConfirmed={isReceived} />
    )}
    {itemsOf(meeting).length > 0 && <Packet sitzung={head} />}
  </>
)

/**
 * Returns the keys of the items that were opened on this page. Their note forms stay rendered, so that input
 * is kept.
 */
function useVisited(key: string | undefined): readonly string[] {
  const [visited, setVisited] = useState<readonly string[]>(key === undefined ? [] : [key])
  if (key !== undefined && !visited.includes(key)) setVisited([...visited, key])
  return visited
}

/** Moves the focus to the heading when another item is opened. */
function useFocusOnAnother(key: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    heading.current?.focus()
  }, [key])
  return heading
}

const isAbout = (
  answer: NoteAnswer | undefined,
  { teil, punkt }: { teil: string; punkt: { kennung: string } },
): boolean => answer?.of.teil === teil && answer.of.kennung === punkt.kennung

/** Returns the errors of a refused note, for the summary of errors. */
const refusalOf = (answer: NoteAnswer | undefined, field: string) =>
  answer?.ok === false
    ? { title: 'Die Notiz ist noch nicht gespeichert', errors: { [field]: answer.title } }
    : undefined
