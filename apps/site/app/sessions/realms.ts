import { type Realm, realms } from '@rathausplatz/contract/rights'

/** Returns the realm of an address in any spelling. Throws if it belongs to none. */
export function realmOf({ pathname }: { pathname: string }): Realm {
  const [, first] = plainly(pathname).split(/[/.]/, 2)
  const realm = realms.find(name => name === first)
  if (!realm) throw new Error(`${pathname} belongs to no realm`)
  return realm
}

/** Pages of every realm that need no session. */
export const openPages = ['anmelden', 'abmelden', 'passwort-vergessen', 'neues-passwort'] as const
/** Pages of the own account. */
const accountPages = ['verlaengern', 'passwort'] as const
/** Pages for editors only. */
const factorPages = ['zweiter-faktor', 'passkey'] as const

/** Pages that redirect editors to the identity provider, and back. */
const providerPages = ['verwaltung', 'verwaltung-antwort'] as const

export type Page =
  | (typeof openPages)[number]
  | (typeof accountPages)[number]
  | (typeof factorPages)[number]
  | (typeof providerPages)[number]

/** All pages of a realm except its start. */
export const pagesOf = (realm: Realm): readonly Page[] => [
  ...openPages,
  ...accountPages,
  ...(realm === 'redaktion' ? [...factorPages, ...providerPages] : []),
]

/** Returns the address of a page of a realm; of its start without a page. */
export const pageOf = (realm: Realm, page?: Page): string => (page ? `/${realm}/${page}` : `/${realm}`)

/** Address of the own account; the start of a realm is its room: the desk, the intranet, the council's. */
export const accountPageOf = (realm: Realm): string => `${pageOf(realm)}/konto`

/**
 * Address of a page that comes before the requested one and redirects to it later; the start of a realm is
 * the default.
 */
export const pageBefore = (wanted: string, realm: Realm, page: Page): string =>
  pageOf(realm, page) + (wanted === pageOf(realm) ? '' : `?${new URLSearchParams({ zurueck: wanted })}`)

const addressesOf = (realm: Realm): readonly string[] =>
  [accountPageOf(realm), pageOf(realm)].concat(pagesOf(realm).map(page => pageOf(realm, page)))

const addresses = new Set(realms.flatMap(addressesOf))

/** Our own path segments in the rooms. All other segments come from the CMS: a category, an id, a file. */
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
 * Returns the canonical spelling of an address of a realm; undefined for other addresses. The router accepts
 * many, such as `/Intranet` and `/%69ntranet/`; comparisons must use this one.
 */
export function spelledAsOurs(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '')
  const plain = plainly(path).replace(/\/+$/, '')
  return addresses.has(plain) ? plain : inARoom(path)
}

/**
 * Segments of the CMS keep their spelling. Segments alternate: every other one is ours, if it is one of our
 * words.
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
