import { brauchtGesehenes, CmsError, type GepruefterVorschlag } from '@rathausplatz/contract'
import { eintragPfad } from '../collections/verzeichniseintrag.ts'
import { deliveryOf } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'
import { type AwaitedMail, putAwaitedMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { storedIn } from '../stored.ts'
import { townName } from '../town-name.ts'
import { isBeingWritten } from './entry.ts'
import { acceptedMail, betrifftOf, lockedMail, refusedMail, releasedMail, replacedMail } from './mails.ts'
import type { Proposal } from './proposal-with-entry.ts'
import {
  deleteProposal,
  forOne,
  isPublic,
  noteStep,
  othersHolding,
  rowByNumber,
  seenAs,
  takeStep,
  withEntry,
} from './proposals.ts'
import type { VorschlagSources } from './sources.ts'
import { tablesOf, type Vorschlag } from './tables.ts'

type Stand = 'bestaetigt' | 'freigegeben' | 'gesperrt' | 'alle'
type TownStep = {
  readonly schritt: 'freigeben' | 'ablehnen' | 'sperren' | 'entsperren' | 'loeschen'
  readonly grund: string
  readonly grundfassung: number
  /** True if the author of a change becomes the manager of the entry. */
  readonly uebergeben?: boolean
  /** Account id of the editor. */
  readonly author: string
}

/** Calls of the town for proposals: comparing them with the directory, and publishing them. */
export function openVorschlagPruefung({ store, clock, keys, publicUrl, canMail }: VorschlagSources) {
  const { database } = store
  const stored = storedIn(database)

  const forTown = async (db: Db, row: Vorschlag): Promise<GepruefterVorschlag> => {
    const proposal = await withEntry(db, row)
    const { entry, today } = proposal
    const directory = await store.published.byKey('verzeichnis', row.verzeichnis)
    const [holder] = await othersHolding(db, row)
    const mail = await deliveryOf(db, betrifftOf(row))
    return {
      ...forOne(proposal, 'stadt'),
      zustellung: mail && zustellungOf(mail),
      angelegt_am: row.angelegt_am,
      geaendert_am: row.geaendert_am,
      verzeichnisname: directory?.data.name ?? row.verzeichnis,
      rubriknamen: Object.fromEntries((directory?.data.rubriken ?? []).map(({ id, name }) => [id, name])),
      heute: today,
      inhalt: entry?.id ?? null,
      entwurf_offen: entry !== undefined && isBeingWritten(entry),
      betreut_von: holder ? { nummer: holder.nummer, email: holder.email } : null,
    }
  }

  const proposalsIn = (db: Db, stand: Stand) => {
    // Proposals that are not confirmed are hidden from the town.
    const rows = tablesOf(db).selectFrom('verzeichnis_vorschlaege').where('stand', '<>', 'entwurf')
    return stand === 'alle' ? rows : rows.where('stand', '=', stand)
  }
  const countIn = async (stand: Stand) =>
    Number(
      (
        await proposalsIn(database.read, stand)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )

  const send = (db: Db, an: string, mail: Omit<AwaitedMail, 'an'>) =>
    putAwaitedMail(db, { ...mail, an }, clock())

  const tellOwner = async (db: Db, { row, entry, angaben }: Proposal, schritt: TownStep['schritt']) => {
    if (!canMail) return
    const words = { publicUrl, keys, town: await townName(db, clock()) }
    const about = { id: row.id, nummer: row.nummer, name: angaben.name }
    // Only the change is refused; the released version stays public.
    if (schritt === 'ablehnen' && isPublic({ entry }))
      await send(db, row.email, refusedMail(words, about, row.grund))
    else if (schritt === 'ablehnen' || schritt === 'sperren')
      await send(db, row.email, lockedMail(words, about, { schritt, grund: row.grund }))
    else if (row.stand === 'freigegeben' && entry && isPublic({ entry }))
      await send(db, row.email, releasedMail(words, about, eintragPfad(entry.data)))
  }

  /**
   * Makes the author of the latest released proposal the manager of the entry: deletes the proposals of
   * former managers, which ends their links, and notifies them.
   */
  const replaceOthers = async (db: Db, { row, angaben }: Proposal) => {
    const words = { publicUrl, keys, town: await townName(db, clock()) }
    for (const other of await othersHolding(db, row)) {
      await tablesOf(db).deleteFrom('verzeichnis_vorschlaege').where('id', '=', other.id).execute()
      const about = { id: other.id, nummer: other.nummer, name: angaben.name }
      if (canMail && other.email !== row.email) await send(db, other.email, replacedMail(words, about))
    }
  }

  /** Deletes the proposal of an accepted change, because its author does not manage the entry. */
  const takenOver = async (db: Db, { row, entry, angaben }: Proposal) => {
    await tablesOf(db).deleteFrom('verzeichnis_vorschlaege').where('id', '=', row.id).execute()
    if (!canMail || !entry) return
    const words = { publicUrl, keys, town: await townName(db, clock()) }
    const about = { id: row.id, nummer: row.nummer, name: angaben.name }
    await send(db, row.email, acceptedMail(words, about, eintragPfad(entry.data)))
  }

  return {
    /** Returns proposals: waiting ones oldest first, others latest first. */
    async liste(stand: Stand, { limit, offset }: { limit: number; offset: number }) {
      const [rows, bestaetigt, freigegeben] = await Promise.all([
        proposalsIn(database.read, stand)
          .selectAll()
          .orderBy('geaendert_am', stand === 'bestaetigt' ? 'asc' : 'desc')
          .orderBy('id')
          .limit(limit)
          .offset(offset)
          .execute(),
        countIn('bestaetigt'),
        countIn('freigegeben'),
      ])
      const data = await Promise.all(rows.map(row => forTown(database.read, row)))
      return { data, anzahl: { bestaetigt, freigegeben } }
    },

    vorschlag: async (nummer: string): Promise<GepruefterVorschlag> =>
      forTown(database.read, await confirmed(database.read, nummer)),

    /**
     * Takes a step of the town. Approving requires that the version is the one that the editor saw; locking
     * is always possible.
     */
    async schritt(nummer: string, { schritt, grund, grundfassung, uebergeben = false, author }: TownStep) {
      const changed = await stored(async db => {
        const now = clock()
        const proposal = await withEntry(db, await confirmed(db, nummer))
        if (seenAs(proposal) !== grundfassung && brauchtGesehenes(schritt))
          throw new CmsError('konflikt', CHANGED)
        if (schritt === 'loeschen') {
          await deleteProposal({ db, store }, proposal, author)
          await noteStep(db, proposal.row, { now, what: 'geloescht', who: author, note: grund })
          return null
        }
        const row = await takeStep({ db, store }, proposal, { schritt, wer: 'stadt', now, grund, author })
        const after = await withEntry(db, row)
        if (schritt === 'freigeben' && !uebergeben && !isOwn(proposal.row)) {
          await takenOver(db, after)
          return null
        }
        if (schritt === 'freigeben') await replaceOthers(db, after)
        await tellOwner(db, after, schritt)
        return row
      })
      return changed && forTown(database.read, changed)
    },
  }
}

/** True for a new entry, or one that the author already manages. */
const isOwn = ({ dokument, freigegeben_am }: Vorschlag): boolean =>
  dokument === null || freigegeben_am !== null

async function confirmed(db: Db, nummer: string): Promise<Vorschlag> {
  const row = await rowByNumber(db, nummer)
  if (!row || row.stand === 'entwurf')
    throw new CmsError('nicht-gefunden', 'Diesen Vorschlag gibt es nicht mehr.')
  return row
}

const CHANGED = 'Vorschlag oder Eintrag wurde gerade geändert. Bitte sehen Sie noch einmal hin.'
