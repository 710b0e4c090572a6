import { CmsError, may } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import type { CmsStore } from '../../collections/collections.ts'
import type { Library } from '../../media/media-library.ts'
import type { MediumRow } from '../../media/tables.ts'
import type { Place } from '../../store/index.ts'
import { type Editor, hasWholeTown, maySee, placeOf } from '../leave-for.ts'

/** Which files an editor may see, change and put into folders. */
export function fileRights(store: CmsStore, { catalogue }: Pick<Library, 'catalogue'>) {
  const find = (datei: string, who: Editor) => seen(catalogue.find(datei), datei, who)

  const seen = async <Row extends MediumRow>(
    found: Promise<Row | undefined>,
    datei: string,
    who: Editor,
  ): Promise<Row | undefined> => {
    const row = await found
    const closed = await store.closedFile(`${medienPfad}${datei}`)
    return closed && !maySee(who, closed) ? undefined : row
  }

  const visible = async (datei: string, who: Editor): Promise<MediumRow> => {
    const row = await find(datei, who)
    if (!row) throw new CmsError('nicht-gefunden')
    return row
  }

  /**
   * A change of a file shows on all its pages: it requires the right to write each of them and to release the
   * public ones. A file that no page shows can be changed by its uploader and by editors
   * of the whole town.
   */
  const changeable = async (datei: string, who: Editor): Promise<MediumRow> =>
    leaveToChange(await visible(datei, who), who)

  const leaveToChange = async <Row extends MediumRow>(row: Row, who: Editor): Promise<Row> => {
    const { datei } = row
    const { entwurf, oeffentlich } = await store.fileUse(`${medienPfad}${datei}`)
    if (entwurf.length + oeffentlich.length === 0 && row.author !== who.id && !hasWholeTown(who))
      throw new CmsError('nicht-erlaubt', 'Diese Datei hat jemand anderes aufgenommen.')
    if (!entwurf.every(place => may(who, 'inhalte-schreiben', placeOf(place))))
      throw new CmsError('nicht-erlaubt', 'Die Datei steht auch auf Seiten, die Sie nicht bearbeiten dürfen.')
    const mayRelease = (place: Place) => may(who, 'inhalte-freigeben', placeOf(place))
    if (!oeffentlich.every(mayRelease))
      throw new CmsError(
        'nicht-erlaubt',
        'Die Datei ist öffentlich. Ändern darf sie, wer die Seiten veröffentlichen darf, auf denen sie steht.',
      )
    // A file under review must not change: the reviewed state must be the one that becomes public.
    if (!entwurf.every(place => place.review === 'entwurf' || mayRelease(place)))
      throw new CmsError(
        'nicht-erlaubt',
        'Die Datei steht in einem Entwurf, der geprüft wird oder freigegeben ist. Ändern darf sie, wer ihn veröffentlichen darf.',
      )
    return row
  }

  /**
   * Returns why the editor may not put a file into a folder. This is invisible to visitors, so it is allowed
   * to the uploader, to editors of the whole town and to editors who may write all pages that show the file.
   */
  const whyNotSorted = async (datei: string, who: Editor): Promise<string | undefined> => {
    const row = await find(datei, who)
    if (!row) return 'Diese Datei gibt es nicht (mehr).'
    if (row.author === who.id || hasWholeTown(who)) return undefined
    const { entwurf, oeffentlich } = await store.fileUse(`${medienPfad}${datei}`)
    const places = [...entwurf, ...oeffentlich]
    const isTheirs = places.length > 0 && places.every(place => may(who, 'inhalte-schreiben', placeOf(place)))
    return isTheirs ? undefined : `„${row.titel}“ hat jemand anderes aufgenommen.`
  }

  return { find, seen, visible, changeable, leaveToChange, whyNotSorted }
}

export type FileRights = ReturnType<typeof fileRights>
