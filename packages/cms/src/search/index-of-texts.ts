import { setImmediate } from 'node:timers/promises'
import type { CmsStore } from '../collections/collections.ts'
import { documentText, type FoundKind, foundKinds } from './document-text.ts'
import { searchable } from './fold.ts'

/** A published document as it is searched in. */
export type IndexedText = {
  readonly document_id: string
  readonly kind: FoundKind
  readonly revision: number
  readonly datum_von: string
  readonly titel: string
  readonly text: string
}

/** Few enough that visitors who want a page meanwhile do not notice. */
const AT_ONCE = 40

/**
 * The folded texts of everything published, in memory. Before every search it is brought up to date with what was
 * published and taken away since, so what an editor publishes is found at once. Who may be seen at this very moment is
 * not its business: the store says that for each hit.
 */
export function indexOfTexts({ database }: CmsStore) {
  const texts = new Map<string, IndexedText>()

  const update = async () => {
    const rows = await database.read
      .selectFrom('published')
      .select(['document_id', 'revision'])
      .where('kind', 'in', foundKinds)
      .where('ended', '=', 0)
      .execute()
    const there = new Set(rows.map(row => row.document_id))
    for (const id of texts.keys()) if (!there.has(id)) texts.delete(id)
    const changed = rows.filter(row => texts.get(row.document_id)?.revision !== row.revision)
    for (let index = 0; index < changed.length; index += AT_ONCE) {
      if (index > 0) await setImmediate()
      await read(changed.slice(index, index + AT_ONCE).map(row => row.document_id))
    }
  }

  const read = async (ids: readonly string[]) => {
    const rows = await database.read
      .selectFrom('published')
      .select(['document_id', 'kind', 'revision', 'datum_von', 'data'])
      .where('document_id', 'in', ids)
      .execute()
    for (const { data, ...row } of rows) {
      const kind = row.kind as FoundKind
      const { titel, text } = documentText(kind, JSON.parse(data))
      texts.set(row.document_id, { ...row, kind, titel: searchable(titel), text: searchable(text) })
    }
  }

  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  /** An update that is under way may have missed what was published since; all who come meanwhile share the next one. */
  const upToDate = (): Promise<void> => {
    if (!next) {
      next = running.then(() => {
        next = undefined
        return update()
      })
      running = next.catch(() => {})
    }
    return next
  }

  return {
    async texts(): Promise<Iterable<IndexedText>> {
      await upToDate()
      return texts.values()
    },
  }
}
