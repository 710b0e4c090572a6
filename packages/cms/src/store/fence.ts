import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Db } from './database.ts'

/**
 * Throws if the writer has lost the right to write, such as an expired lease. Runs inside each transaction of
 * the writer, so that the result is still true at the commit.
 */
export type MayWrite = (transaction: Db) => Promise<void>

/**
 * A fence around work under a lease: work that has lost its lease may resume later and try to write. The
 * check is in async context: if it were an argument, a write that forgets it would escape.
 */
const fence = new AsyncLocalStorage<MayWrite | undefined>()

export const behindFence = <T>(mayWrite: MayWrite, work: () => T): T => fence.run(mayWrite, work)

/** Runs work without the fence, for writes that check for themselves or are valid from any writer. */
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
