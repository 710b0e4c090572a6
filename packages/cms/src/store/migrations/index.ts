import type { Migration } from 'kysely/migration'
import { up as documents } from './0001-documents.ts'
import { up as termine } from './0002-termine.ts'
import { up as verzeichnis } from './0003-verzeichnis.ts'
import { up as kontakt } from './0004-kontakt.ts'
import { up as search } from './0005-search.ts'
import { up as jobs } from './0006-jobs.ts'

/**
 * The schema of all rooms, in the order in which it was written. One that was released is never changed again: a new
 * number corrects it. Each imports nothing of this house, so that it does tomorrow what it did when it was written; what
 * follows from public documents is filled by its own room (derived.ts).
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-documents': { up: documents },
  '0002-termine': { up: termine },
  '0003-verzeichnis': { up: verzeichnis },
  '0004-kontakt': { up: kontakt },
  '0005-search': { up: search },
  '0006-jobs': { up: jobs },
}
