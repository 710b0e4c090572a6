import type { CallAnswer, Calls, CmsHandlers } from '@rathausplatz/contract'
import { may } from '@rathausplatz/contract'
import type { Kysely } from 'kysely'
import type { CmsStore } from '../collections/collections.ts'
import { findCheckedUses, findDeadUses, MOST_USES, type Within } from '../links/find-broken.ts'
import type { LinkState, LinkTables } from '../links/tables.ts'
import { type Matter, matterInside } from './dead-inside.ts'
import { fieldName } from './field-names.ts'
import { type Editor, visibleTo } from './leave-for.ts'
import { byTarget, compare, type Target } from './link-targets.ts'
import type { LivingAddresses } from './living-addresses.ts'
import { mayChange } from './may-change.ts'
import { kindOf } from './show.ts'
import type { FindRedirected } from './umgeleitete-links.ts'

type Answer = CallAnswer<Calls['redaktionKaputteLinks']>
type Broken = Answer['data'][number]
type Lage = keyof Answer['zahlen']

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
