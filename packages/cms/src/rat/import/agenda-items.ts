import { closedBodiesIn, isOfClosedBody } from './closed-bodies.ts'
import { saysClosed } from './closed-words.ts'
import type { ForeignNames } from './foreign-names.ts'
import { type Agenda, deniesPublic, readAgenda } from './oparl-agenda.ts'
import type { Client, Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Found } from './walk-oparl.ts'

type Sources = { found: Found; names: ForeignNames; get: Client }

/** Reads the agendas of all meetings of a source, and decides which items and consultations are public. */
export async function readItems({ found, names, get }: Sources) {
  const closedBodies = closedBodiesIn(found.organizations)
  const agendas = new Map<string, Agenda>()
  /** Agendas read in this run, by the document of the meeting. */
  const readAnew = new Map<string, Agenda>()
  const addAgenda = async (id: string, meeting: Json): Promise<Agenda> => {
    const agenda = await readAgenda(meeting, get, isOfClosedBody(meeting, closedBodies))
    agendas.set(id, agenda)
    readAnew.set(names.documentOf('sitzung', id), agenda)
    return agenda
  }
  for (const [id, meeting] of found.meetings) await addAgenda(id, meeting)
  const closedMeetings = new Set([...agendas].flatMap(([id, { isClosed }]) => (isClosed ? [id] : [])))
  const items = [...agendas.values()].flatMap(agenda => agenda.items)
  const isOpen = new Map<string, boolean>()
  // An item on several agendas is public only if all of them show it as public.
  for (const { id, verdict } of items) isOpen.set(id, isOpen.get(id) !== false && verdict === 'open')
  const meetingOfItem = new Map(
    [...agendas].flatMap(([id, agenda]) => agenda.items.map(item => [item.id, id] as const)),
  )
  /**
   * Returns the consultation that an item names. Some servers name a paper instead; several items may deal
   * with a paper, so a paper cannot stand for a consultation.
   */
  const consultationOf = (item: Json): string | undefined => {
    const named = readObject(item).link('consultation')
    const isPaper = named !== undefined && (found.papers.has(named) || names.isImported('vorlage', named))
    return isPaper ? undefined : named
  }
  /** Closed items by the consultation they name: that consultation is not public, whatever it says itself. */
  const closedItems = Map.groupBy(
    items.filter(({ id }) => isOpen.get(id) !== true),
    ({ item }) => consultationOf(item),
  )
  /** Whether a consultation says that it is not public, or is one of closed bodies only. */
  const isClosedConsultation = (consultation: Json): boolean => {
    const reader = readObject(consultation)
    const bodies = reader.links('organization')
    return (
      deniesPublic(consultation) ||
      saysClosed(reader.line('role')) ||
      (bodies.length > 0 && bodies.every(id => closedBodies.has(id)))
    )
  }

  /**
   * Whether a consultation names an item of another meeting than its own, or is named by a closed item other
   * than its own, or is itself closed.
   */
  const isContradictory = (
    consultation: Json,
    meetingOf = (item: string) => meetingOfItem.get(item),
  ): boolean => {
    const reader = readObject(consultation)
    const [id, item, meeting] = ['id', 'agendaItem', 'meeting'].map(name => reader.link(name))
    if (item === undefined) return false
    if (isClosedConsultation(consultation)) return true
    const there = meetingOf(item)
    const isOfAnother = meeting !== undefined && there !== undefined && meeting !== there
    return isOfAnother || (id !== undefined && (closedItems.get(id) ?? []).some(one => one.id !== item))
  }

  /**
   * Whether the item of a consultation is public; undefined if unknown. An item that its agenda no longer
   * names is not public.
   */
  const isOpenIn = (consultation: Json): boolean | undefined => {
    const reader = readObject(consultation)
    const item = reader.link('agendaItem')
    if (item === undefined) return undefined
    if (isContradictory(consultation)) return false
    const known = isOpen.get(item)
    const agenda = agendas.get(reader.link('meeting') ?? '')
    return (
      known ??
      (agenda?.unread === 0 ? agenda.items.some(one => one.id === item && one.verdict === 'open') : undefined)
    )
  }

  return {
    agendas,
    readAnew,
    addAgenda,
    closedMeetings,
    closedBodies,
    isClosedConsultation,
    items,
    isOpen,
    meetingOfItem,
    consultationOf,
    closedItems,
    isContradictory,
    isOpenIn,
  }
}

export type Items = Awaited<ReturnType<typeof readItems>>
