import {
  type Beteiligt,
  CmsError,
  type EigenerVorschlag,
  moeglicheSchritte,
  type Verzeichnisangaben,
} from '@rathausplatz/contract'
import type { Verzeichniseintrag } from '@rathausplatz/contract/records'
import type { CmsStore } from '../collections/collections.ts'
import { eintragPfad } from '../collections/verzeichniseintrag.ts'
import { afterStep, NAMES, type Step } from '../moderation/after-step.ts'
import { noteChange } from '../store/changes.ts'
import type { Document } from '../store/document.ts'
import { findDocument } from '../store/editor-reads.ts'
import type { Db } from '../store/index.ts'
import { angabenOf, proposedOver } from './angaben.ts'
import { publishAgain, release, removeEntry, type Window, withdrawEntry } from './entry.ts'
import type { Proposal } from './proposal-with-entry.ts'
import { tablesOf, type Vorschlag } from './tables.ts'

export async function withEntry(db: Db, row: Vorschlag): Promise<Proposal> {
  const found = row.dokument === null ? undefined : await findDocument(db, row.dokument)
  const entry = found as Document<Verzeichniseintrag> | undefined
  // Reads the public version: a pending draft of an editor must not be shown to others before its
  // publication.
  const published =
    entry &&
    (await db.selectFrom('published').select('data').where('document_id', '=', entry.id).executeTakeFirst())
  const today = published ? angabenOf(JSON.parse(published.data) as Verzeichniseintrag) : null
  return { row, entry, today, angaben: proposedOver(row, today) }
}

/** True if the author manages the entry. */
const isHeld = ({ row }: Proposal): boolean => row.freigegeben_am !== null

export const isPublic = ({ entry }: Pick<Proposal, 'entry'>): boolean =>
  entry !== undefined && entry.published_revision !== null

const lageOf = (proposal: Proposal) => ({
  ...proposal.row,
  verlaengert: null,
  steht: isHeld(proposal) && isPublic(proposal),
})

/**
 * Returns a version that changes with the proposal and with the entry, so that neither can be approved or
 * changed unseen.
 */
export const seenAs = ({ row, entry }: Proposal): number => row.fassung + (entry?.draft_revision ?? 0)

/** Returns a proposal with the possible steps of one party. */
export function forOne(proposal: Proposal, wer: Beteiligt): EigenerVorschlag {
  const { row, entry, angaben } = proposal
  const { nummer, verzeichnis, email, stand, gesperrt_von, grund } = row
  return {
    nummer,
    verzeichnis,
    angaben,
    email,
    stand,
    gesperrt_von,
    grund,
    schritte: moeglicheSchritte(lageOf(proposal), wer),
    fassung: seenAs(proposal),
    detailURL: entry && isPublic(proposal) ? eintragPfad(entry.data) : '',
    betreut: isHeld(proposal),
  }
}

export const rowById = (db: Db, id: string): Promise<Vorschlag | undefined> =>
  tablesOf(db).selectFrom('verzeichnis_vorschlaege').selectAll().where('id', '=', id).executeTakeFirst()

export const rowByNumber = (db: Db, nummer: string): Promise<Vorschlag | undefined> =>
  tablesOf(db)
    .selectFrom('verzeichnis_vorschlaege')
    .selectAll()
    .where('nummer', '=', nummer)
    .executeTakeFirst()

/** Returns other released proposals for the same entry: at most one, that of its manager. */
export const othersHolding = (db: Db, { id, dokument }: Vorschlag): Promise<Vorschlag[]> =>
  dokument === null
    ? Promise.resolve([])
    : tablesOf(db)
        .selectFrom('verzeichnis_vorschlaege')
        .selectAll()
        .where('dokument', '=', dokument)
        .where('id', '<>', id)
        .where('freigegeben_am', 'is not', null)
        .execute()

type ProposalStep = Step & {
  /** Account id of the editor, for a step of the town. */
  readonly author?: string
  /** New data from the owner, for a change. */
  readonly neu?: Verzeichnisangaben
}

/**
 * Takes a step of a proposal with its effect on the entry, in the transaction that read both. Throws if the
 * step is not possible; then neither is changed.
 */
