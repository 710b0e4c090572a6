import type { Suchbegriff } from '../collections/suchbegriff.ts'
import type { Follower } from '../store/index.ts'
import { documentText, foundKinds } from './document-text.ts'
import { putKeywords, removeKeywords } from './keywords.ts'
import { putEntry, removeEntry } from './write-entry.ts'

/** Keeps the index with what is public, in the transaction that publishes it. */
export const searchFollower: Follower = {
  async published(db, { id, kind, data, draft_revision, gueltig_von, gueltig_bis }) {
    if (kind === 'suchbegriff') await putKeywords(db, id, data as Suchbegriff)
    if (!foundKinds.includes(kind)) return
    await putEntry(db, {
      ...documentText(kind, data),
      ref: id,
      kind,
      version: String(draft_revision),
      groesse: 0,
      gueltig_von,
      gueltig_bis,
    })
  },

  async unpublished(db, { id, kind }) {
    if (kind === 'suchbegriff') await removeKeywords(db, id)
    if (foundKinds.includes(kind)) await removeEntry(db, id)
  },
}
