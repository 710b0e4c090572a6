import { derivedChecks } from './checks/derived.ts'
import { type CmsStore, collections } from './collections/collections.ts'
import { derivedDeskSearch } from './desk-search/derived.ts'
import { derivedIntranet } from './intranet/derived.ts'
import type { WorkJob } from './jobs/job.ts'
import { derivedLinks } from './links/derived.ts'
import { derivedOparl } from './oparl/derived.ts'
import { derivedSearch } from './search/derived.ts'
import type { Health } from './store/health.ts'
import { type AnyDerived, fillDerived, isToFill, isToRenew, openStore } from './store/index.ts'
import { derivedTermine } from './termine/put-termine.ts'
import { derivedVerzeichnis } from './verzeichnis/derived.ts'

/** The derived tables that rooms of the CMS keep of released documents, and of drafts. */
export const derived: readonly AnyDerived[] = [
  derivedTermine,
  derivedVerzeichnis,
  derivedLinks,
  derivedSearch,
  derivedChecks,
  derivedOparl,
  derivedIntranet,
  derivedDeskSearch,
]

/** Opens the store with every kind of record and the derived tables that change in the same transaction. */
export const openCmsStore = (options: {
  database: string
  clock: () => Date
  health?: Health
  onlyLooks?: boolean
  publicUrl?: string | undefined
}): Promise<CmsStore> => openStore({ ...options, collections, derived })

/**
 * Migrates stored content of an older version to the current form: first the contents, then the derived
 * tables.
 */
export const renewal = (store: CmsStore): WorkJob => ({
  name: 'Inhalte an neue Regeln anpassen',
  due: {
    at: async (db, { now }) =>
      (await isToRenew(db, collections)) || (await isToFill(db, derived)) ? now.toISOString() : undefined,
  },
  async work({ signal }) {
    const isClosed = () => signal.aborted
    await store.renew(isClosed)
    await fillDerived(store.database, derived, isClosed)
  },
})
