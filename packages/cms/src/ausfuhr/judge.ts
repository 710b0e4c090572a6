import { records } from '@rathausplatz/contract/records'
import type { Kysely } from 'kysely'
import { collections } from '../collections/collections.ts'
import { fieldName } from '../editing/field-names.ts'
import { recordKinds } from '../editing/show.ts'
import { OpenError } from '../open-error.ts'
import { readContent, readDraft } from '../store/content.ts'
import type { Collection } from '../store/index.ts'
import { addressOf } from '../store/references.ts'
import { reasonsOf } from '../store/result.ts'
import type { Tables } from '../store/tables.ts'
import { type Content, content, contentsOf } from './format.ts'
import type { Package } from './open-package.ts'
import { kinds } from './read-contents.ts'

/** A content that was not imported, with the reasons. */
export type Told = { readonly art: string; readonly schluessel: string; readonly gruende: readonly string[] }

/** The contents of the town before the import. */
export type Stock = { readonly ids: ReadonlySet<string>; readonly keys: ReadonlySet<string> }

export type Judgement = {
  /** The ids of contents that can be imported. */
  readonly coming: ReadonlySet<string>
  readonly there: readonly Told[]
  readonly refused: readonly Told[]
}

export async function readStock(db: Kysely<Tables>): Promise<Stock> {
  const documents = await db.selectFrom('documents').select(['id', 'kind', 'key', 'deleted_at']).execute()
  const released = await db.selectFrom('releases').select(['kind', 'key']).execute()
  const standing = [...documents.filter(({ deleted_at }) => deleted_at === null), ...released]
  return {
    ids: new Set(documents.map(({ id }) => id)),
    keys: new Set(standing.map(({ kind, key }) => nameOf(kind, key))),
  }
}

type Candidate = {
  readonly art: string
  readonly schluessel: string
  /** The names by which other contents refer to its public version and to its draft. */
  readonly names: readonly string[]
  /** Its required references. */
  readonly needs: readonly { readonly name: string; readonly said: string }[]
}

/**
 * Checks all contents before the first is written: for the present rules, for existing content, and for
 * references that neither export nor town has. Contents may refer to each other in a cycle.
 */
export async function judge(pack: Package, stock: Stock): Promise<Judgement> {
  const unknown = Object.keys(pack.head.bestand.inhalte).filter(kind => !kinds.includes(kind))
  if (unknown.length > 0)
    throw new OpenError(
      'einfuhr',
      `Diese Inhaltsarten gibt es hier nicht: ${unknown.map(kind => `„${kind}“`).join(', ')}.`,
    )
  const candidates = new Map<string, Candidate>()
  const there: Told[] = []
  const refused: Told[] = []
  const names = new Set(stock.keys)
  for (const kind of kinds) {
    const collection: Collection = collections[kind as keyof typeof collections]
    for await (const line of pack.lines(contentsOf(kind), content)) {
      const told = (gruende: readonly string[]): Told => ({ art: kind, schluessel: line.schluessel, gruende })
      const read = await readLine(collection, line)
      if (stock.ids.has(line.id) || stock.keys.has(nameOf(kind, line.schluessel)))
        there.push(told(['schon da']))
      else if (read.issues.length > 0) refused.push(told(read.issues))
      else if (candidates.has(line.id) || read.names.some(name => names.has(name)))
        refused.push(told(['Die Adresse oder die Kennung hat in der Ausfuhr schon ein anderer Inhalt.']))
      else {
        for (const name of read.names) names.add(name)
        candidates.set(line.id, { art: kind, schluessel: line.schluessel, ...read })
      }
    }
  }
  refused.push(...withoutTargets(candidates, names))
  return { coming: new Set(candidates.keys()), there, refused }
}

/**
 * Removes contents with missing targets, then contents that depend on these, until all that are left have
 * their targets.
 */
function withoutTargets(candidates: Map<string, Candidate>, names: Set<string>): Told[] {
  const refused: Told[] = []
  for (let before = -1; before !== candidates.size; ) {
    before = candidates.size
    for (const [id, { art, schluessel, needs, names: own }] of candidates) {
      const gone = needs.filter(({ name }) => !names.has(name))
      if (gone.length === 0) continue
      candidates.delete(id)
      for (const name of own) names.delete(name)
      refused.push({ art, schluessel, gruende: gone.map(({ said }) => said) })
    }
  }
  return refused
}

const nameOf = (kind: string, key: string): string => `${kind} ${key}`

async function readLine(collection: Collection, line: Content) {
  const issues: string[] = []
  const names = new Set<string>()
  const needs: Candidate['needs'][number][] = []
  const now = new Date()
  if (!line.oeffentlich && !line.entwurf)
    issues.push('Es gibt weder etwas Öffentliches davon noch einen Entwurf.')
  for (const state of [line.oeffentlich, line.entwurf]) {
    if (!state) continue
    const wordsAt = (path: string) => fieldName(recordKinds[collection.kind]?.record, path, state.daten)
    // A draft may be incomplete, as at the desk.
    const read =
      state === line.entwurf
        ? await readDraft(collection, state.daten, { id: line.id, now })
        : await readContent(collection, state.daten)
    if (!read.ok) {
      issues.push(...reasonsOf(read.error, path => wordsAt(path)))
      continue
    }
    const { key, shape } = read.value
    if (key !== line.schluessel && names.size === 0)
      issues.push(`Die Daten gehören zu „${key}“, nicht zu diesem Schlüssel.`)
    names.add(nameOf(collection.kind, key))
    for (const { field, to, kind, mayMiss } of collection.references(shape))
      if (kind !== undefined && !mayMiss)
        needs.push({
          name: nameOf(kind, to),
          said: `${wordsAt(field)}: ${labelOf(kind)} „${to}“ gibt es nicht.`,
        })
  }
  return { issues, names: [...names], needs }
}

const labelOf = (kind: string): string =>
  Object.values(records).find(record => record.kind === kind)?.label.one ?? addressOf(kind, '')
