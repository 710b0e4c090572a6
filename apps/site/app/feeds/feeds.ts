import { type Cms, calls, type Kalendertermin } from '@rathausplatz/contract'
import { formatDate, formatTime, formatWeekday } from '@rathausplatz/ui'
import type { FeedName } from './feed-paths.ts'
import type { FeedContent, FeedEntry } from './write-feed.ts'

const ENTRIES = 50

/** Loads the content of each feed, through the calls of the contract. */
export const feeds: Readonly<
  Record<FeedName, (cms: Cms, now: Date, gremium?: string) => Promise<FeedContent>>
> = {
  async aktuelles(cms) {
    const { data } = await cms.call(calls.aktuelles, { query: { pro_seite: ENTRIES } })
    return {
      title: 'Aktuelles',
      description: 'Nachrichten aus dem Rathaus, die neuesten zuerst.',
      page: '/aktuelles',
      // Readers sort by date, so articles without a date are left out.
      entries: data.flatMap(({ titel, einleitung, datum_von, geaendert, detailURL, bild }) =>
        datum_von === undefined
          ? []
          : [
              {
                title: titel,
                path: detailURL,
                summary: einleitung,
                published: new Date(datum_von),
                updated: later(datum_von, geaendert),
                bild,
              },
            ],
      ),
    }
  },

  async veranstaltungen(cms, now) {
    const { data } = await cms.call(calls.kalender, { query: {} })
    return {
      title: 'Veranstaltungen',
      description: 'Die nächsten Termine, der früheste zuerst.',
      page: '/veranstaltungen',
      entries: data
        .filter(({ datum_von, datum_bis = datum_von }) => Date.parse(datum_bis) >= now.getTime())
        .toSorted((one, other) => Date.parse(one.datum_von) - Date.parse(other.datum_von))
        .slice(0, ENTRIES)
        .map(toEntry),
    }
  },

  async bekanntmachungen(cms) {
    const { data } = await cms.call(calls.bekanntmachungen, { query: { pro_seite: ENTRIES } })
    return {
      title: 'Öffentliche Bekanntmachungen',
      description: 'Was jetzt öffentlich bekannt gemacht ist, das Neueste zuerst.',
      page: '/bekanntmachungen',
      entries: data.map(({ titel, art, einleitung, datum_von, detailURL }) => ({
        title: titel,
        path: detailURL,
        summary: [`${art}, bereitgestellt am ${formatDate(datum_von)}.`, einleitung]
          .filter(Boolean)
          .join(' '),
        // A notice never changes after its publication.
        published: new Date(datum_von),
        updated: new Date(datum_von),
      })),
    }
  },

  /**
   * Each meeting is one entry with the time of its last change: agenda, new date, cancellation, decisions.
   */
  async 'rathaus/gemeinderat/sitzungen'(cms, _now, gremium) {
    const query = gremium === undefined ? {} : { gremium }
    const { data, meta } = await cms.call(calls.sitzungskalender, { query })
    return {
      title: meta?.title || 'Sitzungen des Rates',
      description: 'Was sich an den Sitzungen geändert hat, das Neueste zuerst.',
      page:
        gremium === undefined ? '/rathaus/gemeinderat/sitzungen' : `/rathaus/gemeinderat/gremien/${gremium}`,
      entries: data
        .toSorted((one, other) => Date.parse(other.geaendert) - Date.parse(one.geaendert))
        .slice(0, ENTRIES)
        .map(toEntry),
    }
  },

  async 'rathaus/gemeinderat/vorlagen'(cms) {
    const { data } = await cms.call(calls.vorlagen, { query: { pro_seite: ENTRIES } })
    return {
      title: 'Vorlagen des Rates',
      description: 'Worüber der Rat berät, das Neueste zuerst.',
      page: '/rathaus/gemeinderat/vorlagen',
      entries: data.map(({ nummer, titel, art, gremium, datum, einleitung, detailURL }) => ({
        title: `${nummer}: ${titel}`,
        path: detailURL,
        summary: [`${art}, ${gremium.name}.`, einleitung].filter(Boolean).join(' '),
        published: new Date(datum),
        updated: new Date(datum),
      })),
    }
  },
}

/**
 * Returns the entry of an event. Its title and text have the date of the event, because readers show when the
 * entry was changed.
 */
function toEntry(termin: Kalendertermin): FeedEntry {
  const { titel, datum_von, ganztaegig, ort, einleitung, geaendert, detailURL } = termin
  const { entfaellt, verschoben, grund } = termin
  const when = [formatWeekday(datum_von), formatDate(datum_von), ganztaegig ? '' : formatTime(datum_von)]
  const place = [...when, ort].filter(Boolean).join(', ')
  const title = `${formatDate(datum_von)}: ${titel}`
  return {
    title: entfaellt ? `Entfällt: ${title}` : verschoben ? `Verschoben: ${title}` : title,
    path: detailURL,
    summary: [(entfaellt || verschoben) && grund, `${place}.`, einleitung].filter(Boolean).join(' '),
    published: new Date(geaendert),
    updated: new Date(geaendert),
  }
}

const later = (one: string, other = one) => new Date(Math.max(Date.parse(one), Date.parse(other)))
