import type { Audience } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import type { Kysely } from 'kysely'
import { collections } from '../collections/collections.ts'
import type { Collection } from '../store/index.ts'
import type { Tables } from '../store/tables.ts'
import { OPEN_BEGIN, OPEN_END } from '../store/window.ts'
import type { Content, Extent, Redirect, Version } from './format.ts'

/** Contents per query: few enough that other requests are not delayed. */
const AT_ONCE = 100

export const kinds = Object.keys(records)

/** Returns the audiences whose contents an export may include. */
export const audiencesOf = ({ mitIntranet, mitRat }: Extent): Audience[] => [
  'oeffentlich',
  ...(mitIntranet ? (['intranet'] as const) : []),
  ...(mitRat ? (['raete'] as const) : []),
]

/** Yields the contents of a kind in the order of their keys, with their older versions if asked for. */
export async function* readContents(
  db: Kysely<Tables>,
  kind: string,
  extent: Extent,
  now: Date,
): AsyncGenerator<{ content: Content; versions: Version[] }> {
  const ids = await idsInOrder(db, kind)
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    const rows = new Map((await rowsOf(db, some)).map(row => [row.id, row]))
    for (const id of some) {
      const row = rows.get(id)
      const content = row && contentOf(kind, row, extent, now)
      if (content)
        yield { content, versions: extent.mitFassungen ? await versionsOf(db, kind, content, extent) : [] }
    }
  }
}

/** Returns the automatic redirects of public content. */
export async function readRedirects(db: Kysely<Tables>): Promise<Redirect[]> {
  const rows = await db
    .selectFrom('redirects')
    .select(['from_path as von', 'to_path as nach'])
    .orderBy('from_path')
    .execute()
  return rows.toSorted((a, b) => inOrder(a.von, b.von))
}

/** Compares by code units, equally on every database. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

async function idsInOrder(db: Kysely<Tables>, kind: string): Promise<string[]> {
  const rows = await db
    .selectFrom('documents as d')
    .leftJoin('releases as r', 'r.document_id', 'd.id')
    .select(['d.id', 'd.key', 'r.key as called'])
    .where('d.kind', '=', kind)
    .where('d.deleted_at', 'is', null)
    .execute()
  return rows
    .map(({ id, key, called }) => ({ id, key: called ?? key }))
    .toSorted((a, b) => inOrder(a.key, b.key) || inOrder(a.id, b.id))
    .map(({ id }) => id)
}

const rowsOf = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom('documents as d')
    .innerJoin('revisions as draft', join =>
      join.onRef('draft.document_id', '=', 'd.id').onRef('draft.number', '=', 'd.draft_revision'),
    )
    .leftJoin('releases as r', 'r.document_id', 'd.id')
    .select(['d.id', 'd.key', 'd.audience', 'd.review', 'd.draft_revision', 'd.created_at'])
    .select(['draft.data as draft_data', 'draft.created_at as draft_at'])
    .select(['r.key as called', 'r.audience as readers', 'r.revision', 'r.data', 'r.published_at'])
    .select(['r.gueltig_von', 'r.gueltig_bis'])
    .where('d.id', 'in', ids)
    .execute()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function contentOf(kind: string, row: Row, extent: Extent, now: Date): Content | undefined {
  const audiences = audiencesOf(extent)
  const released = releasedOf(row, extent, now)
  const oeffentlich = released && audiences.includes(released.fuer) ? released : null
  const isDraft = row.revision !== row.draft_revision || isMoreThanShown(kind, row)
  const entwurf =
    isDraft && !extent.nurOeffentlich && audiences.includes(row.audience)
      ? {
          fuer: row.audience,
          stand: row.review,
          geaendert_am: row.draft_at,
          ...(extent.mitFassungen ? { nummer: row.draft_revision } : {}),
          daten: JSON.parse(row.draft_data),
        }
      : null
  if (!oeffentlich && !entwurf) return undefined
  // The key of a version for another audience is not exported either.
  const schluessel = oeffentlich ? (row.called ?? row.key) : row.key
  return { id: row.id, schluessel, angelegt_am: row.created_at, oeffentlich, entwurf }
}

/** Whether a withdrawn notice has more content than it shows: the rest is exported as its draft. */
function isMoreThanShown(kind: string, { draft_data }: Row): boolean {
  const { shown }: Collection = collections[kind as keyof typeof collections]
  if (!shown) return false
  const data: unknown = JSON.parse(draft_data)
  return JSON.stringify(shown(data)) !== JSON.stringify(data)
}

function releasedOf(row: Row, { nurOeffentlich, mitFassungen }: Extent, now: Date): Content['oeffentlich'] {
  const { readers, data, revision, published_at: seit, gueltig_von: von, gueltig_bis: bis } = row
  if (readers === null || data === null || revision === null || seit === null) return null
  const moment = now.toISOString()
  const isVisible = (von ?? '') <= moment && (bis ?? OPEN_END) > moment
  if (nurOeffentlich && !isVisible) return null
  return {
    fuer: readers,
    seit,
    gueltig_von: von === OPEN_BEGIN ? null : von,
    gueltig_bis: bis === OPEN_END ? null : bis,
    ...(mitFassungen ? { nummer: revision } : {}),
    daten: JSON.parse(data),
  }
}

/** Returns the versions up to the draft, except the public version and the draft. */
async function versionsOf(
  db: Kysely<Tables>,
  kind: string,
  { id, oeffentlich, entwurf }: Content,
  extent: Extent,
): Promise<Version[]> {
  const { audience }: Collection = collections[kind as keyof typeof collections]
  const audiences = audiencesOf(extent)
  const rows = await db
    .selectFrom('revisions')
    .select(['number as nummer', 'created_at as am', 'data'])
    .where('document_id', '=', id)
    .where('number', '<', entwurf?.nummer ?? oeffentlich?.nummer ?? 0)
    .where('number', '!=', oeffentlich?.nummer ?? 0)
    .orderBy('number')
    .execute()
  return (
    rows
      .map(({ nummer, am, data }) => ({ id, nummer, am, daten: JSON.parse(data) }))
      // A version may have had another audience.
      .filter(({ daten }) => audiences.includes(audience?.(daten) ?? 'oeffentlich'))
  )
}
