import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Db } from './database.ts'

/**
 * Throws if the writer has lost the right to write, such as an expired lease. Runs inside each of its
 * transactions, so that the result holds until commit.
 */
export type MayWrite = (transaction: Db) => Promise<void>

/**
 * A fence around work under a lease: work that was given up may resume and try to write. Kept in async
 * context: as an argument, one forgotten write would escape it.
 */
const fence = new AsyncLocalStorage<MayWrite | undefined>()

export const behindFence = <T>(mayWrite: MayWrite, work: () => T): T => fence.run(mayWrite, work)

/** Runs work without the fence, for writes that check on their own or are valid from any writer. */
export const beyondFence = <T>(work: () => T): T => fence.run(undefined, work)

export const fenced = (database: Database): Database => ({
  ...database,
  write(work) {
    const mayWrite = fence.getStore()
    if (!mayWrite) return database.write(work)
    return database.write(async transaction => {
      await mayWrite(transaction)
      return work(transaction)
    })
  },
})
