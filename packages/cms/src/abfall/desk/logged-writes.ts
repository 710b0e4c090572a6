import { noteChange } from '../../store/changes.ts'
import type { Database, Db } from '../../store/index.ts'
import { stored } from '../../stored.ts'

/**
 * Returns a function that writes and adds an entry to the change log; the entry makes the site drop its
 * cached pages.
 */
export function abfallWriter(database: Database, clock: () => Date) {
  return async function write<T>(
    who: string,
    what: 'bearbeitet' | 'geloescht' | 'angelegt',
    about: { id: string; note: string },
    work: (db: Db, now: Date) => Promise<T>,
  ): Promise<T> {
    return stored(database, async db => {
      const now = clock()
      const value = await work(db, now)
      const document = { id: about.id, kind: 'abfall', key: 'abfall' }
      await noteChange(db, { at: now, who, what, document, note: about.note })
      return value
    })
  }
}
