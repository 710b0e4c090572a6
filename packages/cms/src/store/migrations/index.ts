import type { Migration } from 'kysely/migration'
import * as documents from './0001-documents.ts'
import * as termine from './0002-termine.ts'
import * as verzeichnis from './0003-verzeichnis.ts'
import * as kontakt from './0004-kontakt.ts'
import * as search from './0005-search.ts'
import * as jobs from './0006-jobs.ts'

/**
 * The schema of all rooms, in the order in which it was written. One that was released is never changed again: a new
 * number corrects it. Each imports nothing of this house, so that it does tomorrow what it did when it was written; what
 * follows from public documents is filled by its own room (derived.ts).
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-documents': documents,
  '0002-termine': termine,
  '0003-verzeichnis': verzeichnis,
  '0004-kontakt': kontakt,
  '0005-search': search,
  '0006-jobs': jobs,
}
