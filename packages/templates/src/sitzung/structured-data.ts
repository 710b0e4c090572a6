import type { Sitzung } from '@rathausplatz/contract'
import { wallTime } from '@rathausplatz/time'
import { filled, type StructuredData, townReference } from '../thing.ts'
import type { SitzungData } from './load.ts'
import type { sitzung } from './schema.ts'

/** Describes a public meeting; undefined for a withdrawn meeting. */
export const sitzungThing: StructuredData<typeof sitzung, SitzungData> = ({ data }, page) => {
  const { titel, gremium, datum_von, datum_bis, ohne_uhrzeit, ort, verlegt_von, zurueckgenommen } =
    data.sitzung
  if (zurueckgenommen) return undefined
  return {
    '@type': 'Event',
    '@id': `${page.url}#sitzung`,
    name: titel,
    url: page.url,
    startDate: ohne_uhrzeit ? wallTime(datum_von).day : datum_von,
    eventStatus: `https://schema.org/${statusOf(data.sitzung)}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: {
      '@type': 'Organization',
      name: gremium.name,
      ...filled({ parentOrganization: townReference(page) }),
    },
    isAccessibleForFree: true,
    ...filled({
      endDate: datum_bis,
      previousStartDate: verlegt_von,
      location: ort === '' ? undefined : placeOf(ort, page),
    }),
  }
}

const placeOf = (name: string, { stadt }: Parameters<typeof townReference>[0]) => ({
  '@type': 'Place',
  name,
  ...filled({
    address: stadt && {
      '@type': 'PostalAddress',
      addressLocality: stadt.anschrift.city,
      addressCountry: 'DE',
    },
  }),
})

function statusOf({ zustand, verlegt_von }: Pick<Sitzung, 'zustand' | 'verlegt_von'>): string {
  if (zustand === 'abgesagt') return 'EventCancelled'
  if (zustand === 'verschoben') return 'EventPostponed'
  return verlegt_von === undefined ? 'EventScheduled' : 'EventRescheduled'
}
