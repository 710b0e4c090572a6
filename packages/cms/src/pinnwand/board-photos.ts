import type { BeschriebenesFoto } from '@rathausplatz/contract'
import { openPhotos, type PhotoRoom, type Photos } from '../resident-photos/photos.ts'
import { photosIn, refusedPhotos } from '../resident-photos/stored-photos.ts'
import type { Photo } from '../resident-photos/tables.ts'
import type { Db } from '../store/index.ts'
import type { Eintrag } from './tables.ts'

export const boardPhotos = photosIn('pinnwand_fotos')

/** Photos of entries. They are public with their entry, unless the town hides one. */
export const openBoardPhotos = (sources: Pick<PhotoRoom, 'database' | 'files' | 'clock'>) =>
  openPhotos({
    ...sources,
    rows: boardPhotos,
    limit: 'pinnwand-foto',
    zeigen: 1,
    words: { dative: 'diesem Eintrag', accusative: 'den Eintrag', pronoun: 'ihn' },
  })

/** Returns the photos of one entry. */
export const photosOf = async (db: Db, row: Pick<Eintrag, 'id'>): Promise<Photo[]> =>
  (await boardPhotos.of(db, [row]))(row)

type Given = readonly BeschriebenesFoto[]

const SAME_PHOTO = 'Dieses Foto ist schon dabei.'

/**
 * Returns the photos that a form names; a picture that the entry has already keeps its key. Throws at every
 * repeated picture: its words would be lost.
 */
export async function photosNamed(
  db: Db,
  photos: Photos,
  bound: readonly Photo[],
  given: Given,
): Promise<BeschriebenesFoto[]> {
  const known = [...bound]
  const named: BeschriebenesFoto[] = []
  const repeated: string[] = []
  for (const [place, { kennung: sent, beschreibung }] of given.entries()) {
    const [kennung = sent] = await photos.sameOrNew(db, known, [sent])
    if (named.some(one => one.kennung === kennung)) repeated.push(`fotos.${place}`)
    if (!known.some(one => one.kennung === kennung)) known.push(...(await boardPhotos.named(db, [kennung])))
    named.push({ kennung, beschreibung })
  }
  if (repeated.length > 0) throw refusedPhotos(repeated, SAME_PHOTO)
  return named
}

/** Whether an entry has exactly these photos in this order, with these descriptions. */
export const hasPhotos = (bound: readonly Photo[], given: Given): boolean =>
  bound.length === given.length &&
  bound.every(({ kennung, beschreibung }, place) => {
    const other = given[place]
    return kennung === other?.kennung && beschreibung === other.beschreibung
  })

/**
 * Gives an entry exactly these photos; new ones were uploaded with the form `einreichung`. Returns the keys
 * of the others, whose files have to be deleted next.
 */
export async function setPhotos(
  db: Db,
  { id, einreichung }: Pick<Eintrag, 'id' | 'einreichung'>,
  bound: readonly Photo[],
  given: Given,
): Promise<string[]> {
  const isGiven = (kennung: string) => given.some(one => one.kennung === kennung)
  const gone = bound.map(({ kennung }) => kennung).filter(kennung => !isGiven(kennung))
  await boardPhotos.deleteNamed(db, gone)
  const fresh = given
    .map(({ kennung }) => kennung)
    .filter(one => !bound.some(({ kennung }) => kennung === one))
  const pathOf = (gone: string) => `fotos.${given.findIndex(({ kennung }) => kennung === gone)}.kennung`
  await boardPhotos.bind(db, { id, einreichung }, fresh, pathOf)
  for (const [stelle, { kennung, beschreibung }] of given.entries())
    await boardPhotos.change(db, kennung, { stelle, beschreibung })
  return gone
}
