import { type Kysely, sql } from 'kysely'
import { weiterleitungKey } from '../collections/weiterleitung.ts'
import { pathKinds } from '../endpoints/route.ts'
import type { MediaTables } from '../media/tables.ts'
import { isVisible, type Listed } from '../store/lists/conditions.ts'
import type { Visible } from '../store/queries.ts'
import type { Tables } from '../store/tables.ts'
import type { LinkArt, LinkState, LinkTables } from './tables.ts'

/** A link of a public document, with the title and key of the document. */
export type LinkUse = {
  readonly document_id: string
  readonly kind: string
  readonly key: string
  readonly title: string
  readonly field: string
  readonly words: string
  readonly art: LinkArt
  readonly target_kind: string
  readonly target: string
  readonly redirect_key: string
  readonly since: string
}

/** The documents whose links are listed: those that the editor sees, within a section. */
export type Within = {
  readonly visible: readonly Visible[]
  readonly section?: string | undefined
  readonly now: Date
}

/** Most links in one list. Further ones appear once these are repaired. */
export const MOST_USES = 2_000

type Db = Kysely<Tables>
type All = Kysely<Tables & LinkTables & MediaTables>

const all = (db: Db): All => db.withTables<LinkTables & MediaTables>()

/**
 * Returns links inside the site that lead to nothing, as far as the tables know: first finds the dead
 * targets, each once, then the documents that link there. A path that a record answers below its own page
 * must be ruled out by the caller.
 */
export async function findDeadUses(db: Db, within: Within): Promise<LinkUse[]> {
  const now = within.now.toISOString()
  const dead = all(db)
    .selectFrom('link_uses as t')
    .select(['t.art', 't.target_kind', 't.target'])
    .distinct()
    .where('t.art', '!=', 'extern')
    .where(t =>
      t.or([
        t.and([
          t('t.art', '=', 'seite'),
          t.not(
            t.exists(
              t
                .selectFrom('published as p')
                .select('p.document_id')
                .where('p.kind', 'in', [...pathKinds])
                .whereRef('p.key', '=', 't.target')
                .where('p.gueltig_von', '<=', now)
                .where('p.gueltig_bis', '>', now),
            ),
          ),
        ]),
        t.and([
          t('t.art', '=', 'eintrag'),
          t.not(
            t.exists(
              t
                .selectFrom('published as p')
                .select('p.document_id')
                .whereRef('p.kind', '=', 't.target_kind')
                .whereRef('p.key', '=', 't.target')
                .where('p.gueltig_von', '<=', now)
                .where('p.gueltig_bis', '>', now),
            ),
          ),
        ]),
        t.and([
          t('t.art', '=', 'datei'),
          t.not(t.exists(t.selectFrom('medien as m').select('m.datei').whereRef('m.datei', '=', 't.target'))),
        ]),
      ]),
    )
    .as('dead')
  return usesOf(db, within)
    .innerJoin(dead, join =>
      join
        .onRef('dead.art', '=', 'u.art')
        .onRef('dead.target_kind', '=', 'u.target_kind')
        .onRef('dead.target', '=', 'u.target'),
    )
    .where(u =>
      u.not(
        u.exists(
          u
            .selectFrom('published as w')
            .select('w.document_id')
            .where('w.kind', '=', 'weiterleitung')
            .whereRef('w.key', '=', 'u.redirect_key')
            .where('w.gueltig_von', '<=', now)
            .where('w.gueltig_bis', '>', now),
        ),
      ),
    )
    .execute()
}

/**
 * Returns links inside the site that arrive only over a redirect: no page has the path, but a redirect
 * answers it, either left behind by a moved page or entered by an editor. `elsewhere`: paths of records whose
 * page has another address.
 */
export async function findRedirectedUses(
  db: Db,
  within: Within,
  elsewhere: ReadonlySet<string>,
): Promise<LinkUse[]> {
  const now = within.now.toISOString()
  return usesOf(db, within)
    .where('u.art', '=', 'seite')
    .where(u => {
      const asked = sql<string>`substr(${u.ref('u.redirect_key')}, ${sql.lit(weiterleitungKey('').length + 1)})`
      const byPath = sql<string>`${sql.lit(weiterleitungKey(''))} || ${u.ref('u.target')}`
      const stands = u.exists(
        u
          .selectFrom('published as p')
          .select('p.document_id')
          .where('p.kind', 'in', [...pathKinds])
          .whereRef('p.key', '=', 'u.target')
          .where('p.gueltig_von', '<=', now)
          .where('p.gueltig_bis', '>', now),
      )
      const wasLeftBehind = u.exists(
        u
          .selectFrom('redirects as r')
          .select('r.from_path')
          .where(r => r.or([r('r.from_path', '=', r.ref('u.target')), r('r.from_path', '=', asked)])),
      )
      const isKept = u.exists(
        u
          .selectFrom('published as w')
          .select('w.document_id')
          .where('w.kind', '=', 'weiterleitung')
          .where(w => w.or([w('w.key', '=', w.ref('u.redirect_key')), w('w.key', '=', byPath)]))
          .where('w.gueltig_von', '<=', now)
          .where('w.gueltig_bis', '>', now),
      )
      const leadsOn = u.and([u.not(stands), u.or([wasLeftBehind, isKept])])
      return elsewhere.size === 0 ? leadsOn : u.or([u('u.target', 'in', [...elsewhere]), leadsOn])
    })
    .execute()
}

/** Returns links to other websites whose last check had this state. */
export const findCheckedUses = (db: Db, state: LinkState, within: Within): Promise<LinkUse[]> =>
  usesOf(db, within)
    .innerJoin('link_checks as c', 'c.address', 'u.target')
    .where('u.art', '=', 'extern')
    .where('c.state', '=', state)
    .execute()

/** Returns all links to one target. */
export const findUsesOf = (
  db: Db,
  { art, target }: Pick<LinkUse, 'art' | 'target'>,
  within: Within,
): Promise<LinkUse[]> => usesOf(db, within).where('u.art', '=', art).where('u.target', '=', target).execute()

/** Whether the library has a file with this name. */
export const hasFile = async (db: Db, datei: string): Promise<boolean> =>
  (await all(db)
    .selectFrom('medien as m')
    .select('m.datei')
    .where('m.datei', '=', datei)
    .executeTakeFirst()) !== undefined

function usesOf(db: Db, { visible, section, now }: Within) {
  const moment = now.toISOString()
  const parts = [
    (l: Listed) => (visible.length > 0 ? l.or(visible.map(some => isVisible(l, some))) : l.lit(false)),
    ...(section === undefined
      ? []
      : [
          (l: Listed) =>
            isVisible(l, { audiences: ['oeffentlich'], within: { sections: [section], keys: [] } }),
        ]),
  ]
  return all(db)
    .selectFrom('link_uses as u')
    .innerJoin('releases as l', 'l.document_id', 'u.document_id')
    .select(['u.document_id', 'u.field', 'u.words', 'u.art', 'u.target_kind', 'u.target'])
    .select(['u.redirect_key', 'u.since'])
    .select(['l.kind', 'l.key', 'l.title'])
    .where('l.audience', '=', 'oeffentlich')
    .where('l.gueltig_von', '<=', moment)
    .where('l.gueltig_bis', '>', moment)
    .where(l => l.and(parts.map(part => part(l as unknown as Listed))))
    .orderBy('l.title')
    .orderBy('u.document_id')
    .orderBy('u.position')
    .limit(MOST_USES)
}
