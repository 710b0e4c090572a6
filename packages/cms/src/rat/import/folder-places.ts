import { compatible } from '@rathausplatz/text'
import type { AgendaRow } from './agenda-table.ts'
import { saysClosed } from './closed-words.ts'
import type { Stock } from './stock.ts'

type Place = { readonly ort: string; readonly hinweise: readonly string[] }

/**
 * The place of a public meeting is a fact of the meeting, but a row that is not public may hold a place that says
 * what is dealt with there. So such a place counts only if it is public already, in this table or here, and no
 * closed row speaks of it. Otherwise the report names the row.
 */
export function folderPlaces(rows: readonly AgendaRow[], stock: Stock) {
  const isPublic = new Set(
    [
      ...rows.filter(({ oeffentlich }) => oeffentlich).map(({ ort }) => ort),
      ...[...stock.imported('sitzung').values()].flatMap(({ data, published_revision }) => {
        const { ort, behandlung } = data as unknown as Record<string, unknown>
        return published_revision !== null && behandlung === 'oeffentlich' && typeof ort === 'string'
          ? [ort]
          : []
      }),
    ].map(plain),
  )

  return {
    /** Returns the place of the public part, by its rows and those of the non-public part. */
    ofPublic(open: readonly AgendaRow[], closed: readonly AgendaRow[]): Place {
      const said = placesIn(open)
      const [own, ...others] = said
      if (own !== undefined)
        return {
          ort: own,
          hinweise: others.length === 0 ? [] : [`mehrere Orte, übernommen: ${own}; bitte prüfen`],
        }
      const [there, ...more] = placesIn(closed)
      if (there === undefined) return { ort: '', hinweise: ['ohne Ort'] }
      const row = closed.find(({ ort }) => ort !== '')
      if (more.length === 0 && isPublic.has(plain(there)) && !isOfClosedContent(there, closed))
        return { ort: there, hinweise: [] }
      return {
        ort: '',
        hinweise: [
          `ohne Ort: Er steht nur in einer nichtöffentlichen Zeile (Zeile ${row?.zeile ?? 0}) und kommt deshalb nicht; bitte auch bei einem öffentlichen Punkt eintragen`,
        ],
      }
    },

    /** Returns the place of the non-public part: its own, or that of the meeting. */
    ofClosed: (open: readonly AgendaRow[], closed: readonly AgendaRow[]): string =>
      placesIn(closed)[0] ?? placesIn(open)[0] ?? '',
  }
}

const placesIn = (rows: readonly AgendaRow[]): readonly string[] => [
  ...new Map(rows.flatMap(({ ort }) => (ort === '' ? [] : [[plain(ort), ort] as const]))).values(),
]

const plain = (text: string): string =>
  compatible(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a place calls itself closed, or shares a word with a closed item. */
function isOfClosedContent(place: string, closed: readonly AgendaRow[]): boolean {
  if (saysClosed(place)) return true
  const words = plain(place)
    .split(' ')
    .filter(word => word.length > 3)
  return closed.some(({ titel, beschluss, dateien }) => {
    const text = plain([titel, beschluss, ...dateien].join(' '))
    return words.some(word => text.includes(word))
  })
}
