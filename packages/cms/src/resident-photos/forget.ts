import type { WorkJob } from '../jobs/job.ts'
import type { Files } from '../sent-files/files.ts'
import { type Database, type Db, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import type { StoredPhotos } from './stored-photos.ts'

type Forgetting = {
  readonly name: string
  readonly database: Database
  readonly files: Files
  readonly clock: () => Date
  readonly rows: StoredPhotos
  /** Most entries and photos of one transaction. */
  readonly most: number
  /** Deletes the next entries of the room that are over, at most `most`. */
  readonly over: (db: Db, now: Date, most: number) => Promise<{ gone: readonly string[]; count: number }>
}

/**
 * Deletes the entries of a room that are over, with their photos, and photos whose form was never sent; then
 * files without a row.
 */
export const forgetWithPhotos = ({
  name,
  database,
  files,
  clock,
  rows,
  most,
  over,
}: Forgetting): WorkJob => ({
  name,
  due: 'taeglich',
  async work({ signal }) {
    const now = clock()
    for (let more = true; more && !signal.aborted; ) {
      const step = await orThrow(
        database.write<{ gone: string[]; more: boolean }>(async db => {
          const { gone, count } = await over(db, now, most)
          const waiting = await rows.deleteWaiting(db, now, most)
          return ok({ gone: [...gone, ...waiting], more: Math.max(count, waiting.length) >= most })
        }),
      )
      await files.remove(step.gone)
      more = step.more
    }
    await files.sweep(async kennungen => {
      const known = await rows.named(database.read, kennungen)
      return new Set(known.map(({ kennung }) => kennung))
    }, now)
  },
})
