import type { CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { deskSearch } from '../desk-search/find.ts'
import { visibleTo } from './leave-for.ts'
import type { Shows } from './show.ts'

/** The search of the desk: finds only what the lists may show the editor. */
export function suche(store: CmsStore, show: Shows) {
  const find = deskSearch(store)
  return {
    async redaktionSuche({ query: { suche, pro_seite } }, who) {
      const { hits, more, isExact } = await find(suche, visibleTo(who), pro_seite)
      const listed = await show.listed(
        hits.map(({ row }) => row),
        who,
      )
      const data = listed.flatMap((inhalt, at) => {
        const hit = hits[at]
        if (!hit) return []
        const { art, feld, name: feldname, excerpt: auszug, scope: fassung } = hit
        return [{ inhalt, stelle: { art, feld, feldname, fassung }, auszug: [...auszug] }]
      })
      return { data, mehr: more, genau: isExact }
    },
  } satisfies CmsHandlers
}
