import { type Organisationseinheit, records } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { adresseDer } from '../collections/organisationseinheit.ts'
import { MOST_UNITS } from '../endpoints/organisationseinheiten.ts'
import { publishedTown } from '../published-town.ts'
import type { Db } from '../store/index.ts'
import { upwards } from './upwards.ts'

/** The mail addresses for a part of the site, the best first, and the path of their office. */
export type AtOffice = { readonly addresses: readonly string[]; readonly bereich: string }

/**
 * Returns the addresses for a page: those of the office or institution that the page belongs to, then those
 * of the units above it, then that of the town. Undefined if the page belongs to none. A town has some dozens
 * of offices, so all are read.
 */
export async function officeAt(store: CmsStore, seite: string): Promise<AtOffice | undefined> {
  const [units, town] = await Promise.all([unitsOf(store), townAddress(store)])
  const own = unitAt(units, seite)
  if (!own) return undefined
  const those = [...upwards(units, own)]
  const reached = those.find(unit => mailOf(unit))
  const addresses = [...those.map(mailOf), town].flatMap(address => address || [])
  // Uses the section of the first address, so that the recipient can open the page that the mail names.
  return { addresses, bereich: reached ? adresseDer(reached) : '' }
}

/** Returns the address for replies about a part of the site: its office, else the town. */
export async function replyAddress(store: CmsStore, bereich: string): Promise<string | undefined> {
  const at = bereich === '' ? undefined : await officeAt(store, bereich)
  return at?.addresses[0] ?? townAddress(store)
}

/** Returns the address of the town. */
export async function townAddress(store: CmsStore): Promise<string | undefined> {
  const town = await store.published.byKey('stadt', records.stadt.kind)
  return town?.data.email || undefined
}

const unitsOf = async (store: CmsStore): Promise<readonly Organisationseinheit[]> =>
  (await store.published.list('organisationseinheit', { limit: MOST_UNITS })).map(({ data }) => data)

/** An office that links to this page in its services handles damage reports. */
const DAMAGES = '/schaeden'

/**
 * Returns the addresses for damage reports: those of the office that has the service, then those of the
 * offices above it, then that of the town.
 */
export const openDamageOffice = (store: CmsStore) => async (): Promise<readonly string[]> => {
  const [units, town] = await Promise.all([unitsOf(store), townAddress(store)])
  const own = units.find(({ leistungen }) =>
    leistungen.some(({ detailURL }) => detailURL === DAMAGES || detailURL.startsWith(`${DAMAGES}/`)),
  )
  return [...[...upwards(units, own)].map(mailOf), town].flatMap(address => address || [])
}

/** Returns the town's telephone number; read within the transaction that writes the mail. */
export const townTelephone =
  (clock: () => Date) =>
  async (db: Db): Promise<string | undefined> => {
    const { telefon } = await publishedTown(db, clock())
    return telefon || undefined
  }

/** Returns the innermost unit whose part of the site contains a page. */
function unitAt(units: readonly Organisationseinheit[], seite: string): Organisationseinheit | undefined {
  const [path = ''] = seite.split(/[?#]/, 1)
  return units
    .filter(unit => path === adresseDer(unit) || path.startsWith(`${adresseDer(unit)}/`))
    .toSorted((a, b) => adresseDer(b).length - adresseDer(a).length)[0]
}

/** How to reach the office of a part of the site. Empty where neither it nor the town says. */
export type Reach = { readonly amt: string; readonly email: string; readonly telefon: string }

/** Returns how to reach the office of a part of the site: by its own ways, else those of the units above or the town. */
export async function reachAt(store: CmsStore, bereich: string): Promise<Reach> {
  const town = (await store.published.byKey('stadt', records.stadt.kind))?.data
  const units = await unitsOf(store)
  const own = bereich === '' ? undefined : unitAt(units, bereich)
  const those = own ? [...upwards(units, own)] : []
  return {
    amt: own?.name ?? town?.name ?? '',
    email: those.map(mailOf).find(Boolean) ?? town?.email ?? '',
    telefon: (those.map(telephoneOf).find(Boolean) ?? '') || (town?.telefon ?? ''),
  }
}

/** Returns the telephone number of a unit; empty if it has none. */
export const telephoneOf = ({ kommunikation }: Pick<Organisationseinheit, 'kommunikation'>): string =>
  kommunikation.find(({ kanal }) => kanal === 'TELEFON')?.kennung ?? ''

/** Returns the mail address of a unit. */
export const mailOf = ({ kommunikation }: Pick<Organisationseinheit, 'kommunikation'>): string | undefined =>
  kommunikation.find(({ kanal }) => kanal === 'EMAIL')?.kennung