export async function takeStep(
  { db, store }: { readonly db: Db; readonly store: CmsStore },
  proposal: Proposal,
  { author, neu, ...step }: ProposalStep,
): Promise<Vorschlag> {
  const { row, entry, today } = proposal
  const { schritt, wer, now } = step
  const moved = afterStep(lageOf(proposal), step)
  const at = { steps: store.within(db), author: author ?? NAMES[wer], note: `Vorschlag ${row.nummer}` }
  let changed: Partial<Vorschlag> = moved
  if (schritt === 'freigeben') {
    if (row.dokument !== null && !entry) throw new CmsError('falscher-stand', ENTRY_GONE)
    await refuseWhereLocked(db, row)
    const dokument = await release(proposal, at)
    const said = JSON.stringify(proposal.angaben)
    const since = { freigegeben_am: now.toISOString(), gefragt_am: null }
    changed = { ...moved, ...since, dokument, sperrfassung: null, angaben: said, grundlage: said }
  } else if (schritt === 'aendern') {
    const said = { angaben: JSON.stringify(neu), grundlage: today && JSON.stringify(today) }
    // If the town has locked the entry, it becomes public again only by a release.
    changed = { ...moved, ...said, ...(row.gesperrt_von === 'stadt' ? { sperrfassung: null } : {}) }
  } else if (schritt === 'sperren' && entry && isHeld(proposal) && isPublic(proposal)) {
    await withdrawEntry(entry, at)
    const { gueltig_von, gueltig_bis } = entry
    changed = {
      ...moved,
      sperrfassung: entry.published_revision,
      sperrfenster: JSON.stringify({ gueltig_von, gueltig_bis }),
    }
  } else if (schritt === 'entsperren') {
    // If the town ends its lock while the owner's lock remains, the entry is not published; it is reviewed
    // again when the owner unlocks it. A version that the town has published since belongs to the town and is
    // not replaced.
    if (moved.stand !== 'gesperrt' && entry && row.sperrfassung !== null && !isPublic(proposal))
      await publishAgain(entry, { revision: row.sperrfassung, ...windowOf(row) }, at)
    changed = { ...moved, sperrfassung: null, sperrfenster: null }
  }
  await tablesOf(db).updateTable('verzeichnis_vorschlaege').set(changed).where('id', '=', row.id).execute()
  if (wer === 'stadt') {
    const what =
      moved.stand === 'freigegeben' && schritt !== 'ablehnen' ? 'veroeffentlicht' : 'zurueckgezogen'
    await noteStep(db, row, { now, what, who: at.author, note: step.grund })
  }
  return { ...row, ...changed }
}

/** Returns the time window before the lock. */
const windowOf = ({ sperrfenster }: Vorschlag): Window =>
  sperrfenster === null ? {} : (JSON.parse(sperrfenster) as Window)

const ENTRY_GONE =
  'Den Eintrag, um den es geht, gibt es nicht mehr. Bitte holen Sie ihn aus dem Papierkorb zurück, oder löschen Sie den Vorschlag.'

/** Throws if the entry is locked through the proposal of its manager: no other proposal may publish it. */
async function refuseWhereLocked(db: Db, row: Vorschlag): Promise<void> {
  const locked = (await othersHolding(db, row)).find(({ stand }) => stand === 'gesperrt')
  if (locked)
    throw new CmsError(
      'falscher-stand',
      `Diesen Eintrag betreut ${locked.nummer}, und dort ist er gesperrt. Freigeben lässt er sich erst wieder, wenn die Sperre aufgehoben oder ${locked.nummer} gelöscht ist.`,
    )
}

/**
 * Deletes a proposal. If its author manages the entry, the entry is deleted too, because the consent has
 * ended. An entry that an editor has published again after a lock belongs to the town and stays.
 */
export async function deleteProposal(
  { db, store }: { readonly db: Db; readonly store: CmsStore },
  proposal: Proposal,
  author: string,
): Promise<void> {
  const { row, entry } = proposal
  const isOfTheTown = row.stand === 'gesperrt' && row.sperrfassung !== null && isPublic(proposal)
  const removes = entry !== undefined && isHeld(proposal) && !isOfTheTown
  if (removes) await removeEntry(entry, { steps: store.within(db), author, note: `Vorschlag ${row.nummer}` })
  const rows = tablesOf(db).deleteFrom('verzeichnis_vorschlaege')
  await rows.where('id', '=', row.id).execute()
  // Proposed changes of the entry contain a copy of the withdrawn data.
  if (removes && row.dokument !== null) await rows.where('dokument', '=', row.dokument).execute()
}

type Noted = {
  readonly now: Date
  readonly what: 'veroeffentlicht' | 'zurueckgezogen' | 'geloescht'
  readonly who: string
  readonly note?: string | undefined
}

/** Records a step of the town in the log. The store itself records changes of the entry. */
export const noteStep = (
  db: Db,
  { id, nummer }: Pick<Vorschlag, 'id' | 'nummer'>,
  { now, what, who, note }: Noted,
): Promise<void> =>
  noteChange(db, {
    at: now,
    who,
    what,
    document: { id, kind: 'verzeichnisvorschlag', key: `/verzeichnisvorschlaege/${nummer}` },
    note: note || null,
  })
