import type { CmsHandlers } from '@rathausplatz/contract'
import type { Warnungen } from '../warnungen/warnungen.ts'

/** What official services warn the town of just now. */
export const warnungen = (room: Warnungen) =>
  ({
    async warnungen() {
      const [data, quellen] = await Promise.all([room.visible(), room.quellen()])
      return { data, quellen, kreis: room.kreis }
    },

    warnung: ({ params: { id } }) => room.one(id),
  }) satisfies CmsHandlers
