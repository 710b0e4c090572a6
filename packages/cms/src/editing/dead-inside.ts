import type { CallAnswer, Calls } from '@rathausplatz/contract'
import { longMoment } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import { pathKinds } from '../endpoints/route.ts'
import { redirectKey } from '../store/index.ts'
import { findRedirect } from '../store/redirects.ts'
import type { Tables } from '../store/tables.ts'
import { type Editor, mayRead } from './leave-for.ts'
import { compare, type Target } from './link-targets.ts'

type Broken = CallAnswer<Calls['redaktionKaputteLinks']>['data'][number]

/** The reason why a target is broken, with what the desk shows about it. */
export type Matter = Pick<Broken, 'grund' | 'seit' | 'neue_adresse' | 'ziel'>

/** Returns why an internal target is missing and since when, as far as the editor may know. */
export function matterInside(db: Kysely<Tables>, now: Date, who: Editor) {
  const moment = now.toISOString()
  return async ({ art, target_kind, target, uses }: Target): Promise<Matter> => {
    const since = uses.map(use => use.since).toSorted(compare)[0] ?? null
    const matter = (grund: string, at?: string | null, ziel: Matter['ziel'] = null): Matter => ({
      grund,
      // The link is broken since both are true: the link exists and its target does not.
      seit: at && (since === null || at > since) ? at : since || null,
      neue_adresse: null,
      ziel,
    })
    if (art === 'datei') {
      const gone = await lastOf(db, target, ['geloescht'])
      return matter(`Die Datei „${target}“ gibt es unter „Bilder und Dokumente“ nicht (mehr).`, gone)
    }
    const kinds = art === 'seite' ? [...pathKinds] : [target_kind]
    const keys = art === 'seite' ? await wayFrom(db, target) : [target]
    // The page at the end of the way is the one that is missing: those before it redirect.
    const there = (await draftsAt(db, kinds, keys))
      .toSorted((one, other) => keys.indexOf(other.key) - keys.indexOf(one.key))
      .find(place => mayRead(who, place))
    const gone = async () => matter(GONE, await lastGoneAt(db, keys, { kinds, after: since ?? '' }))
    if (!there) return gone()
    const { id, kind, title, deleted_at } = there
    const ziel = { id, art: kind, titel: title }
    const called = `„${title}“`
    // A page may have left the website before it was deleted, or may never have been there.
    if (deleted_at !== null)
      return matter(`${called} liegt im Papierkorb.`, await lastOf(db, id, ['zurueckgezogen']), ziel)
    const release = await db
      .selectFrom('releases')
      .select(['audience', 'gueltig_von', 'gueltig_bis'])
      .where('document_id', '=', id)
      .executeTakeFirst()
    if (!release) {
      const withdrawn = await lastOf(db, id, ['zurueckgezogen'])
      return withdrawn === undefined
        ? matter(`${called} ist noch nicht öffentlich.`, undefined, ziel)
        : matter(`${called} wurde von der Website genommen.`, withdrawn, ziel)
    }
    if (release.audience !== 'oeffentlich')
      return matter(`${called} ist nicht für alle bestimmt.`, undefined, ziel)
    if (release.gueltig_von > moment)
      return matter(`${called} ist erst ab ${spoken(release.gueltig_von)} öffentlich.`, undefined, ziel)
    if (release.gueltig_bis <= moment)
      return matter(`${called} war bis ${spoken(release.gueltig_bis)} öffentlich.`, release.gueltig_bis, ziel)
    return gone()
  }
}

const spoken = (moment: string) => longMoment(new Date(moment))

/** Most redirects between a link and the page that it meant. */
const MOST_HOPS = 5

const GONE = 'Diese Adresse gibt es nicht (mehr).'

/** Documents with this key in their draft; deleted ones come last. */
const draftsAt = (db: Kysely<Tables>, kinds: readonly string[], keys: readonly string[]) =>
  db
    .selectFrom('documents as d')
    .innerJoin('listings as l', 'l.document_id', 'd.id')
    .select(['d.id', 'd.kind', 'd.key', 'd.audience', 'd.deleted_at', 'l.title'])
    .where('d.kind', 'in', kinds)
    .where('d.key', 'in', keys)
    .orderBy('d.deleted_at', order => order.desc().nullsFirst())
    .limit(5 * MOST_HOPS)
    .execute()

/** Returns the keys on the way of a link: its path, the redirects that editors keep, and each further path. */
async function wayFrom(db: Kysely<Tables>, path: string): Promise<string[]> {
  const keys: string[] = []
  let next: string | undefined = path
  for (let hop = 0; next !== undefined && !keys.includes(next) && hop < MOST_HOPS; hop++) {
    const kept = redirectKey(next)
    keys.push(next, kept)
    next = (await findRedirect(db, next))?.to ?? (await keptTarget(db, kept))
  }
  return keys
}

/** Returns the path to which a kept redirect leads, or led until it was withdrawn. */
async function keptTarget(db: Kysely<Tables>, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('document_references as link')
    .innerJoin('documents as from', 'from.id', 'link.document_id')
    .select('link.to_path')
    .where('from.key', '=', key)
    .orderBy('link.scope', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.to_path
}

/** Returns the last moment since which one of these keys is not public any more, also if its trash is emptied. */
async function lastGoneAt(
  db: Kysely<Tables>,
  keys: readonly string[],
  { kinds, after }: { kinds: readonly string[]; after: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('changes')
    .select('at')
    .where('at', '>', after)
    .where('key', 'in', keys)
    .where('kind', 'in', [...kinds, 'weiterleitung'])
    .where('what', 'in', ['zurueckgezogen', 'geloescht'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}

/** Returns the time of the latest of these changes to a document. */
async function lastOf(
  db: Kysely<Tables>,
  id: string,
  what: readonly Tables['changes']['what'][],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('changes')
    .select('at')
    .where('document_id', '=', id)
    .where('what', 'in', what)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}
