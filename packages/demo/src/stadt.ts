import type { Stadt } from '@rathausplatz/contract/records'
import { AGS } from './ags.ts'
import { stadtkarte } from './karte.ts'
import { adresse, nummer } from './kontakt.ts'
import { schulferien } from './schulferien.ts'

export const stadt: Stadt = {
  name: 'Stadt Rebenau',
  claim: 'Kleine Stadt zwischen Weinbergen und Rhein',
  wappen: '/medien/wappen.svg',
  ags: AGS,
  oertlicheFeiertage: [],
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: nummer('zentrale'),
  bereitschaft: nummer('stoerung'),
  fax: nummer('fax'),
  email: adresse('stadt'),
  rueckmeldungen: true,
  karte: stadtkarte,
  schulferien: schulferien.map(([name, von, bis]) => ({ name, von, bis })),
  oeffnungszeiten: [],
  zeitenVon: 'rathaus',
}
