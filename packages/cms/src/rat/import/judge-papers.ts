import type { Items } from './agenda-items.ts'
import { isClosedReference } from './closed-file-names.ts'
import { namesFew, saysClosed } from './closed-words.ts'
import type { ForeignNames } from './foreign-names.ts'
import { deniesPublic, readAgenda } from './oparl-agenda.ts'
import { type Client, isDeleted, isObject, type Json } from './oparl-client.ts'
import { consultationsOf, type PapersOfItems } from './papers-of-items.ts'
import { readObject } from './read-object.ts'
import type { Found } from './walk-oparl.ts'

type Sources = {
  found: Found
  names: ForeignNames
  agendaItems: Items
  papersOf: PapersOfItems
  get: Client
  read: (part: Json | string | undefined) => Promise<Json | undefined>
}

/** `item`: an item that deals with the paper by its own reference. */
type Dealt = { readonly paper: string | undefined; readonly isOpen: boolean; readonly item?: Json }
type PaperReason = 'paper' | 'paper-title' | 'paper-unused' | 'paper-contradictory'
export type Judged = { isPublic: boolean | undefined; reason: PaperReason }

/** Decides which papers are public: those that a public item deals with. */
export async function judgePapers({ found, names, agendaItems, papersOf, get, read }: Sources) {
  const { agendas, addAgenda, items, isOpen, isContradictory, isOpenIn, consultationOf } = agendaItems
  const { paperOf, isOfClosedItem } = papersOf
  const papers = new Map(found.papers)

  /**
   * Each item that deals with a paper: the paper, and whether the item is public. By references from either
   * side.
   */
  const dealtWith: Dealt[] = [...found.papers].flatMap(([id, paper]) =>
    consultationsOf(paper).flatMap(one => {
      const known = isOpenIn(one)
      return known === undefined ? [] : [{ paper: id, isOpen: known }]
    }),
  )
  for (const { id, item } of items) {
    const paper = await paperOf(item)
    dealtWith.push({ paper, isOpen: isOpen.get(id) === true && !isOfClosedItem(item), item })
  }
  const itemsOfPaper = Map.groupBy(dealtWith, ({ paper }) => paper)

  // A paper on a public agenda becomes public, even if the paper itself did not change; and one that is public
  // may have the body of an item that is not public any more.
  if (found.isOfChanges)
    for (const [paper, dealt] of itemsOfPaper) {
      if (paper === undefined || papers.has(paper)) continue
      const isPublic = names.isPublic('vorlage', paper)
      const late = dealt.some(one => one.isOpen !== isPublic) ? await read(paper) : undefined
      if (late && !isDeleted(late)) papers.set(paper, late)
    }

  /** Whether an item of a meeting outside the lists is public; undefined if it cannot be read. */
  const isOpenElsewhere = async (address: string, consultation: Json): Promise<boolean | undefined> => {
    const item = await read(address)
    if (!item) return undefined
    const at = readObject(item).link('meeting')
    if (isContradictory(consultation, () => at)) return false
    if (at === undefined) {
      const { items: alone } = await readAgenda({ agendaItem: [item] }, get)
      return alone[0]?.verdict === 'open'
    }
    const known = agendas.get(at)
    const meeting = known ? undefined : await read(at)
    if (!known && !meeting) return undefined
    const agenda = known ?? (await addAgenda(at, meeting ?? {}))
    return agenda.items.find(({ id }) => id === address)?.verdict === 'open'
  }

  /** Whether a consultation is one of a public item; undefined if that cannot be read. */
  const isOpenConsultation = async (consultation: Json): Promise<boolean | undefined> => {
    const reader = readObject(consultation)
    const item = reader.link('agendaItem')
    if (item !== undefined) return isOpenIn(consultation) ?? (await isOpenElsewhere(item, consultation))
    const id = reader.link('id')
    const naming = id === undefined ? [] : items.filter(one => consultationOf(one.item) === id)
    return naming.length > 0 && naming.every(one => isOpen.get(one.id) === true && !isOfClosedItem(one.item))
  }

  /** Whether a paper is dealt with in public, by its own consultations; undefined if they cannot be read. */
  const isDealtWithInPublic = async (paper: Json | undefined): Promise<boolean | undefined> => {
    if (!paper) return undefined
    let isUnread = false
    for (const part of readObject(paper).parts('consultation')) {
      const consultation = await read(part)
      const isPublic = consultation && (await isOpenConsultation(consultation))
      if (isPublic === true) return true
      if (isPublic === undefined) isUnread = true
    }
    return isUnread ? undefined : false
  }

  /**
   * Whether a paper is public; undefined if that cannot be read. `mayStandAlone`: without an item, `public:
   * true` of the paper itself is enough.
   */
  const judge = async (id: string, paper: Json, mayStandAlone: boolean): Promise<Judged> => {
    const reader = readObject(paper)
    const [name = '', type = '', reference = ''] = ['name', 'paperType', 'reference'].map(field =>
      reader.judged(field),
    )
    // A kind of paper is not a subject: „Interne Mitteilung“, but „Interne Revision: Bericht“.
    const isClosed = saysClosed(name) || namesFew(type) || isClosedReference(reference)
    if (deniesPublic(paper) || isClosed) return { isPublic: false, reason: 'paper-title' }
    const dealt = [
      ...(itemsOfPaper.get(id) ?? []).map(one => one.isOpen),
      ...consultationsOf(paper).flatMap(one => isOpenIn(one) ?? []),
    ]
    const consultations = reader.parts('consultation')
    const isNamed = consultations.some(
      one => !isObject(one) || readObject(one).link('agendaItem') !== undefined,
    )
    const isAlone = mayStandAlone && dealt.length === 0 && !isNamed && paper['public'] === true
    const reason = consultationsOf(paper).some(one => isContradictory(one))
      ? 'paper-contradictory'
      : dealt.length > 0 || consultations.length > 0
        ? 'paper'
        : 'paper-unused'
    return {
      isPublic: isAlone || dealt.includes(true) || (await isDealtWithInPublic(paper)),
      reason,
    }
  }

  return { papers, itemsOfPaper, isDealtWithInPublic, isOpenConsultation, judge }
}
