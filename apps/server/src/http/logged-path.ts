import { type Call, calls, realms, withoutKey } from '@rathausplatz/contract'

/**
 * Returns a path for the access log. Below the three realms only the words of routes remain, and numbers: a
 * slug there is the title of a non-public paper, of a staff page or of a draft. A file that was not served
 * loses its name too, because it may be closed. Keys of links are removed.
 */
export function loggedPath(path: string, status: number): string {
  const plain = decoded(path)
  if (status >= 400 && MEDIA.test(plain)) return '/medien/…'
  if (!IN_REALM.test(plain)) return withoutKey(path)
  return plain
    .split('/')
    .map(part => (part === '' || words.has(part) || NUMBER.test(part) ? part : '…'))
    .join('/')
}

const IN_REALM = new RegExp(`^/+(?:api/+cms/+)?(?:${realms.join('|')})(?:[/.]|$)`, 'i')
const MEDIA = /^\/+medien\/+[^/]/i
/** Numbers and random ids say nothing. */
const NUMBER = /^(?:\d{1,12}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Words of the addresses of pages; those of calls are read from the contract. */
const ofPages = `
intranet raete redaktion anmelden abmelden verlaengern konto passwort passwort-vergessen neues-passwort zweiter-faktor
anmeldungen code passkey verwaltung verwaltung-antwort ansicht archiv suche telefon datei sitzungen empfang paket.pdf paket.json
unterwegs vorlagen berichte inhalte neu medien seiten eingaenge termine schaeden pinnwand protokoll papierkorb hilfe
pflege adressen barrierefreiheit bestand links rueckmeldungen warnungen oeffnungszeiten ratsbuero konten zugaenge
uebernahme verzeichnisvorschlaege abfall arten einlesen strassen touren aendern ausfuhr nachweis
`

const words: ReadonlySet<string> = new Set([
  ...ofPages.split(/\s+/).filter(Boolean),
  ...(Object.values(calls) as Call[])
    // Also those without a realm, such as a sign-in: nobody has one yet.
    .filter(({ path }) => IN_REALM.test(path))
    .flatMap(({ path }) => path.split('/'))
    .filter(part => part && !part.startsWith('{')),
])

/** A path in another spelling is the same address. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
