import type { CmsHandlers } from '@rathausplatz/contract'
import type { PinnwandRoom } from '../pinnwand/room.ts'

/** Calls for the moderation of the pin board. */
export const pinnwandPruefung = ({ moderation }: PinnwandRoom) =>
  ({
    async redaktionPinnwand({ query: { stand, seite, pro_seite } }) {
      const page = { limit: pro_seite + 1, offset: (seite - 1) * pro_seite }
      const { data, anzahl } = await moderation.liste(stand, page)
      return { data: data.slice(0, pro_seite), mehr: data.length > pro_seite, anzahl }
    },
    redaktionPinnwandEintrag: ({ params: { nummer } }) => moderation.eintrag(nummer),
    redaktionPinnwandSchritt: async ({ params: { nummer }, body }, { id }) => ({
      eintrag: await moderation.schritt(nummer, { ...body, author: id }),
    }),
  }) satisfies CmsHandlers
