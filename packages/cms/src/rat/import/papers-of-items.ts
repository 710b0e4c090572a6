import type { Items } from './agenda-items.ts'
import { isObject, type Json } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Found } from './walk-oparl.ts'

type Sources = {
  found: Found
  agendaItems: Items
  read: (address: string) => Promise<Json | undefined>
}

type Consulted = { readonly paper: string; readonly consultation: Json | undefined }

export const consultationsOf = (paper: Json) => readObject(paper).parts('consultation').filter(isObject)

/** Finds the paper of each item, by the consultations that items and papers name. */
export function papersOfItems({ found, agendaItems, read }: Sources) {
  const { isOpen, consultationOf, closedItems, isContradictory, isClosedConsultation } = agendaItems
  const paperByConsultation = new Map<string, string>()
  const itemByConsultation = new Map<string, string>()
  const paperOfItem: { item: string; paper: string }[] = []
  const consultationById = new Map<string, Json>()
  const consultationByItem = new Map<string, Json>()
  for (const [id, paper] of found.papers)
    for (const one of consultationsOf(paper)) {
      if (typeof one['id'] === 'string') {
        paperByConsultation.set(one['id'], id)
        consultationById.set(one['id'], one)
      }
      const item = readObject(one).link('agendaItem')
      if (typeof one['id'] === 'string' && item !== undefined) itemByConsultation.set(one['id'], item)
      if (item === undefined || isContradictory(one)) continue
      paperOfItem.push({ item, paper: id })
      // The first paper of an item is its main one.
      if (!consultationByItem.has(item)) consultationByItem.set(item, one)
    }
  const paperByItem = new Map(paperOfItem.toReversed().map(({ item, paper }) => [item, paper]))

  function paperIdOf(item: Json): string | undefined {
    const consultation = readObject(item).link('consultation')
    if (consultation !== undefined && found.papers.has(consultation)) return consultation
    const embedded = isObject(item['consultation'])
      ? readObject(item['consultation']).link('paper')
      : undefined
    return embedded ?? paperByConsultation.get(consultation ?? '') ?? paperByItem.get(String(item['id']))
  }

  const unreadConsultations = new Set<string>()
  const paperOf = async (item: Json): Promise<string | undefined> => {
    const known = paperIdOf(item)
    const consultation = readObject(item).link('consultation')
    if (known !== undefined || consultation === undefined || unreadConsultations.has(consultation))
      return known
    const got = await read(consultation)
    if (got) consultationById.set(consultation, got)
    else unreadConsultations.add(consultation)
    const at = got ? readObject(got).link('agendaItem') : undefined
    if (at !== undefined) itemByConsultation.set(consultation, at)
    const paper = got ? readObject(got).link('paper') : undefined
    if (paper !== undefined) paperByConsultation.set(consultation, paper)
    return paper
  }

  /**
   * Returns the papers of an item beside its main one, with their consultations: an item names one consultation,
   * and a supplement or a motion names the item itself. Some servers name several.
   */
  const furtherPapersOf = async (item: Json): Promise<readonly Consulted[]> => {
    const main = await paperOf(item)
    const of = (paper: string) =>
      consultationsOf(found.papers.get(paper) ?? {}).find(
        one => readObject(one).link('agendaItem') === String(item['id']),
      )
    const all: Consulted[] = paperOfItem
      .filter(one => one.item === String(item['id']))
      .map(({ paper }) => ({ paper, consultation: of(paper) }))
    for (const part of readObject(item).parts('consultation').slice(1)) {
      const consultation = isObject(part) ? part : (consultationById.get(part) ?? (await read(part)))
      if (!consultation && typeof part === 'string') unreadConsultations.add(part)
      const id = typeof part === 'string' ? part : String(part['id'])
      const paper = readObject(consultation ?? {}).link('paper') ?? paperByConsultation.get(id)
      const isOpenHere = consultation && !isClosedConsultation(consultation) && !isContradictory(consultation)
      if (paper !== undefined && isOpenHere) all.push({ paper, consultation })
    }
    return all.filter(
      ({ paper }, index) => paper !== main && all.findIndex(one => one.paper === paper) === index,
    )
  }

  /** Returns the consultation of an item, as far as `paperOf` has read it. */
  const consultationFor = (item: Json): Json | undefined => {
    const embedded = item['consultation']
    if (isObject(embedded) && ('role' in embedded || 'authoritative' in embedded)) return embedded
    return (
      consultationById.get(readObject(item).link('consultation') ?? '') ??
      consultationByItem.get(String(item['id']))
    )
  }

  /** Whether the consultation of an item says that it is closed, embedded or at its address. */
  const isConsultedInPrivate = (item: Json): boolean =>
    [item['consultation'], consultationFor(item)].some(one => isObject(one) && isClosedConsultation(one))

  /** Whether the consultation of an item is closed, or belongs to a closed item by a reference from either side. */
  const isOfClosedItem = (item: Json): boolean => {
    if (isConsultedInPrivate(item)) return true
    const consultation = consultationOf(item)
    if (consultation === undefined) return false
    return closedItems.has(consultation) || isOpen.get(itemByConsultation.get(consultation) ?? '') === false
  }

  const isUnread = (item: Json): boolean =>
    unreadConsultations.has(readObject(item).link('consultation') ?? '')

  return {
    paperOf,
    furtherPapersOf,
    consultationFor,
    isConsultedInPrivate,
    isOfClosedItem,
    /** Whether the consultation of an item could not be read. */
    isUnread,
    /** Whether all consultations could be read. */
    isAllRead: () => unreadConsultations.size === 0,
  }
}

export type PapersOfItems = ReturnType<typeof papersOfItems>
