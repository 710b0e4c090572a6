import { andereBedeutungen, type Bedeutung, CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { noteChange } from '../../store/changes.ts'
import type { Database, Db } from '../../store/index.ts'
import { stored } from '../../stored.ts'
import { kindsByCode } from '../kinds.ts'
import { forgetName, keepName, namesIn } from '../names.ts'

/** The calls for the names in files that the town has explained. */
export function nameCalls(database: Database, clock: () => Date) {
  const inWords = async (db: Db, bedeutung: Bedeutung): Promise<string> =>
    bedeutung === 'keine' || bedeutung === 'fragen'
      ? andereBedeutungen[bedeutung]
      : ((await kindsByCode(db)).get(bedeutung)?.name ?? bedeutung)
  return {
    redaktionAbfallnamen: async () => ({ data: await namesIn(database.read) }),

    redaktionAbfallnameFestlegen: ({ body }, who) =>
      stored(database, async db => {
        const now = clock()
        const kept = await keepName(db, body, now)
        const note = `Name in Dateien: „${kept.name}“ bedeutet ${await inWords(db, kept.bedeutung)}`
        await noteChange(db, {
          at: now,
          who: who.id,
          what: 'bearbeitet',
          document: { id: kept.id, kind: 'abfall', key: 'abfall' },
          note,
        })
        return kept
      }),

    redaktionAbfallnameLoeschen: ({ params: { id } }, who) =>
      stored(database, async db => {
        const gone = await forgetName(db, id)
        if (!gone) throw new CmsError('nicht-gefunden')
        await noteChange(db, {
          at: clock(),
          who: who.id,
          what: 'geloescht',
          document: { id, kind: 'abfall', key: 'abfall' },
          note: `Name in Dateien: „${gone.name}“ ist nicht mehr festgelegt`,
        })
        return {}
      }),
  } satisfies CmsHandlers
}
