import type { Sitzung } from '@rathausplatz/contract/records'
import { type PaperOfItem, papersOfItem } from '../collections/papers-of-item.ts'
import { embeds, given, link, links, meeting, organization, type Part, paper, self } from './parts.ts'
import type { ObjectId } from './types.ts'

export type Punkt = Sitzung['tagesordnung'][number]

/**
 * Returns the consultations of the papers at an item. An item names one of them only: the others name the item
 * themselves. Without a public paper there is none.
 */
export const consultationsOf = (sitzung: Sitzung, punkt: Punkt): Part[] =>
  papersOfItem(punkt).flatMap((one, index) => consultationOf(sitzung, punkt, one, index))

function consultationOf(
  { slug, gremium, gemeinsam_mit }: Sitzung,
  { kennung = '' }: Punkt,
  { vorlage, beratungsrolle, entscheidend }: PaperOfItem,
  index: number,
): Part[] {
  const at = `${slug}-${kennung}`
  const of = paper(vorlage)
  const id: ObjectId = index === 0 ? `consultation/${at}` : `consultation/${at}--${vorlage}`
  const item: ObjectId = `agendaitem/${at}`
  return [
    self(id, given({ role: beratungsrolle, authoritative: entscheidend }), of),
    link(id, 'paper', of),
    link(id, 'agendaItem', item),
    link(id, 'meeting', meeting(slug)),
    ...[gremium, ...gemeinsam_mit].map(one => links(id, 'organization', organization(one))),
    ...(index === 0 ? [link(item, 'consultation', id)] : []),
    embeds(of, 'consultation', id),
  ]
}
