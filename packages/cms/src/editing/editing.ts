import type { CmsHandlers } from '@rathausplatz/contract'
import { type AusfuhrRoom, ausfuhren } from '../ausfuhr/ausfuhr.ts'
import type { CmsStore } from '../collections/collections.ts'
import type { Formulare } from '../formulare/formulare.ts'
import type { Directory } from '../leistungen/directory.ts'
import type { Library } from '../media/media-library.ts'
import type { MissingAddresses } from '../missing/missing-addresses.ts'
import type { PinnwandRoom } from '../pinnwand/room.ts'
import type { Rueckmeldungen } from '../rueckmeldungen/rueckmeldungen.ts'
import type { SchadenRoom } from '../schaden/room.ts'
import type { Search } from '../search/search.ts'
import type { TerminKeys } from '../terminvereinbarung/keys.ts'
import { type UebernahmeRoom, uebernahmen } from '../uebernahme/uebernahme.ts'
import type { VorschlagRoom } from '../verzeichnisvorschlag/room.ts'
import type { Warnungen } from '../warnungen/warnungen.ts'
import { alteAngaben } from './alte-angaben.ts'
import { amtstermine } from './amtstermine.ts'
import { ansicht } from './ansicht.ts'
import { arbeitskopien } from './arbeitskopien.ts'
import { betrieb } from './betrieb.ts'
import { openDesk } from './desk.ts'
import { openDurchsicht } from './durchsicht.ts'
import { eingaenge } from './eingaenge.ts'
import { fassungen } from './fassungen.ts'
import { fehlendeAdressen } from './fehlende-adressen.ts'
import { formulare } from './formulare.ts'
import { inhalte } from './inhalte.ts'
import { kaputteLinks } from './kaputte-links.ts'
import { lesebestaetigungen } from './lesebestaetigungen.ts'
import { linkErsetzen } from './link-ersetzen.ts'
import { livingAddresses } from './living-addresses.ts'
import type { Looking } from './looking.ts'
import { medien } from './medien.ts'
import type { Names } from './names.ts'
import { nichtZugestellt } from './nicht-zugestellt.ts'
import { pagesOfDocuments } from './page-of-document.ts'
import { pflege } from './pflege.ts'
import { pinnwandPruefung } from './pinnwand.ts'
import { qualitaet } from './qualitaet.ts'
import { ratsbuero } from './ratsbuero.ts'
import { readdressing } from './readdress.ts'
import { rueckmeldungen } from './rueckmeldungen.ts'
import { sammelaktionen } from './sammelaktionen.ts'
import { schadenPruefung } from './schaeden.ts'
import { schritte } from './schritte.ts'
import { shows } from './show.ts'
import { linkNachtragen, redirectedLinks } from './umgeleitete-links.ts'
import { verkuendung } from './verkuendung.ts'
import { vorschlagPruefung } from './verzeichnisvorschlaege.ts'
import { vorschaulinks } from './vorschaulinks.ts'
import { warnungen } from './warnungen.ts'

type Sources = {
  store: CmsStore
  pinnwand: PinnwandRoom
  vorschlaege: VorschlagRoom
  schaden: SchadenRoom
  rueckmeldungen: Rueckmeldungen
  /** Forms and what comes in by them; without a data folder there is no call for it. */
  formulare?: Formulare | undefined
  search: Search
  directory: Directory
  clock: () => Date
  names: Names
  library?: Library | undefined
  missing: MissingAddresses
  warnungen: Warnungen
  /** Whether addresses of other houses are tried. */
  isChecking: boolean
  /** Whether mail leaves the house. */
  canMail: boolean
  /** Where the town's website stands, for links in mails. */
  publicUrl: string
  /** Which keys the links of appointments have. */
  terminKeys: TerminKeys
  /** How documents are looked through. */
  looking: Looking
  uebernahme?: UebernahmeRoom | undefined
  ausfuhr?: AusfuhrRoom | undefined
}

/** The calls of the editors' desk. Who may do what is judged at each document, in the transaction that changes it. */
export function editing({
  store,
  pinnwand,
  vorschlaege,
  schaden,
  rueckmeldungen: answers,
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
}: Sources): CmsHandlers {
  const show = shows({ names, clock, store })
  const desk = openDesk(store, show)
  const pageOf = pagesOfDocuments(store, directory, clock)
  const looked = openDurchsicht(store, desk, looking)
  const living = livingAddresses(store)
  const findRedirected = redirectedLinks(store, living)
  const readdress = readdressing(store, clock)
  const steps = schritte(store, desk, show, looked.openErrors)
  const contents = inhalte(store, desk, show)
  const cared = pflege({ store, desk, show, clock, canMail })
  return {
    ...contents,
    ...steps,
    ...cared.handlers,
    ...qualitaet(store, clock),
    ...sammelaktionen(store, { ...contents, ...steps, ...cared, desk, show }),
    ...arbeitskopien(store, desk, show),
    ...ansicht(store, desk, pageOf),
    ...vorschaulinks({ store, desk, show, pageOf, clock, library }),
    ...looked.handlers,
    ...fassungen(store, desk, show),
    ...formulare(),
    ...rueckmeldungen(answers, desk),
    ...lesebestaetigungen({ store, desk }),
    ...amtstermine({ store, clock, keys: terminKeys, canMail, publicUrl }),
    ...ratsbuero({ store, desk, show, clock, canMail, publicUrl }),
    ...betrieb({ store, search, show, clock, library }),
    ...nichtZugestellt({ store, clock }),
    ...(forms ? eingaenge({ store, room: forms, show, clock, publicUrl, canMail }) : {}),
    ...pinnwandPruefung(pinnwand),
    ...vorschlagPruefung(vorschlaege),
    ...schadenPruefung(schaden),
    ...kaputteLinks({ store, living, findRedirected, clock, isChecking }),
    ...linkErsetzen(store, living, readdress, clock),
    ...linkNachtragen(findRedirected, readdress, clock),
    ...alteAngaben(store, desk, clock),
    ...warnungen({ room: warnraum, names, clock }),
    ...fehlendeAdressen({ store, missing, search, living, clock }),
    ...(uebernahme ? uebernahmen(uebernahme, store, show, clock) : {}),
    ...(ausfuhr ? ausfuhren(ausfuhr, show) : {}),
    ...(library ? { ...medien(store, library, clock, show), ...verkuendung(store, desk, library) } : {}),
  }
}
