import { type Realm, realms } from '@rathausplatz/contract/rights'

/** Returns the realm of an address in any spelling. Throws if the address belongs to no realm. */
export function realmOf({ pathname }: { pathname: string }): Realm {
  const [, first] = plainly(pathname).split(/[/.]/, 2)
  const realm = realms.find(name => name === first)
  if (!realm) throw new Error(`${pathname} belongs to no realm`)
  return realm
}

/** Pages of every realm that need no session. */
export const openPages = ['anmelden', 'abmelden', 'passwort-vergessen', 'neues-passwort'] as const
/** Pages of the user's account. */
const accountPages = ['verlaengern', 'passwort'] as const
/** Pages for editors only. */
const factorPages = ['zweiter-faktor', 'passkey'] as const

/** Pages that redirect editors to the identity provider and back from it. */
const providerPages = ['verwaltung', 'verwaltung-antwort'] as const

export type Page =
  | (typeof openPages)[number]
  | (typeof accountPages)[number]
  | (typeof factorPages)[number]
  | (typeof providerPages)[number]

/** Returns all pages of a realm except its start page. */
export const pagesOf = (realm: Realm): readonly Page[] => [
  ...openPages,
  ...accountPages,
  ...(realm === 'redaktion' ? [...factorPages, ...providerPages] : []),
]

/** Returns the address of a page of a realm; without a page, the address of its start page. */
export const pageOf = (realm: Realm, page?: Page): string => (page ? `/${realm}/${page}` : `/${realm}`)

/**
 * Returns the address of the account page. The start page of a realm is another one: the desk, the intranet,
 * or the council members' area.
 */
export const accountPageOf = (realm: Realm): string => `${pageOf(realm)}/konto`

/**
 * Returns the address of a page that comes before the requested page and later redirects to it. If the
 * requested page is the start of the realm, the address does not name it.
 */
export const pageBefore = (wanted: string, realm: Realm, page: Page): string =>
  pageOf(realm, page) + (wanted === pageOf(realm) ? '' : `?${new URLSearchParams({ zurueck: wanted })}`)

const addressesOf = (realm: Realm): readonly string[] =>
  [accountPageOf(realm), pageOf(realm)].concat(pagesOf(realm).map(page => pageOf(realm, page)))

const addresses = new Set(realms.flatMap(addressesOf))

/**
 * Our own path segments in the intranet and the council members' area. All other segments come from the CMS:
 * a category, an id, a file.
 */
const OWN_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['intranet', new Set(['archiv', 'suche', 'telefon', 'datei'])],
  [
    'raete',
    new Set([
      'sitzungen',
      'vorlagen',
      'berichte',
      'datei',
      'unterwegs',
      'empfang',
      'paket.pdf',
      'paket.json',
    ]),
  ],
])

/**
 * Returns the canonical spelling of an address of a realm; undefined for other addresses and for unknown
 * pages of the editors' realm. The router accepts many spellings, such as `/Intranet` and `/%69ntranet/`;
 * comparisons must use the canonical one.
 */
export function spelledAsOurs(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '')
  const plain = plainly(path).replace(/\/+$/, '')
  return addresses.has(plain) ? plain : inARoom(path)
}

/**
 * Returns an address of the intranet or the council members' area in canonical spelling. Below the realm,
 * only the first, third, fifth … segment can be one of our words; segments of the CMS keep their spelling.
 */
function inARoom(path: string): string | undefined {
  const [, first = '', ...below] = path.split('/')
  const room = plainly(first)
  const words = OWN_WORDS.get(room)
  if (!words) return undefined
  const spelled = below.map((part, at) => (at % 2 === 0 && words.has(plainly(part)) ? plainly(part) : part))
  return ['', room, ...spelled].join('/')
}

function plainly(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase()
  } catch {
    return pathname
  }
}
