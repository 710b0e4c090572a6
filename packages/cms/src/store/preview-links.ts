import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { noteChange } from './changes.ts'
import type { Document } from './document.ts'
import type { Asked } from './document-steps.ts'
import { failed, ok, type Result } from './result.ts'
import type { PreviewLinksTable, Tables } from './tables.ts'

/**
 * Preview links, which show the newest draft of a document to anyone with the key. A link ends at its end
 * date, with its document, or when an editor ends it; ended links are deleted.
 */
export type PreviewLink = Omit<Selectable<PreviewLinksTable>, 'key_hash'>

export interface NewPreviewLink extends Asked {
  readonly author: string
  readonly keyHash: string
  /** The last valid moment, ISO 8601. */
  readonly endsAt: string
}

export interface EndPreviewLink extends Asked {
  readonly link: string
  readonly author: string
}

/** Most links of one document at a time. */
const MOST_OF_DOCUMENT = 20

const COLUMNS = ['id', 'document_id', 'author', 'created_at', 'ends_at'] as const

export async function makePreviewLink(
  db: Kysely<Tables>,
  document: Document,
  { author, keyHash, endsAt, now }: { author: string; keyHash: string; endsAt: string; now: Date },
): Promise<Result<PreviewLink>> {
  if (document.audience !== 'oeffentlich') return notPossible(ONLY_FOR_EVERYONE)
  if ((await findPreviewLinks(db, document.id, now)).length >= MOST_OF_DOCUMENT) return notPossible(TOO_MANY)
  const link = {
    id: randomUUID(),
    document_id: document.id,
    author,
    created_at: now.toISOString(),
    ends_at: endsAt,
  }
  await db
    .insertInto('preview_links')
    .values({ ...link, key_hash: keyHash })
    .execute()
  await noteChange(db, { at: now, who: author, what: 'vorschau_geteilt', document })
  return ok(link)
}

const notPossible = (message: string) => failed({ code: 'nicht_moeglich', message })

const ONLY_FOR_EVERYONE =
  'Geteilt werden kann nur, was für alle bestimmt ist. Dieser Inhalt gehört zu einem geschützten Bereich.'
const TOO_MANY = `Für diesen Inhalt gelten schon ${MOST_OF_DOCUMENT} Links. Bitte beenden Sie zuerst einen davon.`

/** Ends a link. Idempotent. */
export async function endPreviewLink(
  db: Kysely<Tables>,
  document: Document,
  { link, author, now }: { link: string; author: string; now: Date },
): Promise<Result<void>> {
  const { numDeletedRows } = await db
    .deleteFrom('preview_links')
    .where('id', '=', link)
    .where('document_id', '=', document.id)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await noteChange(db, { at: now, who: author, what: 'vorschau_beendet', document })
  return ok(undefined)
}

/** Returns the valid links of a document, newest first. */
export const findPreviewLinks = (db: Kysely<Tables>, id: string, now: Date): Promise<PreviewLink[]> =>
  db
    .selectFrom('preview_links')
    .select(COLUMNS)
    .where('document_id', '=', id)
    .where('ends_at', '>=', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Returns the valid link with this hash of a key. */
export const findPreviewLink = (
  db: Kysely<Tables>,
  keyHash: string,
  now: Date,
): Promise<PreviewLink | undefined> =>
  db
    .selectFrom('preview_links')
    .select(COLUMNS)
    .where('key_hash', '=', keyHash)
    .where('ends_at', '>=', now.toISOString())
    .executeTakeFirst()

/** Deletes the links of a deleted document; restoring it does not restore them. */
export async function dropPreviewLinks(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('preview_links').where('document_id', '=', id).execute()
}

/** Deletes a batch of ended links. Returns true if more may be left. */
export async function forgetPreviewLinks(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('preview_links')
    .where('id', 'in', some =>
      some
        .selectFrom('preview_links')
        .select('id')
        .where('ends_at', '<', now.toISOString())
        .orderBy('ends_at')
        .limit(MOST_AT_ONCE),
    )
    .executeTakeFirst()
  return numDeletedRows >= MOST_AT_ONCE
}

const MOST_AT_ONCE = 100
