import {
  type BeschriebenesFoto,
  CmsError,
  type EigenerEintrag,
  type Pinnwandangaben,
} from '@rathausplatz/contract'
import { refuseOfficial } from '../moderation/official-name.ts'
import { patienceWithOwn } from '../moderation/patience.ts'
import { expectedDelivery } from '../outbox/delivery.ts'
import { lageFor } from '../outbox/delivery-words.ts'
import type { Db } from '../store/index.ts'
import { storedIn } from '../stored.ts'
import { townName } from '../town-name.ts'
import { hasPhotos, photosNamed, photosOf, setPhotos } from './board-photos.ts'
import {
  betrifftOf,
  deleteEntries,
  forOne,
  isPublic,
  noteStep,
  rowById,
  saysTheSame,
  takeStep,
} from './entries.ts'
import { conversationsAbout, lostIn, missedBy } from './lost-messages.ts'
import type { PinnwandSources } from './pinnwand.ts'
import type { Eintrag } from './tables.ts'

type OwnStep = 'sperren' | 'entsperren' | 'verlaengern' | 'loeschen'
type Change = {
  readonly grundfassung: number
  readonly angaben: Pinnwandangaben
  /** All photos after the change; undefined if they stay. */
  readonly fotos?: readonly BeschriebenesFoto[] | undefined
  /** The form with which new photos were uploaded. */
  readonly einreichung?: string | undefined
}

/** The author's side of an entry: read, change and delete it by its private link. */
export function openOwnEntry({ database, clock, keys, files, photos }: PinnwandSources) {
  const stored = storedIn(database)
  /** Returns the entry of a key. Throws `CmsError` link-abgelaufen if there is no such entry. */
  const own = async (db: Db, schluessel: string): Promise<Eintrag> => {
    const id = keys.idIn(schluessel, 'verwalten')
    const row = id === undefined ? undefined : await rowById(db, id)
    if (!row || row.stand === 'entwurf') throw new CmsError('link-abgelaufen', OVER)
    return row
  }
  const told = async (db: Db, row: Eintrag): Promise<EigenerEintrag> =>
    forOne(row, await photosOf(db, row), 'verfasser', clock())

  return {
    async eigener(schluessel: string): Promise<EigenerEintrag> {
      const row = await own(database.read, schluessel)
      const [mail, conversations] = await Promise.all([
        expectedDelivery(database.read, betrifftOf(row)),
        conversationsAbout(database.read, [row]),
      ])
      const missed = await lostIn(database.read, conversations, ['verfasser'])
      return {
        ...(await told(database.read, row)),
        zustellung: mail && lageFor(mail),
        nicht_angekommen: missed.map(message =>
          missedBy(message, {
            name: message.conversation.name,
            schluessel: keys.keyFor('antworten-verfasser', message.conversation.id),
          }),
        ),
      }
    },

    async bild(schluessel: string, kennung: string) {
      const row = await own(database.read, schluessel)
      const found = (await photosOf(database.read, row)).find(one => one.kennung === kennung)
      return photos.answer(found, row.nummer)
    },

    /** Changes an entry. Saving the same values changes nothing, so that no review is needed. */
    async aendern(
      schluessel: string,
      { grundfassung, angaben, fotos: given, einreichung = '' }: Change,
    ): Promise<EigenerEintrag> {
      const { eintrag, gone } = await stored(async db => {
        const row = await own(db, schluessel)
        const now = clock()
        const bound = await photosOf(db, row)
        const fotos = given ? await photosNamed(db, photos, bound, given) : bound
        if (saysTheSame(row, angaben) && hasPhotos(bound, fotos))
          return { eintrag: await told(db, row), gone: [] }
        if (row.fassung !== grundfassung) throw new CmsError('konflikt', CHANGED)
        await patienceWithOwn(db, ownKey(row), now)
        refuseOfficial(angaben.name, await townName(db, now))
        const removed = await setPhotos(db, { id: row.id, einreichung }, bound, fotos)
        const changed = await takeStep(db, row, { schritt: 'aendern', wer: 'verfasser', now, angaben })
        return { eintrag: await told(db, changed), gone: removed }
      })
      await files.remove(gone)
      return eintrag
    },

    /** Takes a step. Does nothing if the entry is already in the state to which the step leads. */
    async schritt(schluessel: string, schritt: OwnStep): Promise<EigenerEintrag | null> {
      const { eintrag, gone } = await stored(async db => {
        const now = clock()
        const row = await own(db, schluessel)
        if (schritt === 'loeschen') {
          const removed = await deleteEntries(db, [row.id])
          if (isPublic(row, now)) await noteStep(db, row, { now, what: 'geloescht' })
          return { eintrag: null, gone: removed }
        }
        const isDone =
          schritt === 'sperren'
            ? row.stand === 'gesperrt'
            : schritt === 'entsperren' && row.stand !== 'gesperrt'
        if (isDone) return { eintrag: await told(db, row), gone: [] }
        await patienceWithOwn(db, ownKey(row), now)
        const changed = await takeStep(db, row, { schritt, wer: 'verfasser', now })
        return { eintrag: await told(db, changed), gone: [] }
      })
      await files.remove(gone)
      return eintrag
    },
  }
}

/** Key of the counter of an author's steps with one entry. */
const ownKey = ({ id }: Eintrag) => `pinnwand-eigener:${id}`

const OVER = 'Dieser Link gilt nicht mehr: Den Eintrag gibt es nicht mehr.'
const CHANGED = 'Der Eintrag wurde inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.'
