import type { CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import type { Desk } from './desk.ts'
import { maySee } from './leave-for.ts'
import type { PageOf } from './page-of-document.ts'

/** The preview call: shows a document as its page, to its editors. */
export const ansicht = (store: CmsStore, desk: Desk, pageOf: PageOf) =>
  ({
    async redaktionAnsicht({ params: { id }, query: { stand, sprache } }, who) {
      const mayGive = async (path: string) => {
        const closed = await store.closedFile(path)
        return !closed || maySee(who, closed)
      }
      return pageOf({ id, ...(await desk.written(id, stand, who)) }, sprache, mayGive)
    },
  }) satisfies CmsHandlers
