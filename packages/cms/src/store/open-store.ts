import type { Migration } from 'kysely'
import type { Collections } from './collection.ts'
import type { Store } from './store.ts'

export interface StoreOptions<C extends Collections> {
  /** Path of the SQLite file, or ':memory:'. */
  readonly file: string
  readonly collections: C
  readonly clock?: () => Date
  /** How long a write waits for a lock held from outside (a backup) before it gives up. Default 5000. */
  readonly patienceMs?: number
  /** Migrations of the other rooms; one numbering for all, names sort in the order they were written. */
  readonly migrations?: Readonly<Record<string, Migration>>
}

export async function openStore<const C extends Collections>(_options: StoreOptions<C>): Promise<Store<C>> {
  throw new Error('follows')
}
