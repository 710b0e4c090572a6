import type { Kysely } from 'kysely'
import { redirectedFrom } from './redirects.ts'
import { findReferrers } from './references.ts'
import type { Referrer } from './result.ts'
import type { Scope, Tables } from './tables.ts'

/** Most rounds of redirects to redirects; each round may add any number of addresses. */
const MOST_ROUNDS = 5

/**
 * Returns the documents that link to a target: by its own address, or by one that redirects there. A redirect
 * that editors keep counts by its address too: without it, links to this address lead nowhere.
 */
export async function findAllReferrers(
  db: Kysely<Tables>,
  target: string,
  scope: Scope,
): Promise<Referrer[]> {
  const own = target.startsWith('/') ? target : redirectedFrom(target.replace(/^weiterleitung:/, ''))
  if (own === undefined) return findReferrers(db, [target], scope)
  return findReferrers(db, [target, ...(await addressesLedTo(db, own))], scope)
}

/** Returns a path, the paths that redirect there, and those that redirect to these. */
async function addressesLedTo(db: Kysely<Tables>, path: string): Promise<string[]> {
  const known = new Set([path])
  let last: readonly string[] = [path]
  for (let round = 0; last.length > 0 && round < MOST_ROUNDS; round++) {
    const left = await db.selectFrom('redirects').select('from_path').where('to_path', 'in', last).execute()
    const kept = await db
      .selectFrom('document_references as link')
      .innerJoin('releases as from', 'from.document_id', 'link.document_id')
      .select('from.key')
      .where('link.scope', '=', 'veroeffentlicht')
      .where('link.to_path', 'in', last)
      .execute()
    const before = [
      ...left.map(({ from_path }) => from_path),
      ...kept.flatMap(({ key }) => redirectedFrom(key) ?? []),
    ]
    last = [...new Set(before)].filter(address => !known.has(address))
    for (const address of last) known.add(address)
  }
  return [...known]
}
