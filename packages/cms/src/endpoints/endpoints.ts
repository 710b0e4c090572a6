import type { CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import type { Kontakt } from '../kontakt/kontakt.ts'
import { openDirectory } from '../leistungen/directory.ts'
import type { Search } from '../search/search.ts'
import { termineReads } from '../termine/termine-reads.ts'
import { adressen } from './adressen.ts'
import { aktuelles, aktuellesArchiv } from './aktuelles.ts'
import { baugebiete } from './baugebiete.ts'
import { bekanntmachungen } from './bekanntmachungen.ts'
import { kalender } from './kalender.ts'
import { kontakt } from './kontakt.ts'
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
import { verzeichnis, verzeichniseintraege } from './verzeichnisse.ts'

type Sources = { store: CmsStore; search: Search; kontakt: Kontakt; clock: () => Date }

/** The calls that the embedded CMS answers from its store. */
export function endpoints({ store, search, kontakt: nachrichten, clock }: Sources): CmsHandlers {
  const termine = termineReads(store.database.read, clock)
  const directory = openDirectory(store, clock)
  return {
    route: route(store),
    menu: menu(store),
    stadt: stadt(store),
    aktuelles: aktuelles(store),
    aktuellesArchiv: aktuellesArchiv(store),
    veranstaltungen: veranstaltungen(store, termine),
    rubriken: rubriken(store),
    kalender: kalender(store, termine, clock),
    organisationseinheiten: organisationseinheiten(store),
    organisationseinheit: organisationseinheit(store),
    baugebiete: baugebiete(store),
    stellen: stellen(store),
    verzeichnis: verzeichnis(store, clock),
    verzeichniseintraege: verzeichniseintraege(store, clock),
    leistungen: leistungen(directory),
    leistung: leistung(store),
    lebenslagen: lebenslagen(store, directory),
    lebenslage: lebenslage(store, directory),
    bekanntmachungen: bekanntmachungen(store, clock),
    kontakt: kontakt(nachrichten),
    personen: personen(store),
    suche: suche(search),
    suchvorschlaege: suchvorschlaege(search),
    adressen: adressen(store),
  }
}
