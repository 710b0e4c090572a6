import type { CmsHandlers } from '@rathausplatz/contract'
import { editing } from '../editing/editing.ts'
import { type Looking, openLooking } from '../editing/looking.ts'
import { openDirectory } from '../leistungen/directory.ts'
import type { MissingAddresses } from '../missing/missing-addresses.ts'
import type { House } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { together } from '../rooms/together.ts'
import type { Search } from '../search/search.ts'
import { actingBy } from '../store/acting.ts'
import { termineReads } from '../termine/termine-reads.ts'
import { adressen } from './adressen.ts'
import { aktuelles, aktuellesArchiv } from './aktuelles.ts'
import { baugebiete } from './baugebiete.ts'
import { bekanntmachungen } from './bekanntmachungen.ts'
import { kalender } from './kalender.ts'
import { lebenslage, lebenslagen } from './lebenslagen.ts'
import { leistung, leistungen } from './leistungen.ts'
import { menu } from './menu.ts'
import { organisationseinheit, organisationseinheiten } from './organisationseinheiten.ts'
import { personen } from './personen.ts'
import { route } from './route.ts'
import { stadt } from './stadt.ts'
import { stellen } from './stellen.ts'
import { suche, suchvorschlaege } from './suche.ts'
import { rubriken, veranstaltungen } from './veranstaltungen.ts'
import { verzeichnis, verzeichniseintraege, verzeichniseintrag } from './verzeichnisse.ts'

type Sources = House & {
  rooms: Rooms
  search: Search
  /** Addresses that visitors requested in vain. */
  missing: MissingAddresses
  /** Whether links to other websites are checked. Default: no. */
  isChecking?: boolean
  /** Checks documents. Default: a new one. */
  looking?: Looking
}

/** All calls that the embedded CMS answers: those of public content, of its rooms and of the desk. */
export function endpoints({
  rooms,
  search,
  missing,
  isChecking = false,
  looking,
  ...house
}: Sources): CmsHandlers {
  const { store, clock, canMail, library } = house
  const termine = termineReads(store.database.read, clock)
  const directory = openDirectory(store, clock)
  const own: CmsHandlers = {
    route: route(store),
    menu: menu(store),
    stadt: stadt(store, { canMail, warnungen: rooms.warnungen }),
    aktuelles: aktuelles(store),
    aktuellesArchiv: aktuellesArchiv(store),
    veranstaltungen: veranstaltungen(store, termine),
    rubriken: rubriken(store),
    kalender: kalender(store, termine, clock),
    organisationseinheiten: organisationseinheiten(store),
    organisationseinheit: organisationseinheit(store),
    baugebiete: baugebiete(store),
    stellen: stellen(store),
    verzeichnis: verzeichnis(store, clock, canMail),
    verzeichniseintraege: verzeichniseintraege(store, clock),
    verzeichniseintrag: verzeichniseintrag(store),
    leistungen: leistungen(directory),
    leistung: leistung(store),
    lebenslagen: lebenslagen(store, directory),
    lebenslage: lebenslage(store, directory),
    bekanntmachungen: bekanntmachungen(store, clock),
    personen: personen(store),
    suche: suche(search),
    suchvorschlaege: suchvorschlaege(search),
    adressen: adressen(store),
  }
  const desk = editing({
    ...house,
    search,
    directory,
    missing,
    isChecking,
    looking: looking ?? openLooking(store, clock, library),
    rooms,
  })
  return saidOfPrograms(together([own, rooms.handlers, desk]))
}

/** Records the name of the program in all changes that a program makes. */
const saidOfPrograms = (handlers: CmsHandlers): CmsHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (input: never, who: never) => {
        const program = (who as { program?: { name: string } } | undefined)?.program
        const answer = () => (handle as (input: never, who: never) => unknown)(input, who)
        return program ? actingBy(program.name, answer) : answer()
      },
    ]),
  )
