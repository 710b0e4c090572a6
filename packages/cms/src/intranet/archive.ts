import type { ArchivDokument, ArchivThema } from '@rathausplatz/contract'
import { asProtected } from '@rathausplatz/contract/medien'
import type { Archivdokument, Archivthema } from '@rathausplatz/contract/records'
import type { Db } from '../store/index.ts'
import { dataOf, numberedAt } from './released.ts'

/**
 * Filters by validity: `gueltig_von` leaves out documents that are not valid yet, `gueltig_bis` expired ones.
 */
export type Wanted = { gueltig_von: boolean; gueltig_bis: boolean; today: string }

type Entry = ArchivDokument & { themen_id: number }

/**
 * Reads the topics and documents of the archive. It has a few hundred documents, so all of them are read and
 * then sorted in memory: the databases do not agree on German alphabetical order.
 */
export async function readArchive(db: Db, now: Date, wanted: Wanted) {
  const [topics, documents] = await Promise.all([
    numberedAt(db, now, 'archivthema').execute(),
    numberedAt(db, now, 'archivdokument').execute(),
  ])
  const themen = new Map(
    topics.map(row => [row.key, { themen_id: row.nummer, thema: dataOf<Archivthema>(row).thema }]),
  )
  const dokumente = documents.flatMap((row): Entry[] => {
    const { titel, stand, downloadtext, datei, thema, gueltig_von, gueltig_bis } = dataOf<Archivdokument>(row)
    const topic = themen.get(thema)
    if (!topic || !holds({ gueltig_von, gueltig_bis }, wanted)) return []
    return [
      {
        archiv_id: row.nummer,
        themen_id: topic.themen_id,
        thema: topic.thema,
        titel,
        stand,
        downloadtext: downloadtext || datei.titel,
        download: asProtected('intranet', datei.url),
        groesse: datei.groesse,
        ...(gueltig_von ? { gueltig_von } : {}),
        ...(gueltig_bis ? { gueltig_bis } : {}),
      },
    ]
  })
  return { themen: [...themen.values()], dokumente }
}

const holds = (
  { gueltig_von, gueltig_bis }: { gueltig_von: string | undefined; gueltig_bis: string | undefined },
  wanted: Wanted,
): boolean =>
  !(wanted.gueltig_von && gueltig_von !== undefined && gueltig_von > wanted.today) &&
  !(wanted.gueltig_bis && gueltig_bis !== undefined && gueltig_bis < wanted.today)

const german = new Intl.Collator('de', { numeric: true })

/** Sorts by an order of the wire, such as `thema:asc,titel:asc`. */
export function inOrder<Thing extends Partial<ArchivDokument>>(
  things: readonly Thing[],
  order: string,
): Thing[] {
  const terms = order.split(',').map(term => term.split(':') as [keyof ArchivDokument, 'asc' | 'desc'])
  return things.toSorted((one, other) => {
    for (const [key, direction] of terms) {
      const [a, b] = [one[key] ?? '', other[key] ?? '']
      const way =
        key === 'stand' ? Date.parse(String(a)) - Date.parse(String(b)) : german.compare(String(a), String(b))
      if (way !== 0) return direction === 'asc' ? way : -way
    }
    return 0
  })
}

/**
 * Returns the topics with their documents, or only the topic `asked`. A topic without documents keeps an
 * empty list.
 */
export const topicsWith = (
  { themen, dokumente }: Awaited<ReturnType<typeof readArchive>>,
  asked: number | undefined,
  order: string,
): ArchivThema[] =>
  inOrder(
    themen.filter(topic => asked === undefined || topic.themen_id === asked),
    order,
  ).map(({ themen_id, thema }) => ({
    themen_id,
    thema,
    dokumente: inOrder(
      dokumente.filter(entry => entry.themen_id === themen_id),
      order,
    ).map(toWire),
  }))

export const toWire = ({ themen_id: _, ...dokument }: Entry): ArchivDokument => dokument
