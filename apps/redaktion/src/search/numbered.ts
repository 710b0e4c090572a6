import { asSpoken } from '@rathausplatz/contract'
import type { FrameData } from '../frame/frame-data.ts'
import { mayUse } from '../frame/ways-of-account.ts'
import { roomWays } from '../rooms/rooms.ts'
import type { Hit } from './hits.ts'

/**
 * Returns a link to the object with this number, if the account may see it. Does not check whether the object
 * exists: that call would be logged.
 */
export function numbered(
  wanted: string,
  { kinds, session }: Pick<FrameData, 'kinds' | 'session'>,
): readonly Hit[] {
  return roomWays.flatMap(way => {
    const read = way.number?.safeParse(asSpoken(wanted))
    if (!read?.success || !mayUse(way, kinds, session.rechte)) return []
    const { label, drawing, to } = way
    return { key: read.data, group: label, title: read.data, about: '', to: `${to}/${read.data}`, drawing }
  })
}
