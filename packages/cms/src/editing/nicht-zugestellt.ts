import { type CmsHandlers, may } from '@rathausplatz/contract'
import { daysBefore } from '../jobs/days-before.ts'
import { type Undelivered, undeliveredSince } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'
import type { MailPlaces, Place } from '../outbox/mail-places.ts'
import type { Db } from '../store/index.ts'

const DAYS = 14
const MOST_SHOWN = 50

const roomOf = ({ betrifft }: Undelivered): string => betrifft.slice(0, betrifft.indexOf(':'))

type Sources = { read: Db; clock: () => Date; rooms: Readonly<Record<string, MailPlaces>> }

/** Lists mails that were not delivered, for the editors who work on their subject. */
export function nichtZugestellt({ read, clock, rooms }: Sources) {
  return {
    async redaktionNichtZugestellt(_, who) {
      const mails = await undeliveredSince(read, new Date(daysBefore(clock(), DAYS)))
      const places = new Map<string, Place>()
      for (const [name, { right, find }] of Object.entries(rooms)) {
        const own = mails.filter(mail => roomOf(mail) === name)
        if (own.length === 0 || !may(who, right)) continue
        const asked = {
          keys: own.map(({ betrifft }) => betrifft.slice(name.length + 1)),
          mails: own.map(({ id }) => id),
        }
        for (const [of, place] of await find(asked, who)) places.set(`${name}:${of}`, place)
      }
      const data = mails.flatMap(mail => {
        const place = places.get(mail.betrifft) ?? places.get(`${roomOf(mail)}:${mail.id}`)
        return place ? [{ ...place, zustellung: zustellungOf(mail) }] : []
      })
      return { data: data.slice(0, MOST_SHOWN), anzahl: data.length }
    },
  } satisfies CmsHandlers
}
