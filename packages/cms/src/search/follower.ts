import type { Follower } from '../store/index.ts'
import { putDocument, removeDocument } from './put-document.ts'

/** Keeps the index with what is public, in the transaction that publishes it. */
export const searchFollower: Follower = {
  published: (db, { draft_revision, ...document }) =>
    putDocument(db, { ...document, revision: draft_revision }),
  unpublished: removeDocument,
}
