import { CmsError, type CmsHandlers, may } from '@rathausplatz/contract'
import type { Editor } from '../editing/leave-for.ts'
import type { Job } from '../jobs/job.ts'
import type { House } from '../rooms/room.ts'
import { listenToServices } from './listen.ts'
import { isListOld, monthOfList } from './warncells.ts'
import { forgetWarnungen, openWarnungen } from './warnungen.ts'

/**
 * Tests the right to hide a warning. Warnings are shown above all pages, so this needs the right to release
 * notices of the whole town.
 */
const mayPutAway = (who: Editor): boolean =>
  may(who, 'inhalte-freigeben', { kind: 'hinweis', audience: 'oeffentlich' })

const WITHOUT_REASON = 'Bitte sagen Sie in einem Satz, warum die Warnung nicht auf der Website steht.'

const JUST_READ = 'Die Warndienste wurden gerade erst gelesen. Bitte warten Sie eine halbe Minute.'

/** Warnings of official services, and the decision of editors to hide one. */
export function openWarnRoom({ store: { database }, clock, region, names, log, openFetch }: House) {
  const room = openWarnungen({ database, clock, region })

  const handlers: CmsHandlers = {
    async warnungen() {
      const [data, quellen] = await Promise.all([room.visible(), room.quellen()])
      return { data, quellen, kreis: room.kreis }
    },

    warnung: ({ params: { id } }) => room.one(id),

    async redaktionWarnungen(_, who) {
      const [kept, stands, services] = await Promise.all([room.all(), room.quellen(), room.services()])
      const people = await names(kept.flatMap(({ away }) => away?.ausgeblendet_von ?? []))
      return {
        data: kept.map(({ away, verbleib, warnung, fuerRedaktion }) => {
          const {
            ausgeblendet_am: am = null,
            ausgeblendet_von: von = null,
            ausgeblendet_grund: grund = null,
          } = away ?? {}
          const isAway = verbleib === 'ausgeblendet' && am !== null && von !== null
          return Object.assign(warnung, {
            verbleib,
            anmerkungen: [...warnung.anmerkungen, ...fuerRedaktion],
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
        ...(region && isListOld(clock()) ? { liste_veraltet: monthOfList().name } : {}),
        aenderbar: mayPutAway(who),
      }
    },

    async redaktionWarnungenLesen() {
      const retryAfter = await room.readNow()
      if (retryAfter > 0) throw new CmsError('zu-viele', JUST_READ, { retryAfter })
      return {}
    },

    async redaktionWarnungAusblenden({ params: { id }, body: { ausgeblendet, grund } }, who) {
      if (!mayPutAway(who)) throw new CmsError('nicht-erlaubt')
      if (ausgeblendet && grund === '') throw new CmsError('ungueltig', WITHOUT_REASON)
      if (!(await room.putAway(id, { ausgeblendet, grund, von: who.id })))
        throw new CmsError('nicht-gefunden')
      return {}
    },
  }

  const jobs: readonly Job[] = [
    forgetWarnungen,
    ...(region
      ? listenToServices({
          database,
          clock,
          region,
          log,
          // The operator has configured this address, in a file that no editor can change.
          fetchOutside: openFetch(region.isOwnNetwork ? { mayReach: () => true } : {}),
        })
      : []),
  ]
  return { handlers, jobs, hinweise: room.hinweise }
}
