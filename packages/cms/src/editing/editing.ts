import type { CmsHandlers } from '@rathausplatz/contract'
import type { Directory } from '../leistungen/directory.ts'
import type { MissingAddresses } from '../missing/missing-addresses.ts'
import type { House } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Search } from '../search/search.ts'
import { amtszeiten } from './amtszeiten.ts'
import { ansicht } from './ansicht.ts'
import { arbeitskopien } from './arbeitskopien.ts'
import { betrieb } from './betrieb.ts'
import { openDesk } from './desk.ts'
import { openDurchsicht } from './durchsicht.ts'
import { fassungen } from './fassungen.ts'
import { fehlendeAdressen } from './fehlende-adressen.ts'
import { formulare } from './formulare.ts'
import { inhalte } from './inhalte.ts'
import { kaputteLinks } from './kaputte-links.ts'
import { linkErsetzen } from './link-ersetzen.ts'
import { livingAddresses } from './living-addresses.ts'
import type { Looking } from './looking.ts'
import { medien } from './media/medien.ts'
import { nichtZugestellt } from './nicht-zugestellt.ts'
import { alteAngaben } from './old-facts/alte-angaben.ts'
import { pagesOfDocuments } from './page-of-document.ts'
import { pflege } from './pflege.ts'
import { qualitaet } from './qualitaet.ts'
import { readdressing } from './readdress.ts'
import { sammelaktionen } from './sammelaktionen.ts'
import { schritte } from './schritte.ts'
import { shows } from './show.ts'
import { suche } from './suche.ts'
import { linkNachtragen, redirectedLinks } from './umgeleitete-links.ts'
import { verkuendung } from './verkuendung.ts'
import { vorschaulinks } from './vorschaulinks.ts'

type Sources = Pick<House, 'store' | 'clock' | 'names' | 'library' | 'canMail'> & {
  search: Search
  directory: Directory
  missing: MissingAddresses
  /** Whether links to other websites are checked. */
  isChecking: boolean
  /** Checks documents. */
  looking: Looking
  rooms: Pick<Rooms, 'logged' | 'mails'>
}

/** The calls of the editors' desk. Rights are checked per document, in the transaction that changes it. */
export function editing({
  store,
  search,
  directory,
  clock,
  names,
  library,
  missing,
  isChecking,
  canMail,
  looking,
  rooms,
}: Sources): CmsHandlers {
  const show = shows({ names, clock, store })
  const desk = openDesk(store, show)
  const pageOf = pagesOfDocuments(store, directory, clock)
  const looked = openDurchsicht(store, desk, looking)
  const living = livingAddresses(store)
  const findRedirected = redirectedLinks(store, living)
  const readdress = readdressing(store, clock)
  const steps = schritte(store, desk, show, looked.openErrors, clock)
  const contents = inhalte(store, desk, show)
  const cared = pflege({ store, desk, show, clock, canMail })
  return {
    ...contents,
    ...suche(store, show),
    ...steps,
    ...cared.handlers,
    ...qualitaet(store, clock),
    ...sammelaktionen(store, { ...contents, ...steps, ...cared, desk, show, clock }),
    ...amtszeiten(store, clock),
    ...arbeitskopien(store, desk, show),
    ...ansicht(store, desk, pageOf),
    ...vorschaulinks({ store, desk, show, pageOf, clock, library }),
    ...looked.handlers,
    ...fassungen(store, desk, show),
    ...formulare(),
    ...betrieb({ store, search, show, clock, library, logged: rooms.logged }),
    ...nichtZugestellt({ read: store.database.read, clock, rooms: rooms.mails }),
    ...kaputteLinks({ store, living, findRedirected, clock, isChecking }),
    ...linkErsetzen(store, living, readdress, clock),
    ...linkNachtragen(findRedirected, readdress, clock),
    ...alteAngaben(store, desk, clock),
    ...fehlendeAdressen({ store, missing, search, living, clock }),
    ...(library ? { ...medien(store, library, clock, show), ...verkuendung(store, desk, library) } : {}),
  }
}
