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

/** What people have a number of, by the screen below which it is read. */
const numbers = {
  '/eingaenge': eingangsnummer,
  '/schaeden': schadensnummer,
  '/pinnwand': pinnwandnummer,
  '/verzeichnisvorschlaege': vorschlagsnummer,
  '/termine': terminnummer,
}

/** The way to what has this number, for those who use its screen. Nobody is asked whether it is there: that would be noted. */
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
