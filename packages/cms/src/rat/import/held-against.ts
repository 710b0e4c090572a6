import type { HeldPaper, HeldPapers } from './held-papers.ts'
import type { Agenda } from './oparl-agenda.ts'
import type { Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'

type Sources = {
  held: HeldPapers
  /** Returns the agenda read in this run, by the document of the meeting. */
  agendaOf: (meeting: string) => Agenda | undefined
  isOpen: (item: string) => boolean
  /** Whether the consultation of an item could not be read. */
  isUnread: (item: Json) => boolean
}

/** Compares our records with the agendas read in this run. Items are matched by title and number. */
export function heldAgainst({ held, agendaOf, isOpen, isUnread }: Sources) {
  const byMeeting = Map.groupBy([...held.standing.values()].flat(), ({ meeting }) => meeting)
  const calledAs = ({ meeting, ...one }: HeldPaper) =>
    (agendaOf(meeting)?.items ?? []).filter(({ item }) => isCalledAs(item, one))

  return {
    /**
     * Whether a paper stays public because a public agenda of the town names it: the meeting was not read in
     * this run, or the item is still public and its consultation could not be read.
     */
    isHeld: (document: string): boolean =>
      (held.standing.get(document) ?? []).some(one => {
        if (!agendaOf(one.meeting)) return true
        const now = calledAs(one)
        return now.length > 0 && now.every(({ id, item }) => isOpen(id) && isUnread(item))
      }),

    /** Returns the papers of a meeting whose item is no longer public, or no longer named. */
    leftBy: (meeting: string): readonly string[] =>
      (byMeeting.get(meeting) ?? [])
        .filter(one => !calledAs(one).some(({ id }) => isOpen(id)))
        .map(({ document }) => document),

    /** Returns the paper that an item has in our records. */
    heldBy: (meeting: string, item: Json): HeldPaper | undefined =>
      (byMeeting.get(meeting) ?? []).find(one => isCalledAs(item, one)),
  }
}

const isCalledAs = (item: Json, { titel, nummer }: Pick<HeldPaper, 'titel' | 'nummer'>): boolean => {
  const reader = readObject(item)
  return reader.line('name', 500) === titel && reader.line('number', 20) === nummer
}
