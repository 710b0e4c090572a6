import type { CallAnswer, Calls } from '@rathausplatz/contract'
import { longMoment } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import { pathKinds } from '../endpoints/route.ts'
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
    const there = (await draftsAt(db, kinds, target)).find(place => mayRead(who, place))
    if (!there) return matter(GONE)
    const { id, kind, title, deleted_at } = there
    const ziel = { id, art: kind, titel: title }
    const called = `„${title}“`
    if (deleted_at !== null) return matter(`${called} liegt im Papierkorb.`, deleted_at, ziel)
    const release = await db
      .selectFrom('releases')
      .select(['audience', 'gueltig_von', 'gueltig_bis'])
      .where('document_id', '=', id)
      .executeTakeFirst()
    if (!release) {
      const withdrawn = await lastOf(db, id, ['zurueckgezogen', 'geloescht'])
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
    return matter(GONE)
  }
}

const spoken = (moment: string) => longMoment(new Date(moment))

const GONE = 'Diese Adresse gibt es nicht (mehr).'

/** Documents with this key in their draft; deleted ones come last. */
const draftsAt = (db: Kysely<Tables>, kinds: readonly string[], key: string) =>
  db
    .selectFrom('documents as d')
    .innerJoin('listings as l', 'l.document_id', 'd.id')
    .select(['d.id', 'd.kind', 'd.key', 'd.audience', 'd.deleted_at', 'l.title'])
    .where('d.kind', 'in', kinds)
    .where('d.key', '=', key)
    .orderBy('d.deleted_at', order => order.desc().nullsFirst())
    .limit(5)
    .execute()

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
