import { CmsError, type Terminangebot } from '@rathausplatz/contract'
import { berlinDay, plusDays, startOfDay, wallTime, withTownOffset } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { freeIn, range } from './free-times.ts'
import { anliegenIn, type Offer, offersIn, onWire } from './offers.ts'
import { remindedFrom } from './reminder-times.ts'

type Options = {
  store: CmsStore
  clock: () => Date
  /** True if the server sends mail; otherwise no mail is promised. */
  canMail: boolean
}

/** Most days in one answer. */
const MOST_DAYS = 62
const USUAL_DAYS = 31

/** Public calls that find offices with appointments, and their free times. */
export function offeredTimes({ store, clock, canMail }: Options) {
  const offers = offersIn(store)
  const { read } = store.database

  const wireOf = (offer: Offer, now: Date) =>
    onWire(offer, { mail: canMail, erinnert_ab: remindedFrom(offer, { canMail, now }) })

  const withNext = async (
    offer: Offer,
    only: (leistung: string | undefined) => boolean,
  ): Promise<Terminangebot> => {
    const now = clock()
    const wanted = offer.data.anliegen.filter(({ leistung }) => only(leistung))
    const nexts = new Map<number, number | undefined>()
    // Services of the same duration share the result.
    for (const { dauer } of wanted)
      if (!nexts.has(dauer))
        nexts.set(dauer, (await freeIn(read, offer, { anliegen: { dauer }, now }, range(offer, { now })))[0])
    const anliegen = await Promise.all(
      wanted.map(async one => {
        const next = nexts.get(one.dauer)
        const naechster = next === undefined ? null : inTown(next)
        return Object.assign(await offers.anliegen(one), { naechster })
      }),
    )
    return { ...wireOf(offer, now), anliegen }
  }

  return {
    async angebote({ amt, leistung }: { amt?: string | undefined; leistung?: string | undefined }) {
      const isWanted = (one: string | undefined) => leistung === undefined || one === leistung
      const found = await Promise.all((await offers.all(amt)).map(offer => withNext(offer, isWanted)))
      return { data: found.filter(({ anliegen }) => anliegen.length > 0) }
    },

    async freie(slug: string, id: string, stretch: { von?: string | undefined; bis?: string | undefined }) {
      const now = clock()
      const offer = await offers.bySlug(slug)
      const anliegen = offer && anliegenIn(offer, id)
      if (!offer || !anliegen) throw new CmsError('nicht-gefunden')
      const all = range(offer, { now })
      const [first, last] = [berlinDay(new Date(all.from)), berlinDay(new Date(all.to - 1))]
      const within = daysWithin(stretch, first, last)
      const days = new Map<string, string[]>()
      const begins = within ? await freeIn(read, offer, { anliegen, now }, within) : []
      for (const begin of begins) {
        const moment = inTown(begin)
        const { day } = wallTime(moment)
        days.set(day, [...(days.get(day) ?? []), moment])
      }
      const [next] = await freeIn(read, offer, { anliegen, now }, all)
      return {
        angebot: {
          ...wireOf(offer, now),
          anliegen: [
            { ...(await offers.anliegen(anliegen)), naechster: next === undefined ? null : inTown(next) },
          ],
        },
        von: first,
        bis: last,
        data: [...days].map(([tag, zeiten]) => ({ tag, zeiten })),
      }
    },
  }
}

/** Returns the requested days, limited to the bookable span; undefined if no day is left. */
function daysWithin(
  asked: { von?: string | undefined; bis?: string | undefined },
  first: string,
  last: string,
): { from: number; to: number } | undefined {
  const von = asked.von !== undefined && asked.von > first ? asked.von : first
  if (von > last || (asked.bis !== undefined && asked.bis < von)) return undefined
  const most = plusDays(von, asked.bis === undefined ? USUAL_DAYS : MOST_DAYS)
  const bis = [asked.bis ?? most, most, last].toSorted()[0] ?? last
  return { from: Date.parse(startOfDay(von)), to: Date.parse(startOfDay(plusDays(bis, 1))) }
}

const inTown = (begin: number): string => withTownOffset(new Date(begin).toISOString())
