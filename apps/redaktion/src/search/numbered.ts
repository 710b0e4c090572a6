import {
  asSpoken,
  eingangsnummer,
  pinnwandnummer,
  schadensnummer,
  terminnummer,
  vorschlagsnummer,
} from '@rathausplatz/contract'
import type { FrameData } from '../frame/frame-data.ts'
import { groupsOf } from '../frame/ways.ts'
import type { Hit } from './hits.ts'

/** Numbers of objects, by the path of their screen. */
const numbers = {
  '/eingaenge': eingangsnummer,
  '/schaeden': schadensnummer,
  '/pinnwand': pinnwandnummer,
  '/verzeichnisvorschlaege': vorschlagsnummer,
  '/termine': terminnummer,
}

/**
 * Returns a link to the object with this number, if the account may see it. Does not check whether the object
 * exists: that call would be logged.
 */
export function numbered(
  wanted: string,
  { kinds, session }: Pick<FrameData, 'kinds' | 'session'>,
): readonly Hit[] {
  const ways = groupsOf(kinds, session.rechte).flatMap(group => group.ways)
  return Object.entries(numbers).flatMap(([to, number]) => {
    const read = number.safeParse(asSpoken(wanted))
    const way = ways.find(one => one.to === to)
    if (!read.success || !way) return []
    const { label, drawing } = way
    return { key: read.data, group: label, title: read.data, about: '', to: `${to}/${read.data}`, drawing }
  })
}
