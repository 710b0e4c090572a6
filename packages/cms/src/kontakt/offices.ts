import type { Kontaktnachricht } from '@rathausplatz/contract'
import { type Organisationseinheit, records } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { adresseDer } from '../collections/organisationseinheit.ts'
import { MOST_UNITS } from '../endpoints/organisationseinheiten.ts'
import type { Database } from '../store/index.ts'

/** Where a message may go, the best address first. */
export type Offices = (message: Pick<Kontaktnachricht, 'anlass' | 'seite'>) => Promise<readonly string[]>

/** What is wrong with the website is for who runs it, whatever page it is on. */
const ABOUT_THE_WEBSITE: ReadonlySet<Kontaktnachricht['anlass']> = new Set(['fehler', 'barriere'])

/**
 * The office or house in whose part of the site the message was begun, else the ones above it, else the town. Each town
 * has some dozens, so all are read.
 */
export const openOffices =
  (store: CmsStore): Offices =>
  async ({ anlass, seite }) => {
    const [rows, town] = await Promise.all([
      store.published.list('organisationseinheit', { limit: MOST_UNITS }),
      store.published.byKey('stadt', records.stadt.kind),
    ])
    const units = rows.map(({ data }) => data)
    const own = ABOUT_THE_WEBSITE.has(anlass) ? undefined : unitAt(units, seite)
    const addresses = [...upwards(units, own)].map(mailOf)
    return [...addresses, town?.data.email].flatMap(address => address || [])
  }

/** A service that leads here makes an office the one that repairs things. */
const DAMAGES = '/schaeden'

/** Where it is told that something is broken: the office among whose services is reporting it, else those above, else the town. */
export const openDamageOffice = (store: CmsStore) => async (): Promise<readonly string[]> => {
  const [rows, town] = await Promise.all([
    store.published.list('organisationseinheit', { limit: MOST_UNITS }),
    store.published.byKey('stadt', records.stadt.kind),
  ])
  const units = rows.map(({ data }) => data)
  const own = units.find(({ leistungen }) =>
    leistungen.some(({ detailURL }) => detailURL === DAMAGES || detailURL.startsWith(`${DAMAGES}/`)),
  )
  return [...[...upwards(units, own)].map(mailOf), town?.data.email].flatMap(address => address || [])
}

/** Where the town itself is called; asked in the transaction that writes it into a mail, which waits for no other. */
export const townTelephone =
  (clock: () => Date) =>
  async (db: Database['read']): Promise<string | undefined> => {
    const now = clock().toISOString()
    const town = await db
      .selectFrom('published')
      .select('data')
      .where('kind', '=', 'stadt')
      .where('key', '=', records.stadt.kind)
      .where('gueltig_von', '<=', now)
      .where('gueltig_bis', '>', now)
      .executeTakeFirst()
    return (town && (JSON.parse(town.data) as { telefon?: string }).telefon) || undefined
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

const mailOf = ({ kommunikation }: Organisationseinheit): string | undefined =>
  kommunikation.find(({ kanal }) => kanal === 'EMAIL')?.kennung
