import { type CmsStore, collections } from './collections/collections.ts'
import { derivedSearch } from './search/derived.ts'
import type { Health } from './store/health.ts'
import { type Derived, openStore } from './store/index.ts'
import { derivedTermine } from './termine/put-termine.ts'
import { derivedVerzeichnis } from './verzeichnis/derived.ts'

/** What the rooms of the CMS keep of public documents. */
export const derived: readonly Derived[] = [derivedTermine, derivedVerzeichnis, derivedSearch]

/** The store with every kind of record, and the tables of the other rooms that change along with it. */
export const openCmsStore = (options: {
  file: string
  clock: () => Date
  health?: Health
  onlyLooks?: boolean
}): Promise<CmsStore> => openStore({ ...options, collections, derived })
