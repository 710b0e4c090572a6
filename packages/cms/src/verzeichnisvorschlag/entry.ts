import { CmsError } from '@rathausplatz/contract'
import type { Verzeichniseintrag } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'
import type { CmsStore } from '../collections/collections.ts'
import type { Document } from '../store/document.ts'
import { answered, type Result, reasonsOf } from '../store/result.ts'
import { recordWith } from './angaben.ts'
import type { Proposal } from './proposal-with-entry.ts'

/** Steps on the entry of a directory, which is a document of the store. */
export type At = {
  readonly steps: ReturnType<CmsStore['within']>
  readonly author: string
  readonly note: string
}

type Entry = Document<Verzeichniseintrag>

/** A slug that is also a page of the site, so no entry may have it. */
const PROPOSING = 'vorschlagen'

/** Most entries with the same name. */
const MOST_OF_A_NAME = 50

/**
 * Publishes the proposed data: merged with the current entry, or as a new entry. Returns the id of the entry.
 */
export async function release({ row, entry, angaben }: Proposal, at: At): Promise<string> {
  const { steps, author, note } = at
  if (entry && isBeingWritten(entry)) throw new CmsError('falscher-stand', BEING_WRITTEN)
  const { verzeichnis } = row
  const draft = entry
    ? done(
        await steps.saveDraft(entry.id, {
          data: recordWith(entry.data, angaben, entry.data.verzeichnis),
          baseRevision: entry.draft_revision,
          author,
          note,
        }),
      )
    : await newEntry(recordWith(undefined, angaben, verzeichnis), row.nummer, at)
  // The entry keeps its time window.
  const { gueltig_von, gueltig_bis } = draft
  done(await steps.publish(draft.id, { author, gueltig_von, gueltig_bis }))
  return draft.id
}

/** Creates an entry at the next free address for its name. */
async function newEntry(data: Record<string, unknown>, nummer: string, { steps, author, note }: At) {
  const called = slugOf(String(data['name'])) || nummer.toLowerCase()
  for (let number = called === PROPOSING ? 2 : 1; ; number++) {
    const slug = number === 1 ? called : `${called}-${number}`
    const made = await steps.create({ kind: 'verzeichniseintrag', data: { ...data, slug }, author, note })
    const isTaken = !made.ok && made.error.code === 'vergeben'
    if (!isTaken || number === MOST_OF_A_NAME) return done(made)
  }
}

/** True if an editor has a pending draft, which must neither be published without the editor nor be lost. */
export const isBeingWritten = ({ gaps, published_revision, draft_revision }: Entry): boolean =>
  gaps > 0 || (published_revision !== null && published_revision !== draft_revision)

export const withdrawEntry = async ({ id }: Entry, { steps, author }: At): Promise<void> =>
  void done(await steps.unpublish(id, { author, force: true }))

/** The time window of an entry. */
export type Window = { readonly gueltig_von?: string | null; readonly gueltig_bis?: string | null }

/**
 * Publishes the entry again as it was before its withdrawal, within its former time window. A draft that was
 * begun meanwhile stays among the revisions.
 */
export async function publishAgain(
  { id, draft_revision }: Entry,
  { revision, ...window }: Window & { readonly revision: number },
  { steps, author }: At,
) {
  if (revision !== draft_revision) done(await steps.restore(id, revision, { author }))
  done(await steps.publish(id, { author, ...window }))
}

/** Moves the entry to the trash. When its time there is over, it is deleted with all revisions. */
export const removeEntry = async ({ id }: Entry, { steps, author }: At): Promise<void> =>
  void done(await steps.remove(id, { author, force: true }))

/**
 * Throws a refusal of the store as one message, because the caller has no form with the fields of the record.
 */
function done<T>(result: Result<T>): T {
  const reached = answered(result)
  if (reached.ok) return reached.value
  const refused = new CmsError('nicht-moeglich', reasonsOf(reached.error, path => path).join(' '))
  refused.cause = reached.cause
  throw refused
}

const BEING_WRITTEN =
  'An diesem Eintrag wird gerade gearbeitet: Es gibt einen Entwurf, der noch nicht veröffentlicht ist. Bitte veröffentlichen oder verwerfen Sie ihn zuerst; dann sehen Sie hier, was sich noch unterscheidet.'
