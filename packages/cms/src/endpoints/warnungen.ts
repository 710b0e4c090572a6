import type { CmsHandlers } from '@rathausplatz/contract'
import type { Warnungen } from '../warnungen/warnungen.ts'

/** Calls for current official warnings. */
export const warnungen = (room: Warnungen) =>
  ({
    async warnungen() {
      const [data, quellen] = await Promise.all([room.visible(), room.quellen()])
      return { data, quellen, kreis: room.kreis }
    },

    warnung: ({ params: { id } }) => room.one(id),
  }) satisfies CmsHandlers
