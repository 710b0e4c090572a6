import type { Sitzung } from '@rathausplatz/contract/records'
import { berlinDay, plusDays, startOfDay } from '@rathausplatz/time'
import { sitzungPfad } from '../collections/sitzung.ts'
import { given } from './given.ts'
import type { memberReads } from './member-reads.ts'

/** The public and the non-public part of a meeting, as far as a member may read them. */

type Found = { id: string; data: Sitzung }
type Both = { open?: Found | undefined; closed?: Found | undefined }
type Reads = Pick<ReturnType<typeof memberReads>, 'meeting' | 'meetings'>

/** Returns both parts of a meeting, as far as the member may read them. */
export async function bothParts(found: Found, { meeting, meetings }: Reads): Promise<Both> {
  const { slug, behandlung, teil_von, datum_von } = found.data
  if (behandlung === 'nichtoeffentlich') {
    const open = teil_von === undefined ? undefined : await meeting(sitzungPfad({ slug: teil_von }))
    return { open, closed: found }
  }
  const day = berlinDay(new Date(datum_von))
  const sameDay = await meetings({ from: startOfDay(plusDays(day, -1)), to: startOfDay(plusDays(day, 2)) })
  return { open: found, closed: sameDay.find(({ data }) => data.teil_von === slug) }
}

export const documentsOf = ({ open, closed }: Both): string[] =>
  [open, closed].flatMap(part => (part ? [part.id] : []))

export type Meeting = { open?: Sitzung; closed?: Sitzung }

/** Groups the parts of each meeting, in the given order. */
export function inMeetings(meetings: readonly Sitzung[]): Meeting[] {
  const open = new Map(
    meetings.filter(({ behandlung }) => behandlung === 'oeffentlich').map(one => [one.slug, one]),
  )
  const closed = new Map(
    meetings.flatMap(one =>
      one.teil_von !== undefined && open.has(one.teil_von) ? [[one.teil_von, one] as const] : [],
    ),
  )
  return meetings.flatMap((one): Meeting[] => {
    if (open.has(one.slug)) return [{ open: one, ...given({ closed: closed.get(one.slug) }) }]
    return one.teil_von !== undefined && open.has(one.teil_von) ? [] : [{ closed: one }]
  })
}
