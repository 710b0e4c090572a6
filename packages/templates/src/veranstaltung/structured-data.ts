import { calls, type Kalendertermin } from '@rathausplatz/contract'
import { wallTime } from '@rathausplatz/time'
import type { Entry } from '../template.ts'
import {
  filled,
  pictureAddress,
  postalAddress,
  type StructuredData,
  type Thing,
  type ThingPage,
  townReference,
} from '../thing.ts'
import type { veranstaltung } from './schema.ts'

type Context = Entry<typeof veranstaltung>['context']

/** Describes an event: the date of this page, or the next one of a series. */
export const veranstaltungThing: StructuredData<typeof veranstaltung, unknown> = async (
  { context },
  page,
) => {
  const { titel, einleitung, bildupload, veranstalter, kostenlos, eintritt } = context
  const date: Dated = (await dateOf(context, page)) ?? context
  const { datum_von, datum_bis, ganztaegig, entfaellt } = date
  const moment = (text: string) => (ganztaegig ? wallTime(text).day : text)
  return {
    '@type': 'Event',
    '@id': `${page.url}#veranstaltung`,
    name: titel,
    url: page.url,
    startDate: moment(datum_von),
    eventStatus: `https://schema.org/${entfaellt ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(context, page),
    ...filled({
      endDate: datum_bis && moment(datum_bis),
      description: einleitung,
      image: pictureAddress(page, bildupload),
      organizer: veranstalter ? { '@type': 'Organization', name: veranstalter } : townReference(page),
      // A search engine would announce a free event, although the page names a price.
      isAccessibleForFree: (kostenlos && !/[1-9]/.test(eintritt)) || undefined,
    }),
  }
}

type Dated = Pick<Kalendertermin, 'datum_von' | 'datum_bis' | 'ganztaegig' | 'entfaellt'>

/**
 * Loads the event date from the calendar, because only the calendar knows whether it is cancelled: the next
 * date that takes place, otherwise the next cancelled one, otherwise the last one.
 */
async function dateOf({ slug, termin }: Context, { cms, now }: ThingPage): Promise<Dated | undefined> {
  if (slug === '') return undefined
  const { data } = await cms.call(calls.kalender, { query: { slug, termin } })
  const coming = data.filter(({ datum_von, datum_bis = datum_von }) => Date.parse(datum_bis) >= now.getTime())
  return coming.find(({ entfaellt }) => !entfaellt) ?? coming[0] ?? data.at(-1)
}

/** Returns the place, which search engines require; the default is the town. */
function placeOf({ ort, anschrift }: Context, { stadt }: ThingPage): Thing {
  const [name = '', address] = anschrift
    ? [anschrift.location || ort, postalAddress(anschrift)]
    : [
        ort,
        stadt && { '@type': 'PostalAddress', addressLocality: stadt.anschrift.city, addressCountry: 'DE' },
      ]
  return {
    '@type': 'Place',
    name: name || stadt?.anschrift.city || 'Vor Ort',
    ...filled({ address: address ?? undefined }),
  }
}
