import type { Kysely } from 'kysely'
import { invalid, ok, type Result } from './result.ts'
import type { Tables } from './tables.ts'

/**
 * Redirects from old paths. Every target is final: a chain is flattened when it would arise, so a visitor is
 * redirected once at most and never in a loop.
 */

export interface Redirect {
  readonly to: string
  readonly status: number
}

/**
 * Keys that begin with '/' are paths of the site; others, such as a menu's name, have no address to redirect.
 */
export const isPath = (key: string): boolean => key.startsWith('/')

/**
 * The key of a redirect that editors keep. The prefix keeps it from being a path: no page has this key, and a
 * corrected address leaves no redirect behind.
 */
export const redirectKey = (from: string): string => `von:${from}`

/** Returns the address from which a kept redirect leads on; undefined for other keys. */
export const redirectedFrom = (key: string): string | undefined =>
  key.startsWith(redirectKey('/')) ? key.slice(redirectKey('').length) : undefined

/**
 * A path of this site. It must not begin with '//' or contain a backslash or a control character, which could
 * lead a browser to another site.
 */
const SITE_PATH = /^\/(?!\/)[^\s\\?#\p{Cc}]*$/u

export async function addRedirect(
  db: Kysely<Tables>,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<Result<void>> {
  const refuse = (message: string) => invalid([{ path: 'redirectTo', message }], message)
  if (!SITE_PATH.test(to)) return refuse('Bitte eine Adresse dieser Website angeben, zum Beispiel /rathaus')
  const target = (await findRedirect(db, to))?.to ?? to
  if (target === from) return refuse('Diese Weiterleitung würde im Kreis führen')

  await db.updateTable('redirects').set({ to_path: target }).where('to_path', '=', from).execute()
  await removeRedirect(db, from)
  await db
    .insertInto('redirects')
    .values({ from_path: from, to_path: target, status: 301, created_at: now.toISOString() })
    .execute()
  return ok(undefined)
}

/** Removes a redirect, because a page at its path has precedence. */
export async function removeRedirect(db: Kysely<Tables>, from: string): Promise<void> {
  await db.deleteFrom('redirects').where('from_path', '=', from).execute()
}

/** Tests whether a public document has this address, even if the document is outside its time window. */
export async function isTaken(db: Kysely<Tables>, kinds: readonly string[], path: string): Promise<boolean> {
  const standing = await db
    .selectFrom('releases')
    .select('document_id')
    .where('kind', 'in', kinds)
    .where('key', '=', path)
    .executeTakeFirst()
  return standing !== undefined
}

export function findRedirect(db: Kysely<Tables>, from: string): Promise<Redirect | undefined> {
  return db
    .selectFrom('redirects')
    .select(['to_path as to', 'status'])
    .where('from_path', '=', from)
    .executeTakeFirst()
}
