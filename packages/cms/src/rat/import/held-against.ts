import type { HeldPaper, HeldPapers } from './held-papers.ts'
import type { Agenda } from './oparl-agenda.ts'
import type { Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'

type Sources = {
  held: HeldPapers
  /** As this run has read it, by the document of the meeting. */
  agendaOf: (meeting: string) => Agenda | undefined
  isOpen: (item: string) => boolean
  /** Of which paper an item is could not be read. */
  isUnread: (item: Json) => boolean
}

/** Holds what stands here against the agendas that a run has read. An item is the same by what it is called. */
export function heldAgainst({ held, agendaOf, isOpen, isUnread }: Sources) {
  const byMeeting = Map.groupBy([...held.standing.values()].flat(), ({ meeting }) => meeting)
  const calledAs = ({ meeting, ...one }: HeldPaper) =>
    (agendaOf(meeting)?.items ?? []).filter(({ item }) => isCalledAs(item, one))

  return {
    /** Whether a public agenda names a paper that was not read anew, or whose item is public as before, of an unread paper. */
    isHeld: (document: string): boolean =>
      (held.standing.get(document) ?? []).some(one => {
        if (!agendaOf(one.meeting)) return true
        const now = calledAs(one)
        return now.length > 0 && now.every(({ id, item }) => isOpen(id) && isUnread(item))
      }),

    /** Papers whose item is not public any more, or not named. */
    leftBy: (meeting: string): readonly string[] =>
      (byMeeting.get(meeting) ?? [])
        .filter(one => !calledAs(one).some(({ id }) => isOpen(id)))
        .map(({ document }) => document),

    /** The paper of which an item was. */
    heldBy: (meeting: string, item: Json): HeldPaper | undefined =>
      (byMeeting.get(meeting) ?? []).find(one => isCalledAs(item, one)),
  }
}

const isCalledAs = (item: Json, { titel, nummer }: Pick<HeldPaper, 'titel' | 'nummer'>): boolean => {
  const reader = readObject(item)
  return reader.line('name', 500) === titel && reader.line('number', 20) === nummer
}
