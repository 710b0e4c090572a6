import { counted } from './counted.ts'
import { foundKinds } from './document-text.ts'
import { partsOf } from './entry-id.ts'
import type { Question } from './question.ts'
import type { Filter, RankedIds, SearchIndex } from './search-index.ts'

/**
 * Returns the entries whose titles have all words of a question. Stop words stand in nearly every text, so a
 * question of nothing else can only mean a title: `Haben`, `Ihre`.
 */
export async function titledWith(
  { asked }: Question,
  index: SearchIndex,
  { kind, section }: Filter,
  limit: number,
): Promise<RankedIds> {
  if (asked.length === 0) return { ids: [], counts: [] }
  const groups = asked.map(({ wort }) => [[wort]])
  const { ids } = await index.hits({ groups, wishes: [] }, {}, limit)
  const entries = await index.entries(ids.map(({ id }) => id))
  const titled = ids.filter(({ id }) => {
    const title = new Set(entries.get(id)?.titelWorte)
    return asked.every(({ wort }) => title.has(wort))
  })
  const isWanted = (id: number) => {
    const parts = partsOf(id)
    return (
      (kind === undefined || foundKinds[parts.kind] === kind) &&
      (section === undefined || parts.section === section)
    )
  }
  return { ids: titled.filter(({ id }) => isWanted(id)), counts: counted(titled) }
}
