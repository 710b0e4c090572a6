import type { CmsHandlers, RightIn } from '@rathausplatz/contract'
import { type CmsStore, collections } from '../collections/collections.ts'
import type { Library } from '../media/media-library.ts'
import type { Search } from '../search/search.ts'
import { mayRead } from './leave-for.ts'
import { protokoll } from './protokoll.ts'
import type { Shows } from './show.ts'

/** Most invalid contents in one list; further ones are listed once these are corrected. */
const MOST_UNFIT = 200

/** Number of hits that a trial search shows. */
const SHOWN_OF_TRIAL = 5

type Sources = {
  store: CmsStore
  search: Search
  show: Shows
  clock: () => Date
  library: Library | undefined
  logged: Readonly<Record<string, RightIn<'redaktion'>>>
}

/** Calls about the operation of the site. */
export function betrieb({ store, search, show, clock, library, logged }: Sources) {
  return {
    redaktionProtokoll: protokoll({ store, show, library, logged }),

    redaktionSuchenOhneTreffer: async ({ query: { anzahl } }) => ({
      data: [...(await search.withoutHits(anzahl))],
    }),

    async redaktionSucheErledigen({ body: { frage } }) {
      await search.doneWith(frage)
      return {}
    },

    async redaktionSuchprobe({ body: { frage, id, daten } }) {
      const data = collections.suchbegriff.asFarAsTyped(daten, undefined, clock())
      const query = { q: frage, seite: 1, pro_seite: SHOWN_OF_TRIAL }
      const [vorher, nachher] = await Promise.all([
        search.find(query, {}),
        search.find(query, { unsaved: { id, data } }),
      ])
      return { vorher, nachher }
    },

    async redaktionUnpassendeInhalte(_, who) {
      const seen = (await store.unfit()).filter(content => mayRead(who, content))
      return {
        data: seen.slice(0, MOST_UNFIT).map(({ document_id, kind, key, scope, issues }) => ({
          id: document_id,
          art: kind,
          schluessel: key,
          fassung: scope,
          hinweise: [...issues],
        })),
        mehr: seen.length > MOST_UNFIT,
      }
    },
  } satisfies CmsHandlers
}
