import { withTownOffset } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import type { OparlPartsTable, OparlTables } from './tables.ts'
import { addressOf, nameOf, rankOf, schemaOf, types } from './types.ts'

type Db = Kysely<OparlTables>
type Row = OparlPartsTable
type Values = Readonly<Record<string, unknown>>

/** Ids per statement that every database accepts. */
const AT_ONCE = 200

/**
 * Builds objects from their parts as of a moment, then the objects that depend on them: those that link or
 * need an object that came or went, and those that embed an object that changed. An object whose content
 * changes gets the moment as `modified`. A deleted object stays as a row (OParl 1.1: soft deletion).
 */
export async function settle(db: Db, changed: readonly string[], now: Date): Promise<void> {
  let latest = changed
  // Terminates: an object built again from the same parts does not change.
  while (latest.length > 0) latest = await followersOf(db, await settleOnce(db, latest, now))
}

type Outcome = { readonly cameOrWent: readonly string[]; readonly changed: readonly string[] }

async function settleOnce(db: Db, ids: readonly string[], now: Date): Promise<Outcome> {
  const at = toSeconds(now)
  const parts = await partsOfAll(db, ids, now)
  const isThere = await thereOf(db, parts, now)
  const objects = new Map((await objectsOf(db, [...targetsOf(parts), ...ids])).map(row => [row.id, row]))
  const cameOrWent: string[] = []
  const changed: string[] = []
  // Embedded objects are built before the objects that embed them.
  for (const id of ids.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const was = objects.get(id)
    const wasThere = was !== undefined && was.deleted === 0
    const body = bodyOf(parts.get(id) ?? [], isThere, objects)
    if (body === undefined ? !wasThere : wasThere && was.body === body) continue
    const row = {
      id,
      type: types[nameOf(id)].type,
      created: was?.created ?? at,
      modified: at,
      deleted: body === undefined ? 1 : 0,
      body: body ?? '{}',
    }
    objects.set(id, row)
    await db
      .insertInto('oparl_objects')
      .values(row)
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute()
    if (wasThere === (body !== undefined)) changed.push(id)
    else cameOrWent.push(id)
  }
  return { cameOrWent, changed }
}

/**
 * Answers have moments to the second. They are stored to the second too, so that a filter with a moment from
 * an answer matches exactly.
 */
const toSeconds = (now: Date): string => `${now.toISOString().slice(0, 19)}Z`

/**
 * Returns the objects to rebuild: those that link or need an object that came or went, and those that embed
 * an object that changed.
 */
async function followersOf(db: Db, { cameOrWent, changed }: Outcome): Promise<string[]> {
  const found = new Set<string>()
  const followers = (ids: readonly string[]) =>
    db.selectFrom('oparl_parts').select('object').distinct().where('target', 'in', ids)
  for (const some of inChunks(cameOrWent))
    for (const { object } of await followers(some).execute()) found.add(object)
  for (const some of inChunks(changed))
    for (const { object } of await followers(some).where('how', 'in', ['embed', 'embeds']).execute())
      found.add(object)
  return [...found]
}

/** Returns the parts of each object at a moment, in the order of documents and positions. */
async function partsOfAll(
  db: Db,
  ids: Iterable<string>,
  now: Date,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const parts = new Map<string, Row[]>()
  for (const some of inChunks([...ids])) {
    const rows = await db
      .selectFrom('oparl_parts')
      .selectAll()
      .where('object', 'in', some)
      .where('gueltig_von', '<=', now.toISOString())
      .where('gueltig_bis', '>', now.toISOString())
      .orderBy('object')
      .orderBy('document_id')
      .orderBy('position')
      .execute()
    for (const row of rows) parts.set(row.object, [...(parts.get(row.object) ?? []), row])
  }
  return parts
}

/** Returns which objects exist: they have a part of their own, and the object that this part needs exists. */
async function thereOf(
  db: Db,
  parts: ReadonlyMap<string, readonly Row[]>,
  now: Date,
): Promise<(id: string) => boolean> {
  const known = new Map(parts)
  for (let missing = targetsOf(known); missing.length > 0; missing = targetsOf(known)) {
    const found = await partsOfAll(db, missing, now)
    for (const id of missing) known.set(id, found.get(id) ?? [])
  }
  const said = new Map<string, boolean>()
  const isThere = (id: string): boolean => {
    const already = said.get(id)
    if (already !== undefined) return already
    // An object that needs itself in a cycle does not exist.
    said.set(id, false)
    const is = (known.get(id) ?? []).some(
      ({ slot, target }) => slot === '' && (target === null || isThere(target)),
    )
    said.set(id, is)
    return is
  }
  return isThere
}

/** Returns the targets that are not read yet. */
const targetsOf = (known: ReadonlyMap<string, readonly Row[]>): string[] => [
  ...new Set(
    [...known.values()].flat().flatMap(({ target }) => (target && !known.has(target) ? [target] : [])),
  ),
]

async function objectsOf(db: Db, ids: readonly string[]) {
  const found = []
  for (const some of inChunks(ids))
    found.push(...(await db.selectFrom('oparl_objects').selectAll().where('id', 'in', some).execute()))
  return found
}

type Objects = ReadonlyMap<string, OparlTables['oparl_objects']>

/** Returns the JSON of an object; undefined if it does not exist. */
function bodyOf(
  parts: readonly Row[],
  isThere: (id: string) => boolean,
  objects: Objects,
): string | undefined {
  const self = parts.find(({ slot, target }) => slot === '' && (target === null || isThere(target)))
  if (!self) return undefined
  const values: Record<string, unknown> = { ...(JSON.parse(self.json) as Values) }
  for (const { slot, target, how } of parts) {
    if (slot === '' || target === null || !isThere(target)) continue
    const value = how === 'link' || how === 'links' ? addressOf(target) : embedded(target, objects)
    if (value === undefined) continue
    if (how === 'link' || how === 'embed') {
      values[slot] ??= value
      continue
    }
    const list = (values[slot] as unknown[] | undefined) ?? []
    if (!list.some(one => isSame(one, value))) values[slot] = [...list, value]
  }
  return JSON.stringify(values)
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

/** `created` and `modified` in the format of the wire. */
export const momentsOf = ({ created, modified }: { created: string; modified: string }) => ({
  created: withTownOffset(created),
  modified: withTownOffset(modified),
})

/** An embedded object, without the fields that refer back to its owner. */
function embedded(id: string, objects: Objects): Values | undefined {
  const row = objects.get(id)
  if (!row || row.deleted) return undefined
  const { type, back } = types[nameOf(id)]
  const values = Object.entries(JSON.parse(row.body) as Values).filter(
    ([name]) => !(back as readonly string[]).includes(name),
  )
  return { id: addressOf(id), type: schemaOf(type), ...Object.fromEntries(values), ...momentsOf(row) }
}

function* inChunks<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += AT_ONCE) yield all.slice(at, at + AT_ONCE)
}
