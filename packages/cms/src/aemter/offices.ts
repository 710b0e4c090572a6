import { type Organisationseinheit, records } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { adresseDer } from '../collections/organisationseinheit.ts'
import { MOST_UNITS } from '../endpoints/organisationseinheiten.ts'
import { publishedTown } from '../published-town.ts'
import type { Db } from '../store/index.ts'

/** Where something goes: to addresses, the best first, and the part of the site in which the office stands. */
export type AtOffice = { readonly addresses: readonly string[]; readonly bereich: string }

/**
 * Where something may go that was begun in a part of the site: to the office or house that it belongs to, else to those
 * above it, else to the town. Nowhere where it belongs to none. Each town has some dozens, so all are read.
 */
export async function officeAt(store: CmsStore, seite: string): Promise<AtOffice | undefined> {
  const [units, town] = await Promise.all([unitsOf(store), townAddress(store)])
  const own = unitAt(units, seite)
  if (!own) return undefined
  const those = [...upwards(units, own)]
  const reached = those.find(unit => mailOf(unit))
  const addresses = [...those.map(mailOf), town].flatMap(address => address || [])
  // Whoever gets the mail can open what it tells of.
  return { addresses, bereich: reached ? adresseDer(reached) : '' }
}

/** Where an answer to a mail about a part of the town goes: to its office, else to the town. */
export async function replyAddress(store: CmsStore, bereich: string): Promise<string | undefined> {
  const at = bereich === '' ? undefined : await officeAt(store, bereich)
  return at?.addresses[0] ?? townAddress(store)
}

/** The address of the town itself. */
export async function townAddress(store: CmsStore): Promise<string | undefined> {
  const town = await store.published.byKey('stadt', records.stadt.kind)
  return town?.data.email || undefined
}

const unitsOf = async (store: CmsStore): Promise<readonly Organisationseinheit[]> =>
  (await store.published.list('organisationseinheit', { limit: MOST_UNITS })).map(({ data }) => data)

/** A service that leads here makes an office the one that repairs things. */
const DAMAGES = '/schaeden'

/** Where it is told that something is broken: the office among whose services is reporting it, else those above, else the town. */
export const openDamageOffice = (store: CmsStore) => async (): Promise<readonly string[]> => {
  const [units, town] = await Promise.all([unitsOf(store), townAddress(store)])
  const own = units.find(({ leistungen }) =>
    leistungen.some(({ detailURL }) => detailURL === DAMAGES || detailURL.startsWith(`${DAMAGES}/`)),
  )
  return [...[...upwards(units, own)].map(mailOf), town].flatMap(address => address || [])
}

/** Where the town itself is called; asked in the transaction that writes it into a mail, which waits for no other. */
export const townTelephone =
  (clock: () => Date) =>
  async (db: Db): Promise<string | undefined> => {
    const { telefon } = await publishedTown(db, clock())
    return telefon || undefined
  }

/** The unit whose part of the site a page belongs to; of several the innermost. */
function unitAt(units: readonly Organisationseinheit[], seite: string): Organisationseinheit | undefined {
  const [path = ''] = seite.split(/[?#]/, 1)
  return units
    .filter(unit => path === adresseDer(unit) || path.startsWith(`${adresseDer(unit)}/`))
    .toSorted((a, b) => adresseDer(b).length - adresseDer(a).length)[0]
}

/** A unit and those that it belongs to; a circle among them ends. */
function upwards(units: readonly Organisationseinheit[], first: Organisationseinheit | undefined) {
  const seen = new Set<Organisationseinheit>()
  for (let unit = first; unit && !seen.has(unit); ) {
    seen.add(unit)
    const above = unit.uebergeordnet
    unit = units.find(({ slug }) => slug === above)
  }
  return seen
}

/** Where a unit is written to. */
export const mailOf = ({ kommunikation }: Pick<Organisationseinheit, 'kommunikation'>): string | undefined =>
  kommunikation.find(({ kanal }) => kanal === 'EMAIL')?.kennung
