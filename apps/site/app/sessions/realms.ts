import { type Realm, realms } from '@rathausplatz/contract/rights'

/** The realm that an address belongs to, however it is spelled; asked only below the path of one. */
export function realmOf({ pathname }: { pathname: string }): Realm {
  const [, first] = plainly(pathname).split(/[/.]/, 2)
  const realm = realms.find(name => name === first)
  if (!realm) throw new Error(`${pathname} belongs to no realm`)
  return realm
}

/** Pages that every realm has, also for who is not signed in. */
export const openPages = ['anmelden', 'abmelden', 'passwort-vergessen', 'neues-passwort'] as const
/** Pages of one's own account. */
const accountPages = ['verlaengern', 'passwort'] as const
/** Pages that only editors have. */
const factorPages = ['zweiter-faktor', 'passkey'] as const

/** Pages that lead editors to the identity provider of the town, and back. */
const providerPages = ['verwaltung', 'verwaltung-antwort'] as const

export type Page =
  | (typeof openPages)[number]
  | (typeof accountPages)[number]
  | (typeof factorPages)[number]
  | (typeof providerPages)[number]

/** All pages of a realm beside its start. */
export const pagesOf = (realm: Realm): readonly Page[] => [
  ...openPages,
  ...accountPages,
  ...(realm === 'redaktion' ? [...factorPages, ...providerPages] : []),
]

/** Address of a page of a realm; of its start, if none is named. */
export const pageOf = (realm: Realm, page?: Page): string => (page ? `/${realm}/${page}` : `/${realm}`)

/** Address of one's own account; a realm begins with its room: the desk of the editors, the intranet, the council's. */
export const accountPageOf = (realm: Realm): string => `${pageOf(realm)}/konto`

/** A page that comes before the one that was wanted, and knows it; the start of a realm need not be named. */
export const pageBefore = (wanted: string, realm: Realm, page: Page): string =>
  pageOf(realm, page) + (wanted === pageOf(realm) ? '' : `?${new URLSearchParams({ zurueck: wanted })}`)

const addressesOf = (realm: Realm): readonly string[] =>
  [accountPageOf(realm), pageOf(realm)].concat(pagesOf(realm).map(page => pageOf(realm, page)))

const addresses = new Set(realms.flatMap(addressesOf))

/** The words of our own in the addresses of the rooms. Every other part is a word of the CMS: a category, a number, a file. */
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
 * The one spelling of an address of a realm. The router takes many, `/Intranet`, `/%69ntranet/`; whatever compares
 * addresses compares this one. Undefined for what is no address of a realm.
 */
export function spelledAsOurs(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '')
  const plain = plainly(path).replace(/\/+$/, '')
  return addresses.has(plain) ? plain : inARoom(path)
}

/** Words of the CMS keep their spelling. They stand below ours: every other part is ours, where it is one of our words. */
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
