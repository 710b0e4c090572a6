import { CmsError, type CmsHandlers, may } from '@rathausplatz/contract'
import type { Warnungen } from '../warnungen/warnungen.ts'
import type { Editor } from './leave-for.ts'
import type { Names } from './names.ts'

/**
 * A warning is shown above all pages, so hiding it requires the right to release notices of the whole town.
 */
const mayPutAway = (who: Editor): boolean =>
  may(who, 'inhalte-freigeben', { kind: 'hinweis', audience: 'oeffentlich' })

const WITHOUT_REASON = 'Bitte sagen Sie in einem Satz, warum die Warnung nicht auf der Website steht.'

/** Calls for official warnings and their handling by the town. */
export const warnungen = ({ room, names, clock }: { room: Warnungen; names: Names; clock: () => Date }) =>
  ({
    async redaktionWarnungen(_, who) {
      const [kept, stands, services] = await Promise.all([room.all(), room.quellen(), room.services()])
      const people = await names(kept.flatMap(({ row }) => row.ausgeblendet_von ?? []))
      return {
        data: kept.map(({ row, verbleib, warnung }) => {
          const { ausgeblendet_am: am, ausgeblendet_von: von, ausgeblendet_grund: grund } = row
          const isAway = verbleib === 'ausgeblendet' && am !== null && von !== null
          return Object.assign(warnung, {
            verbleib,
            ausgeblendet: isAway ? { am, von: people.get(von) ?? von, grund: grund ?? '' } : null,
          })
        }),
        quellen: stands.map(stand => {
          const row = services.find(({ quelle }) => quelle === stand.quelle)?.row
          const isLate = row !== undefined && Date.parse(row.due_at) < clock().getTime()
          return Object.assign(stand, {
            fehler: row?.fehler ?? '',
            naechster_versuch: isLate ? null : (row?.due_at ?? null),
          })
        }),
        eingerichtet: room.isSetUp,
        aenderbar: mayPutAway(who),
      }
    },

    async redaktionWarnungAusblenden({ params: { id }, body: { ausgeblendet, grund } }, who) {
      if (!mayPutAway(who)) throw new CmsError('nicht-erlaubt')
      if (ausgeblendet && grund === '') throw new CmsError('ungueltig', WITHOUT_REASON)
      if (!(await room.putAway(id, { ausgeblendet, grund, von: who.id })))
        throw new CmsError('nicht-gefunden')
      return {}
    },
  }) satisfies CmsHandlers
