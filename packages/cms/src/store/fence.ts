import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Db } from './database.ts'

/** Throws where whoever writes may not any more. Asked inside each of their transactions, so that its answer holds. */
export type MayWrite = (transaction: Db) => Promise<void>

/**
 * Work that was given up may wake up again and write as though it were still its turn. Held around the work rather than
 * handed through it, as otherwise a single write that forgets it would be the one.
 */
const fence = new AsyncLocalStorage<MayWrite | undefined>()

export const behindFence = <T>(mayWrite: MayWrite, work: () => T): T => fence.run(mayWrite, work)

/** For what has a fence of its own, and is true whoever writes it. */
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
