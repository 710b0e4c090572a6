import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import type { Intranetbeitrag } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { findReaders } from '../intranet/confirmations.ts'
import type { Desk } from './desk.ts'

/** The call for read confirmations of an intranet text: who has confirmed, who has not. */
export const lesebestaetigungen = ({ store, desk }: { store: CmsStore; desk: Desk }) =>
  ({
    async redaktionLesebestaetigungen({ params: { id } }, who) {
      const { kind, data, published_revision } = await desk.readable(id, who)
      if (kind !== 'intranetbeitrag' || !(data as Intranetbeitrag).lesebestaetigung)
        throw new CmsError('nicht-moeglich', 'Bei diesem Inhalt wird das Lesen nicht bestätigt.')
      const readers = await findReaders(store.database.read, id)
      const nameOf = ({ vorname, nachname, email }: (typeof readers)[number]) =>
        [vorname, nachname].filter(Boolean).join(' ') || email
      return {
        gelesen: readers.flatMap(reader =>
          reader.gelesen_am === null
            ? []
            : [
                {
                  name: nameOf(reader),
                  am: reader.gelesen_am,
                  frueher: published_revision !== null && (reader.revision ?? 0) < published_revision,
                },
              ],
        ),
        offen: readers.flatMap(reader =>
          reader.gelesen_am === null && reader.disabled_at === null ? [{ name: nameOf(reader) }] : [],
        ),
      }
    },
  }) satisfies CmsHandlers
