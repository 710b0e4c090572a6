import type { Sitzung } from '@rathausplatz/contract/records'
import { embeds, given, link, links, meeting, organization, type Part, self } from './parts.ts'
import type { ObjectId } from './types.ts'

export type Punkt = Sitzung['tagesordnung'][number]

/** Returns the consultation of a public paper at an item. Without such a paper there is none. */
export function consultationOf(
  { slug, gremium, gemeinsam_mit }: Sitzung,
  { kennung = '', beratungsrolle, entscheidend }: Punkt,
  paper: ObjectId,
): Part[] {
  const id: ObjectId = `consultation/${slug}-${kennung}`
  const item: ObjectId = `agendaitem/${slug}-${kennung}`
  return [
    self(id, given({ role: beratungsrolle, authoritative: entscheidend }), paper),
    link(id, 'paper', paper),
    link(id, 'agendaItem', item),
    link(id, 'meeting', meeting(slug)),
    ...[gremium, ...gemeinsam_mit].map(one => links(id, 'organization', organization(one))),
    link(item, 'consultation', id),
    embeds(paper, 'consultation', id),
  ]
}
