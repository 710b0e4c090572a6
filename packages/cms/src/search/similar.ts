import type { Meaning } from './meaning.ts'
import type { RankedIds, SearchIndex, TermGroup } from './search-index.ts'
import type { Understood } from './understand.ts'

/** A word in this many entries has little weight. */
const COMMON = 1_000
/** Factor for the weight of a verb or adjective: even a rare one names no thing. */
const HINTED = 0.6

/** Factor for the weight of a part of a word. */
const LOOSE = 0.5

/** Entries with a part of the query, and the weight of each word among them. */
type Similar = {
  readonly ids: RankedIds['ids']
  readonly told: Partial<Pick<Understood, 'needed' | 'hints'>>
}

export const NOTHING_SIMILAR: Similar = { ids: [], told: {} }

/** Returns at most `most` entries with some of the query words; more words and rarer words come first. */
export async function similarTo(
  { needed, hints }: Understood,
  index: SearchIndex,
  most: number,
): Promise<Similar> {
  const words = [...needed, ...hints]
  const scores = new Map<number, number>()
  /** Adds the weight of a group to its entries, and returns the weight. */
  const tell = async (group: TermGroup, share: number): Promise<number> => {
    const held = group.length > 0 ? await index.holding(group) : []
    const telling = held.length === 0 ? 0 : share * Math.log(1 + COMMON / held.length)
    for (const id of held) scores.set(id, (scores.get(id) ?? 0) + telling)
    return telling
  }
  const tellings = await Promise.all(
    words.map(async ({ group, loose }, at) => {
      const share = at < needed.length ? 1 : HINTED
      return Math.max(await tell(group, share), await tell(loose, LOOSE * share))
    }),
  )
  const ids = [...scores].map(([id, score]) => ({ id, score })).toSorted((a, b) => b.score - a.score)
  const told = words.map((word, at) => toldBy(word, tellings[at] ?? 0))
  return {
    ids: ids.slice(0, most),
    told: { needed: told.slice(0, needed.length), hints: told.slice(needed.length) },
  }
}

const toldBy = (word: Meaning, telling: number): Meaning => ({ ...word, telling })
