import { abfallRoom } from '../abfall/raum.ts'
import { ausfuhrRoom } from '../ausfuhr/raum.ts'
import { careRoom } from '../care/raum.ts'
import { eingangRoom } from '../eingaenge/raum.ts'
import { kontenRoom } from '../konten/raum.ts'
import { mediaRoom } from '../media/raum.ts'
import { mendingRoom } from '../mending/raum.ts'
import { pinnwandRoom } from '../pinnwand/raum.ts'
import { qualityRoom } from '../quality/raum.ts'
import { ratsbueroRoom } from '../ratsbuero/raum.ts'
import { feedbackRoom } from '../rueckmeldungen/raum.ts'
import { schadenRoom } from '../schaeden/raum.ts'
import { siteSearchRoom } from '../site-search/raum.ts'
import { terminRoom } from '../terminvereinbarung/raum.ts'
import { uebernahmeRoom } from '../uebernahme/raum.ts'
import { vorschlagRoom } from '../vorschlaege/raum.ts'
import { warnRoom } from '../warnungen/raum.ts'
import { programRoom } from '../zugaenge/raum.ts'
import type { Room } from './room.ts'

/** All rooms of the desk. The order is that of links in one group, and of blocks on the start screen. */
export const rooms: readonly Room[] = [
  mediaRoom,
  eingangRoom,
  pinnwandRoom,
  vorschlagRoom,
  schadenRoom,
  warnRoom,
  terminRoom,
  abfallRoom,
  ratsbueroRoom,
  careRoom,
  qualityRoom,
  feedbackRoom,
  mendingRoom,
  siteSearchRoom,
  uebernahmeRoom,
  ausfuhrRoom,
  kontenRoom,
  programRoom,
]

export const roomWays = rooms.flatMap(({ ways }) => ways)
export const roomScreens = rooms.flatMap(({ screens }) => screens)
