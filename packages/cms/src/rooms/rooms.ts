import { openAbfallRoom } from '../abfall/raum.ts'
import { openAboRoom } from '../abos/raum.ts'
import { openKontenRoom } from '../accounts/raum.ts'
import { openAusfuhrRoom } from '../ausfuhr/raum.ts'
import { openFormularRoom } from '../formulare/raum.ts'
import { openIntranetRoom } from '../intranet/raum.ts'
import { openPinnwandRoom } from '../pinnwand/raum.ts'
import { openRatRoom } from '../rat/raum.ts'
import { refuseDoubled } from '../refuse-doubled.ts'
import { openRueckmeldungRoom } from '../rueckmeldungen/raum.ts'
import { openSchadenRoom } from '../schaden/raum.ts'
import { openTerminRoom } from '../terminvereinbarung/raum.ts'
import { openUebernahmeRoom } from '../uebernahme/raum.ts'
import { openVorschlagRoom } from '../verzeichnisvorschlag/raum.ts'
import { openWarnRoom } from '../warnungen/raum.ts'
import type { House, Room } from './room.ts'
import { together } from './together.ts'

/** Opens all rooms. Each room is one line here. */
export function openRooms(house: House) {
  const rooms = {
    abfall: openAbfallRoom(house),
    abos: openAboRoom(house),
    ausfuhr: openAusfuhrRoom(house),
    formulare: openFormularRoom(house),
    intranet: openIntranetRoom(house),
    konten: openKontenRoom(house),
    pinnwand: openPinnwandRoom(house),
    rat: openRatRoom(house),
    rueckmeldungen: openRueckmeldungRoom(house),
    schaden: openSchadenRoom(house),
    termine: openTerminRoom(house),
    uebernahme: openUebernahmeRoom(house),
    vorschlaege: openVorschlagRoom(house),
    warnungen: openWarnRoom(house),
  }
  return { ...rooms, ...allOf(Object.values<Room>(rooms)) }
}

export type Rooms = ReturnType<typeof openRooms>

/** Combines the parts of all rooms. */
function allOf(rooms: readonly Room[]) {
  const logged = rooms.flatMap(room => Object.entries(room.logged ?? {}))
  const mails = rooms.flatMap(room => Object.entries(room.mails ?? {}))
  for (const entries of [logged, mails]) refuseDoubled(entries.map(([name]) => name))
  return {
    handlers: together(rooms.map(({ handlers }) => handlers)),
    jobs: rooms.flatMap(({ jobs }) => jobs),
    logged: Object.fromEntries(logged),
    mails: Object.fromEntries(mails),
  }
}
