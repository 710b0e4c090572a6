import { CmsError, type CmsHandlers, type Terminsperre } from '@rathausplatz/contract'
import { withTownOffset } from '@rathausplatz/time'
import type { CmsStore } from '../../collections/collections.ts'
import { refuse } from '../../editing/refusal.ts'
import { storedIn } from '../../stored.ts'
import { tablesOf } from '../tables.ts'
import { keptOffers } from './kept-offers.ts'

/** Calls for times at which an office gives no appointments, although it is open. */
export function terminsperren({ store }: { store: CmsStore }) {
  const { read } = store.database
  const { offers, mayKeep, offerFor } = keptOffers(store)
  const stored = storedIn(store.database)

  return {
    async redaktionTerminsperreAnlegen({ body: { id, angebot, beginn, ende, plaetze, grund } }, who) {
      const offer = await offerFor(who, angebot)
      if (Date.parse(ende) <= Date.parse(beginn))
        throw refuse('ende', 'Das Ende muss nach dem Beginn liegen.')
      const row = {
        id,
        angebot_id: offer.id,
        beginn: new Date(beginn).toISOString(),
        ende: new Date(ende).toISOString(),
        plaetze,
        grund,
        author: who.id,
      }
      await stored(async db => {
        const tables = tablesOf(db)
        const known = await tables
          .selectFrom('termin_sperren')
          .select('angebot_id')
          .where('id', '=', id)
          .executeTakeFirst()
        if (known && known.angebot_id !== offer.id) throw new CmsError('nicht-gefunden')
        if (!known) await tables.insertInto('termin_sperren').values(row).execute()
      })
      return sperreOf(row)
    },

    async redaktionTerminsperreLoeschen({ params: { id } }, who) {
      const row = await tablesOf(read)
        .selectFrom('termin_sperren')
        .select('angebot_id')
        .where('id', '=', id)
        .executeTakeFirst()
      const offer = row && (await offers.byId(row.angebot_id))
      if (!offer || !mayKeep(who, offer)) throw new CmsError('nicht-gefunden')
      await stored(async db => tablesOf(db).deleteFrom('termin_sperren').where('id', '=', id).execute())
      return {}
    },
  } satisfies CmsHandlers
}

export const sperreOf = ({ id, beginn, ende, plaetze, grund }: Terminsperre): Terminsperre => ({
  id,
  beginn: withTownOffset(beginn),
  ende: withTownOffset(ende),
  plaetze,
  grund,
})
