import type { CallAnswer, Calls, CmsHandlers } from '@rathausplatz/contract'
import { may } from '@rathausplatz/contract'
import { longMoment } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import type { CmsStore } from '../collections/collections.ts'
import { pathKinds } from '../endpoints/route.ts'
import { findCheckedUses, findDeadUses, type LinkUse, MOST_USES, type Within } from '../links/find-broken.ts'
import type { LinkState, LinkTables } from '../links/tables.ts'
import type { Tables } from '../store/tables.ts'
import { fieldName } from './field-names.ts'
import { type Editor, mayRead, visibleTo } from './leave-for.ts'
import type { LivingAddresses } from './living-addresses.ts'
import { mayChange } from './may-change.ts'
import { kindOf } from './show.ts'
import type { FindRedirected } from './umgeleitete-links.ts'

type Answer = CallAnswer<Calls['redaktionKaputteLinks']>
type Broken = Answer['data'][number]
type Lage = keyof Answer['zahlen']

/** A target with all its links, in the order in which they were found. */
type Target = Pick<LinkUse, 'art' | 'target_kind' | 'target'> & {
  readonly uses: readonly LinkUse[]
  /** Target of the redirect. */
  readonly to?: string
}

/** The reason why a target is broken, with what the desk shows about it. */
type Matter = Pick<Broken, 'grund' | 'seit' | 'neue_adresse' | 'ziel'>

/** Most links listed per target; a target with more links is better replaced as a whole. */
const MOST_PLACES = 20

const STATES = { aussen: 'kaputt', umzug: 'umzug', ungeprueft: 'ungeprueft' } as const satisfies Record<
  Exclude<Lage, 'haus' | 'weiterleitung'>,
  LinkState
>

type Sources = {
  store: CmsStore
  living: LivingAddresses
  findRedirected: FindRedirected
  clock: () => Date
  /** True if external addresses are checked at all. */
  isChecking: boolean
}

/**
 * Calls for broken links of public documents, as stored at this moment; nothing is fetched for the answer.
 */
export function kaputteLinks({ store, living, findRedirected, clock, isChecking }: Sources) {
  const { read } = store.database
  const tables = read.withTables<LinkTables>()

  const deadInside = async (within: Within): Promise<Found> => {
    const uses = await findDeadUses(read, within)
    const targets = byTarget(uses)
    const lives = await Promise.all(
      targets.map(async ({ art, target }) => art === 'seite' && (await living.titleAt(encodeURI(target)))),
    )
    return { targets: targets.filter((_, index) => !lives[index]), mehr: uses.length >= MOST_USES }
  }

  const outside = async (lage: keyof typeof STATES, within: Within): Promise<Found> => {
    const uses = await findCheckedUses(read, STATES[lage], within)
    return { targets: byTarget(uses), mehr: uses.length >= MOST_USES }
  }

  const checkOf = async ({ target }: Target): Promise<Matter> => {
    const row = await tables
      .selectFrom('link_checks')
      .selectAll()
      .where('address', '=', target)
      .executeTakeFirst()
    return {
      grund: row?.reason ?? '',
      seit: row?.failed_since ?? null,
      neue_adresse: row?.state === 'umzug' ? row.moved_to : null,
      ziel: null,
    }
  }

  return {
    async redaktionKaputteLinks({ query: { lage, bereich, seite, pro_seite } }, who): Promise<Answer> {
      const now = clock()
      const within: Within = { visible: visibleTo(who), section: bereich, now }
      const [haus, aussen, umzug, weiterleitung, ungeprueft, pruefung] = await Promise.all([
        deadInside(within),
        outside('aussen', within),
        outside('umzug', within),
        findRedirected(within),
        outside('ungeprueft', within),
        checkedSoFar(tables, isChecking),
      ])
      const all: Record<Lage, Found> = { haus, aussen, umzug, weiterleitung, ungeprueft }
      const { targets, mehr } = all[lage]
      const shown = targets
        .toSorted((one, other) => other.uses.length - one.uses.length || compare(one.target, other.target))
        .slice((seite - 1) * pro_seite, seite * pro_seite)
      const matterOf = {
        haus: matterInside(read, now, who),
        weiterleitung: async ({ to }: Target): Promise<Matter> => ({
          grund: '',
          seit: null,
          neue_adresse: to ?? null,
          ziel: null,
        }),
        aussen: checkOf,
        umzug: checkOf,
        ungeprueft: checkOf,
      }[lage]
      return {
        data: await Promise.all(
          shown.map(async target =>
            Object.assign(
              { adresse: addressOf(target), ersetzbar: isReplaceable(target, who) },
              await placesOf(store, target, who),
              await matterOf(target),
            ),
          ),
        ),
        anzahl: targets.length,
        mehr,
        zahlen: {
          haus: haus.targets.length,
          aussen: aussen.targets.length,
          umzug: umzug.targets.length,
          weiterleitung: weiterleitung.targets.length,
          ungeprueft: ungeprueft.targets.length,
        },
        pruefung,
      }
    },
  } satisfies CmsHandlers
}

type Found = { readonly targets: readonly Target[]; readonly mehr: boolean }

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

function byTarget(uses: readonly LinkUse[]): Target[] {
  const targets = new Map<string, Target & { readonly uses: LinkUse[] }>()
  for (const use of uses) {
    const { art, target_kind, target } = use
    const key = `${art} ${target_kind} ${target}`
    const known = targets.get(key)
    if (known) known.uses.push(use)
    else targets.set(key, { art, target_kind, target, uses: [use] })
  }
  return [...targets.values()]
}

/** The address to display: the path of a file, or the key of a document that a field names. */
const addressOf = ({ art, target }: Target): string => (art === 'datei' ? `/medien/${target}` : target)

const isReplaceable = ({ art }: Target, who: Editor): boolean =>
  (art === 'seite' || art === 'extern') && may(who, 'inhalte-schreiben')

async function placesOf(
  store: CmsStore,
  { uses }: Target,
  who: Editor,
): Promise<Pick<Broken, 'stellen' | 'weitere'>> {
  const named = uses.slice(0, MOST_PLACES)
  const ids = [...new Set(named.map(({ document_id }) => document_id))]
  const data = new Map(
    await Promise.all(ids.map(async id => [id, (await store.published.byId(id))?.data] as const)),
  )
  return {
    stellen: named.map(({ document_id: id, kind: art, key, title: titel, field: feld, words: worte }) => ({
      id,
      art,
      titel,
      feld,
      feldname: fieldName(kindOf(art)?.record, feld, data.get(id)),
      worte,
      aenderbar: mayChange(who, { kind: art, key }),
    })),
    weitere: uses.length - named.length,
  }
}

/** Returns why an internal target is missing and since when, with as much of it as the editor may know. */
function matterInside(db: Kysely<Tables>, now: Date, who: Editor) {
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

async function checkedSoFar(db: Kysely<LinkTables>, an: boolean): Promise<Answer['pruefung']> {
  const row = await db
    .selectFrom('link_checks')
    .select(({ fn }) => [fn.countAll<number>().as('adressen'), fn.max('checked_at').as('zuletzt')])
    .executeTakeFirstOrThrow()
  const open = await db
    .selectFrom('link_checks')
    .select(({ fn }) => fn.countAll<number>().as('offen'))
    .where('state', '=', 'neu')
    .executeTakeFirstOrThrow()
  return { an, adressen: Number(row.adressen), offen: Number(open.offen), zuletzt: row.zuletzt ?? null }
}
