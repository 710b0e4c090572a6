import { records, type Verzeichnis, type Verzeichniseintrag } from '@rathausplatz/contract/records'
import type { Issue, PublicOthers } from '../store/index.ts'
import { defineCollection, pathIn } from './define-collection.ts'
import { mailAddresses } from './mail-addresses.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'

export const eintragPfad = pathIn(records.verzeichniseintrag)

/** Lists are ordered by name, and read from the tables of the room verzeichnis. */
export const verzeichniseintrag: RecordKind<Verzeichniseintrag> = defineCollection(
  records.verzeichniseintrag,
  {
    rules: schema => schema.check(mailAddresses),
    besideOthers,
    page: {
      of: pageOf,
      listedOn: async ({ verzeichnis }, published) =>
        (await published.byKey('verzeichnis', verzeichnis))?.data.seite,
    },
  },
)

/**
 * Refuses categories that the directory of the entry does not list. If the directory is not public, its
 * categories are not checked.
 */
async function besideOthers(
  { verzeichnis, rubriken }: Verzeichniseintrag,
  others: PublicOthers,
): Promise<readonly Issue[]> {
  const directory = (await others.byKey('verzeichnis', verzeichnis)) as Verzeichnis | undefined
  if (!directory) return []
  const there = new Set(directory.rubriken.map(({ id }) => id))
  return rubriken.flatMap((rubrik, index) =>
    there.has(rubrik)
      ? []
      : [
          {
            path: `rubriken.${index}`,
            message: `Im Verzeichnis „${directory.name}“ gibt es diese Rubrik nicht.`,
          },
        ],
  )
}

function pageOf({ slug: _slug, ...eintrag }: Verzeichniseintrag): RecordPage {
  const context: ContextOf<'verzeichniseintrag'> = eintrag
  return { title: eintrag.name, description: eintrag.einleitung, template: 'verzeichniseintrag', context }
}
