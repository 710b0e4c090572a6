import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { spanInWords } from '@rathausplatz/kalender'
import { berlinDay, clockTime, plusDays, startOfDay, wallTime, withTownOffset } from '@rathausplatz/time'
import type { CmsStore } from '../../collections/collections.ts'
import { remindedFrom } from '../reminder-times.ts'
import { openTimes } from '../slots.ts'
import { tablesOf } from '../tables.ts'
import { affectedOf } from './affected-bookings.ts'
import { keptOffers } from './kept-offers.ts'
import { shown } from './shown-bookings.ts'
import { sperreOf } from './terminsperren.ts'

type Sources = {
  store: CmsStore
  clock: () => Date
  canMail: boolean
}

/** Days before and after the shown day for which the list has the number of appointments. */
const DAYS_SHOWN = 14

/** The call that lists the appointments of an office on one day. */
export function termintag({ store, clock, canMail }: Sources) {
  const { read } = store.database
  const { offers, offersOf } = keptOffers(store)

  return {
    async redaktionTermintag({ query: { angebot, tag } }, who) {
      const now = clock()
      const own = await offersOf(who)
      const offer =
        own.find(({ data }) => data.slug === angebot) ?? (angebot === undefined ? own[0] : undefined)
      if (!offer) {
        if (angebot !== undefined) throw new CmsError('nicht-gefunden')
        return null
      }
      const day = tag ?? berlinDay(now)
      const [begin, end] = [startOfDay(day), startOfDay(plusDays(day, 1))]
      const rows = await tablesOf(read)
        .selectFrom('terminbuchungen')
        .selectAll()
        .where('angebot_id', '=', offer.id)
        .where('beginn', '>=', begin)
        .where('beginn', '<', end)
        .orderBy('beginn')
        .orderBy('platz')
        .execute()
      const blocks = await tablesOf(read)
        .selectFrom('termin_sperren')
        .selectAll()
        .where('angebot_id', '=', offer.id)
        .where('beginn', '<', end)
        .where('ende', '>', begin)
        .orderBy('beginn')
        .execute()
      const around = await tablesOf(read)
        .selectFrom('terminbuchungen')
        .select('beginn')
        .where('angebot_id', '=', offer.id)
        .where('beginn', '>=', startOfDay(plusDays(day, -DAYS_SHOWN)))
        .where('beginn', '<', startOfDay(plusDays(day, DAYS_SHOWN + 1)))
        .where('stand', '<>', 'abgesagt')
        .execute()
      const counted = new Map<string, number>()
      for (const { beginn } of around) {
        const { day: one } = wallTime(beginn)
        counted.set(one, (counted.get(one) ?? 0) + 1)
      }
      const open = openTimes(
        offer.data,
        offer.unit.oeffnungszeiten,
        { from: Date.parse(begin), to: Date.parse(end) },
        offer.holidays,
      )
      const anliegen = await Promise.all(offer.data.anliegen.map(one => offers.anliegen(one)))
      return {
        tag: day,
        angebot: {
          id: offer.data.slug,
          name: offer.data.name,
          plaetze: offer.data.plaetze,
          erinnert_ab: remindedFrom(offer, { canMail, now }),
        },
        angebote: own.map(({ data: { slug, name } }) => ({ id: slug, name })),
        anliegen: anliegen.map(({ id, name, dauer }) => ({ id, name, dauer })),
        termine: await shown(read, rows),
        sperren: blocks.map(sperreOf),
        zeiten: open.map(({ from, to }) => spanInWords(clockTime(from), clockTime(to))),
        tage: [...counted]
          .map(([one, anzahl]) => ({ tag: one, anzahl }))
          .toSorted((a, b) => (a.tag < b.tag ? -1 : 1)),
        betroffene: await shown(read, await affectedOf(read, offer, now)),
        versand: canMail,
        jetzt: withTownOffset(now.toISOString()),
      }
    },
  } satisfies CmsHandlers
}
