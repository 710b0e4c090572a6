import type { ArchivDokument, ArchivThema } from '@rathausplatz/contract'
import { asProtected } from '@rathausplatz/contract/medien'
import type { Archiv, Archivdokument, Archivthema } from '@rathausplatz/contract/records'
import type { Db } from '../store/index.ts'
import { dataOf, numberedAt } from './released.ts'

/**
 * Filters by validity: `gueltig_von` leaves out documents that are not valid yet, `gueltig_bis` expired ones.
 */
export type Wanted = { gueltig_von: boolean; gueltig_bis: boolean; today: string }

type Topic = { themen_id: number; thema: string }
type Archive = Topic & { archiv_id: number; titel: string }
type Entry = ArchivDokument & Archive

/**
 * Reads the topics, archives and documents. There are a few hundred documents, so all of them are read and
 * then sorted in memory: the databases do not agree on German alphabetical order.
 */
export async function readArchive(db: Db, now: Date, wanted: Wanted) {
  const [archive, documents, topics] = await Promise.all([
    archivesAt(db, now),
    numberedAt(db, now, 'archivdokument').orderBy('n.nummer').execute(),
    topicsAt(db, now),
  ])
  const dokumente = documents.flatMap((row): Entry[] => {
    const { archiv, stand, downloadtext, datei, gueltig_von, gueltig_bis } = dataOf<Archivdokument>(row)
    const place = archive.get(archiv)
    if (!place || !holds({ gueltig_von, gueltig_bis }, wanted)) return []
    return [
      {
        ...place,
        stand,
        downloadtext,
        download: asProtected('intranet', datei.url),
        groesse: datei.groesse,
        ...(gueltig_von ? { gueltig_von } : {}),
        ...(gueltig_bis ? { gueltig_bis } : {}),
      },
    ]
  })
  return { themen: [...topics.values()], archive: [...archive.values()], dokumente }
}

/** Returns the released topics by their key. */
async function topicsAt(db: Db, now: Date): Promise<Map<string, Topic>> {
  const rows = await numberedAt(db, now, 'archivthema').execute()
  return new Map(rows.map(row => [row.key, { themen_id: row.nummer, thema: dataOf<Archivthema>(row).thema }]))
}

/** Returns the released archives of released topics by their key. */
export async function archivesAt(db: Db, now: Date): Promise<Map<string, Archive>> {
  const [topics, rows] = await Promise.all([topicsAt(db, now), numberedAt(db, now, 'archiv').execute()])
  return new Map(
    rows.flatMap((row): [string, Archive][] => {
      const { titel, thema } = dataOf<Archiv>(row)
      const topic = topics.get(thema)
      return topic ? [[row.key, { ...topic, archiv_id: row.nummer, titel }]] : []
    }),
  )
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
 * Returns the topics with their archives and documents, or only the topic `asked`. A topic without documents
 * keeps an empty list.
 */
export const topicsWith = (
  { themen, archive, dokumente }: Awaited<ReturnType<typeof readArchive>>,
  asked: number | undefined,
  order: string,
): ArchivThema[] =>
  inOrder(
    themen.filter(topic => asked === undefined || topic.themen_id === asked),
    order,
  ).map(({ themen_id, thema }) => {
    const below = <Thing extends Topic>(things: readonly Thing[]) =>
      inOrder(
        things.filter(thing => thing.themen_id === themen_id),
        order,
      )
    return {
      themen_id,
      thema,
      archive: below(archive).map(({ archiv_id, titel }) => ({ archiv_id, titel })),
      dokumente: below(dokumente).map(toWire),
    }
  })

export const toWire = ({ themen_id: _, ...dokument }: Entry): ArchivDokument => dokument
