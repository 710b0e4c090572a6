import type { CmsHandlers } from '@rathausplatz/contract'
import type { SchadenRoom } from '../schaden/room.ts'

/** Calls for damage reports. */
export const schadenPruefung = ({ office }: SchadenRoom) =>
  ({
    async redaktionSchaeden({ query: { stand, kategorie, seite, pro_seite } }) {
      const page = { limit: pro_seite + 1, offset: (seite - 1) * pro_seite }
      const { data, anzahl } = await office.liste({ stand, kategorie }, page)
      return { data: data.slice(0, pro_seite), mehr: data.length > pro_seite, anzahl }
    },
    redaktionSchaden: ({ params: { nummer } }) => office.schaden(nummer),
    redaktionSchadenFoto: ({ params: { nummer, kennung } }) => office.foto(nummer, kennung),
    redaktionSchadenSchritt: async ({ params: { nummer }, body }, { id }) => ({
      schaden: await office.schritt(nummer, { ...body, author: id }),
    }),
  }) satisfies CmsHandlers
