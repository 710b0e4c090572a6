import { CmsError } from '@rathausplatz/contract'
import type { Verzeichniseintrag } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'
import type { CmsStore } from '../collections/collections.ts'
import type { Document } from '../store/document.ts'
import { answered, type Result, reasonsOf } from '../store/result.ts'
import { recordWith } from './angaben.ts'
import type { Proposal } from './proposal-with-entry.ts'

/** What becomes of the entry in the directory: a document of the store, changed by its own steps. */
export type At = {
  readonly steps: ReturnType<CmsStore['within']>
  readonly author: string
  readonly note: string
}

type Entry = Document<Verzeichniseintrag>

/** A page of the site has this address below the directories. */
const PROPOSING = 'vorschlagen'

/** So many of one name are enough. */
const MOST_OF_A_NAME = 50

/** Makes public what is proposed, over what the entry says today; a new entry where there is none. Its document. */
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
  // An entry that has an end of its own keeps it.
  const { gueltig_von, gueltig_bis } = draft
  done(await steps.publish(draft.id, { author, gueltig_von, gueltig_bis }))
  return draft.id
}

/** At the next free address of its name. */
async function newEntry(data: Record<string, unknown>, nummer: string, { steps, author, note }: At) {
  const called = slugOf(String(data['name'])) || nummer.toLowerCase()
  for (let number = called === PROPOSING ? 2 : 1; ; number++) {
    const slug = number === 1 ? called : `${called}-${number}`
    const made = await steps.create({ kind: 'verzeichniseintrag', data: { ...data, slug }, author, note })
    const isTaken = !made.ok && made.error.code === 'vergeben'
    if (!isTaken || number === MOST_OF_A_NAME) return done(made)
  }
}

/** What an editor has begun is neither published unasked nor lost. */
export const isBeingWritten = ({ gaps, published_revision, draft_revision }: Entry): boolean =>
  gaps > 0 || (published_revision !== null && published_revision !== draft_revision)

export const withdrawEntry = async ({ id }: Entry, { steps, author }: At): Promise<void> =>
  void done(await steps.unpublish(id, { author, force: true }))

/** From when and until when an entry is public. */
export type Window = { readonly gueltig_von?: string | null; readonly gueltig_bis?: string | null }

/**
 * As it was when it was withdrawn, for the time that the town had given it, whatever was begun at the desk meanwhile; that
 * stays among the revisions.
 */
export async function publishAgain(
  { id, draft_revision }: Entry,
  { revision, ...window }: Window & { readonly revision: number },
  { steps, author }: At,
) {
  if (revision !== draft_revision) done(await steps.restore(id, revision, { author }))
  done(await steps.publish(id, { author, ...window }))
}

/** Into the trash: from there it is gone for good after its days, with all that it ever said. */
export const removeEntry = async ({ id }: Entry, { steps, author }: At): Promise<void> =>
  void done(await steps.remove(id, { author, force: true }))

/** What the store refuses is told in a sentence: no form of whoever asked has its fields. */
function done<T>(result: Result<T>): T {
  const reached = answered(result)
  if (reached.ok) return reached.value
  const refused = new CmsError('nicht-moeglich', reasonsOf(reached.error, path => path).join(' '))
  refused.cause = reached.cause
  throw refused
}

const BEING_WRITTEN =
  'An diesem Eintrag wird gerade gearbeitet: Es gibt einen Entwurf, der noch nicht veröffentlicht ist. Bitte veröffentlichen oder verwerfen Sie ihn zuerst; dann sehen Sie hier, was sich noch unterscheidet.'
