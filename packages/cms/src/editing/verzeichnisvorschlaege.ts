import type { CmsHandlers } from '@rathausplatz/contract'
import type { VorschlagRoom } from '../verzeichnisvorschlag/room.ts'

/** Calls for the moderation of proposed directory entries. */
export const vorschlagPruefung = ({ moderation }: VorschlagRoom) =>
  ({
    async redaktionVerzeichnisvorschlaege({ query: { stand, seite, pro_seite } }) {
      const page = { limit: pro_seite + 1, offset: (seite - 1) * pro_seite }
      const { data, anzahl } = await moderation.liste(stand, page)
      return { data: data.slice(0, pro_seite), mehr: data.length > pro_seite, anzahl }
    },
    redaktionVerzeichnisvorschlag: ({ params: { nummer } }) => moderation.vorschlag(nummer),
    redaktionVerzeichnisvorschlagSchritt: async ({ params: { nummer }, body }, { id }) => ({
      eintrag: await moderation.schritt(nummer, { ...body, author: id }),
    }),
  }) satisfies CmsHandlers
