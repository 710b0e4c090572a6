import type { CmsHandlers } from '@rathausplatz/contract'
import type { AbfallRoom } from '../abfall/abfall.ts'
import type { Abos } from '../abos/abos.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { AusfuhrRoom } from '../ausfuhr/ausfuhr.ts'
import type { CmsStore } from '../collections/collections.ts'
import { editing } from '../editing/editing.ts'
import { type Looking, openLooking } from '../editing/looking.ts'
import { editorNames, type Names } from '../editing/names.ts'
import type { Formulare } from '../formulare/formulare.ts'
import { openDirectory } from '../leistungen/directory.ts'
import type { Library } from '../media/media-library.ts'
import type { MissingAddresses } from '../missing/missing-addresses.ts'
import type { PinnwandRoom } from '../pinnwand/room.ts'
import type { Bindery } from '../rat/paket/bindery.ts'
import type { Rueckmeldungen } from '../rueckmeldungen/rueckmeldungen.ts'
import type { SchadenRoom } from '../schaden/room.ts'
import type { Search } from '../search/search.ts'
import { actingBy } from '../store/acting.ts'
import { termineReads } from '../termine/termine-reads.ts'
import type { TerminKeys } from '../terminvereinbarung/keys.ts'
import { openTermine } from '../terminvereinbarung/termine.ts'
import type { UebernahmeRoom } from '../uebernahme/uebernahme.ts'
import type { VorschlagRoom } from '../verzeichnisvorschlag/room.ts'
import type { Warnungen } from '../warnungen/warnungen.ts'
import { abos } from './abos.ts'
import { adressen } from './adressen.ts'
import { aktuelles, aktuellesArchiv } from './aktuelles.ts'
import { baugebiete } from './baugebiete.ts'
import { bekanntmachungen } from './bekanntmachungen.ts'
import { formulare } from './formulare.ts'
import { intranet } from './intranet.ts'
import { kalender } from './kalender.ts'
import { konten } from './konten.ts'
import { konto } from './konto.ts'
import { lebenslage, lebenslagen } from './lebenslagen.ts'
import { leistung, leistungen } from './leistungen.ts'
import { menu } from './menu.ts'
import { organisationseinheit, organisationseinheiten } from './organisationseinheiten.ts'
import { personen } from './personen.ts'
import { pinnwand } from './pinnwand.ts'
import { raete } from './raete.ts'
import { rat } from './rat.ts'
import { route } from './route.ts'
import { rueckmeldung } from './rueckmeldung.ts'
import { schaeden } from './schaeden.ts'
import { stadt } from './stadt.ts'
import { stellen } from './stellen.ts'
import { suche, suchvorschlaege } from './suche.ts'
import { termine as terminCalls } from './termine.ts'
import { rubriken, veranstaltungen } from './veranstaltungen.ts'
import { verzeichnis, verzeichniseintraege, verzeichniseintrag } from './verzeichnisse.ts'
import { verzeichnisvorschlaege } from './verzeichnisvorschlaege.ts'
import { warnungen } from './warnungen.ts'
import { zugaenge } from './zugaenge.ts'

type Sources = {
  store: CmsStore
  search: Search
  rueckmeldungen: Rueckmeldungen
  abos: Abos
  /** What official services warn of. */
  warnungen: Warnungen
  /** Which keys the links of appointments have. */
  terminKeys: TerminKeys
  abfall: AbfallRoom
  /** Forms and what comes in by them; without a data folder there is no call for it. */
  formulare?: Formulare | undefined
  pinnwand: PinnwandRoom
  vorschlaege: VorschlagRoom
  schaden: SchadenRoom
  accounts: Accounts
  clock: () => Date
  /** The media library; without it no call of the desk has to do with files. */
  library?: Library | undefined
  /** Where the packets of the council's meetings are bound. */
  bindery: Bindery
  /** What visitors ask for in vain. */
  missing: MissingAddresses
  /** Whether addresses of other houses are tried. Default: no. */
  isChecking?: boolean
  /** Whether mail leaves the house. Default: no. */
  canMail?: boolean
  /** Where the town's website stands, for links in mails. */
  publicUrl: string
  /** Taking over from other websites; without it there is no call for it. */
  uebernahme?: UebernahmeRoom | undefined
  /** The whole town as a file; without a data folder there is no call for it. */
  ausfuhr?: AusfuhrRoom | undefined
  /** How editors are called. Default: by their accounts. */
  names?: Names | undefined
  /** How documents are looked through. Default: a way of its own. */
  looking?: Looking | undefined
}

/** The calls that the embedded CMS answers from its store. */
export function endpoints({
  store,
  search,
  rueckmeldungen,
  abos: abonnements,
  warnungen: warnraum,
  terminKeys,
  abfall,
  formulare: forms,
  pinnwand: board,
  vorschlaege,
  schaden,
  accounts,
  clock,
  library,
  bindery,
  missing,
  isChecking = false,
  canMail = false,
  publicUrl,
  uebernahme,
  ausfuhr,
  names = editorNames(store.database.read),
  looking = openLooking(store, clock, library),
}: Sources): CmsHandlers {
  const termine = termineReads(store.database.read, clock)
  const directory = openDirectory(store, clock)
  return saidOfPrograms({
    route: route(store),
    menu: menu(store),
    stadt: stadt(store, { canMail, warnungen: warnraum }),
    aktuelles: aktuelles(store),
    aktuellesArchiv: aktuellesArchiv(store),
    veranstaltungen: veranstaltungen(store, termine),
    rubriken: rubriken(store),
    kalender: kalender(store, termine, clock),
    organisationseinheiten: organisationseinheiten(store),
    organisationseinheit: organisationseinheit(store),
    baugebiete: baugebiete(store),
    stellen: stellen(store),
    verzeichnis: verzeichnis(store, clock, vorschlaege.proposals.moeglich),
    verzeichniseintraege: verzeichniseintraege(store, clock),
    verzeichniseintrag: verzeichniseintrag(store),
    leistungen: leistungen(directory),
    leistung: leistung(store),
    lebenslagen: lebenslagen(store, directory),
    lebenslage: lebenslage(store, directory),
    bekanntmachungen: bekanntmachungen(store, clock),
    rueckmeldung: rueckmeldung(rueckmeldungen),
    ...abos(abonnements),
    ...warnungen(warnraum),
    ...terminCalls(openTermine({ store, clock, keys: terminKeys, publicUrl, canMail })),
    ...abfall.handlers,
    ...(forms ? formulare(forms) : {}),
    ...pinnwand(board),
    ...verzeichnisvorschlaege(vorschlaege),
    ...schaeden(schaden),
    personen: personen(store),
    ...rat(store, clock),
    ...raete({ store, clock, library, bindery }),
    suche: suche(search),
    suchvorschlaege: suchvorschlaege(search),
    adressen: adressen(store),
    ...intranet({ store, clock, library }),
    ...konto(accounts),
    ...konten(accounts),
    ...zugaenge(accounts, names),
    ...editing({
      store,
      pinnwand: board,
      vorschlaege,
      schaden,
      rueckmeldungen,
      formulare: forms,
      search,
      directory,
      clock,
      names,
      library,
      missing,
      warnungen: warnraum,
      isChecking,
      canMail,
      publicUrl,
      terminKeys,
      looking,
      uebernahme,
      ausfuhr,
    }),
  })
}

/** What a program does is noted as done by it. */
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
