import type { Database } from '../../store/index.ts'
import { addressInKey } from './checkpoint.ts'
import { dropState, putState, writeState } from './import-state.ts'
import { prefixIn, prefixOf, type RatDocuments, ratKinds } from './stock.ts'
import type { RatImportTables } from './tables.ts'

/** Name of the one source that all folders share. */
export const FOLDER_SOURCE = 'ordner'
export const folderPrefix = prefixOf(FOLDER_SOURCE)

const ADDRESS = 'adresse '
const GIVEN_UP = 'aufgegeben '

export type KnownSources = Awaited<ReturnType<typeof readSources>>

/**
 * Reads by which addresses the OParl servers were read. A source is known by the prefix of its documents,
 * which comes from its first address; a server that moved has several addresses.
 */
export async function readSources(database: Database) {
  const db = database.read.withTables<RatImportTables>()
  const rows = await db.selectFrom('rat_importe').selectAll().execute()
  const files = await db.selectFrom('rat_importdateien').select('quelle').distinct().execute()
  const begun = (start: string) =>
    rows.flatMap(({ quelle, stand }) =>
      quelle.startsWith(start) ? [[quelle.slice(start.length), stand] as const] : [],
    )
  // Earlier versions noted no addresses, but files and checkpoints.
  const noted = [...files, ...rows]
    .map(({ quelle }) => addressInKey(quelle))
    .filter(quelle => /^https?:/.test(quelle))
    .map(address => [address, prefixOf(address)] as const)
  const prefixAt = new Map([...noted, ...begun(ADDRESS)])
  const addressesOf = (prefix: string): readonly string[] =>
    [...prefixAt].flatMap(([address, one]) => (one === prefix ? [address] : []))

  return {
    /** Prefixes of sources that were given up. */
    givenUp: new Set(begun(GIVEN_UP).map(([prefix]) => prefix)) as ReadonlySet<string>,

    /** Returns the source that is read at this address; undefined if the address is new. */
    prefixAt: (address: string): string | undefined => prefixAt.get(address),

    addressesOf,

    /** Returns the source called by an address, or by the key that `nameOf` gives it. */
    called(name: string): string | undefined {
      const key = name.trim()
      return prefixAt.get(withoutEnd(key)) ?? (/^[0-9a-f]{12}$/.test(key) ? `rat:${key}:` : undefined)
    },

    /** Names a source by its last address, or by a key if earlier versions noted none. */
    nameOf: (prefix: string): string => addressesOf(prefix).at(-1) ?? prefix.slice('rat:'.length, -1),

    /** The name by which files of a source are noted. */
    filesOf: (prefix: string, address: string): string =>
      addressesOf(prefix).find(one => prefixOf(one) === prefix) ?? address,
  }
}

export const withoutEnd = (address: string): string => address.trim().replace(/\/+$/, '')

/** Returns the OParl sources that have documents here. */
export function sourcesIn(documents: RatDocuments): readonly string[] {
  const prefixes = new Set(ratKinds.flatMap(kind => documents[kind].map(({ id }) => prefixIn(id))))
  return [...prefixes].filter(prefix => prefix !== '' && prefix !== folderPrefix)
}

/** Notes that a source is read at this address, and is not given up. */
export const noteAddress = (database: Database, address: string, prefix: string): Promise<void> =>
  writeState(database, async db => {
    await dropState(db, GIVEN_UP + prefix)
    await putState(db, ADDRESS + address, prefix)
  })

/** Notes since when a source is given up. If it is read again, then completely. */
export const noteGivenUp = (
  database: Database,
  prefix: string,
  { addresses, day }: { addresses: readonly string[]; day: string },
): Promise<void> =>
  writeState(database, async db => {
    for (const { quelle } of await db.selectFrom('rat_importe').select('quelle').execute())
      if (addresses.includes(addressInKey(quelle)) && !addresses.includes(quelle)) await dropState(db, quelle)
    await putState(db, GIVEN_UP + prefix, day)
  })
