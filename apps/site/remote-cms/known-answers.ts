import { type Call, checkAnswer, type RemoteAnswer, readJson } from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import { LRUCache } from 'lru-cache'
import type { Question } from './keeping.ts'
import type { Snapshot } from './snapshot.ts'

/** How long a kept answer may replace a failing CMS, in ms. */
const KEPT_MS = { day: DAY_MS, briefly: 300_000 } as const
/** Minimum age difference in ms before an unchanged answer is written to disk again. */
const REWRITE_MS = 600_000
const MOST_ENTRIES = 5_000
const MOST_BYTES = 32_000_000
const BYTES_OF_AN_ENTRY = 300
const MOST_LISTS_OF_A_PAGE = 20

export type Known = { stand: number; isOnDisk: number } & (
  | { answer: unknown; text: string; again: () => unknown }
  | { gone: true }
)

type KnownAnswersOptions = {
  snapshot: Snapshot
  now: () => number
  askAgain: (question: Question) => unknown
}

/** The answers of a CMS in memory and on disk, with the addresses that it has reported as deleted. */
export function knownAnswers({ snapshot, now, askAgain }: KnownAnswersOptions) {
  const memory = new LRUCache<string, Known>({
    max: MOST_ENTRIES,
    maxSize: MOST_BYTES,
    sizeCalculation: known => BYTES_OF_AN_ENTRY + ('gone' in known ? 0 : known.text.length),
  })

  const ageOf = ({ stand }: Known) => Math.abs(now() - stand)

  /** Returns the kept answer to a call, unless it is too old. */
  async function recall(question: Question): Promise<Known | undefined> {
    const { key, keeping } = question
    const known = memory.get(key) ?? (await recallFromDisk(question)) ?? memory.get(key)
    return known && ageOf(known) <= KEPT_MS[keeping === 'briefly' ? keeping : 'day'] ? known : undefined
  }

  async function recallFromDisk(question: Question): Promise<Known | undefined> {
    const { key, call, keeping } = question
    const stored = keeping === 'day' ? await snapshot.read(key) : undefined
    if (!stored) return undefined
    const { stand } = stored
    const known = 'gone' in stored ? { gone: true as const } : await readAgain(call, stored.text)
    if (!known) return undefined
    const kept: Known = { ...known, stand, isOnDisk: stand, again: () => askAgain(question) }
    if (!memory.has(key)) memory.set(key, kept)
    return kept
  }

  function remember(question: Question, { answer, text }: RemoteAnswer): void {
    const { key, keeping } = question
    const stand = now()
    const before = memory.peek(key)
    const isSame = before && 'text' in before && before.text === text
    const isWritten = isSame && Math.abs(stand - before.isOnDisk) < REWRITE_MS
    const isOnDisk = isWritten ? before.isOnDisk : stand
    memory.set(key, { answer, text, stand, isOnDisk, again: () => askAgain(question) })
    if (keeping === 'day' && !isWritten) snapshot.write(key, { text, stand })
  }

  /** Marks these keys as deleted in memory and on disk, so that no old answer is served again. */
  async function forget(keys: Iterable<string>, { keeping }: Question): Promise<void> {
    for (const key of new Set(keys)) {
      const before = memory.peek(key) ?? (keeping === 'day' ? await snapshot.read(key) : undefined)
      const stand = now()
      memory.set(key, { gone: true, stand, isOnDisk: stand })
      if (keeping === 'day' && before && 'text' in before) await snapshot.writeNow(key, { gone: true, stand })
    }
  }

  /** Reloads the lists that still name a deleted page, because the CMS is answering now. */
  function askListsAgain({ received }: Question): void {
    const address = JSON.stringify(received.query?.['url'])
    const naming = [...memory.values()].filter(known => 'text' in known && known.text.includes(address))
    for (const known of naming.slice(0, MOST_LISTS_OF_A_PAGE)) if ('again' in known) known.again()
  }

  return { ageOf, recall, remember, forget, askListsAgain, peek: (key: string) => memory.peek(key) }
}

/** Reads a stored answer; undefined if another version of the contract has written it. */
async function readAgain(call: Call, text: string) {
  try {
    return { text, answer: await checkAnswer(call, readJson(call, text)) }
  } catch {
    return undefined
  }
}
