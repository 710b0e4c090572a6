import type { Message } from './message.ts'

type Linked = Pick<Message, 'kennung' | 'ersetzt' | 'said'>

/**
 * Returns the identifiers of the messages that others of these messages replace. A message replaces neither
 * itself nor one that was sent later. Messages that refer to each other in a circle say nothing about their
 * order, so they replace nothing; a mistake in the references must never remove the last word about a danger.
 */
export function replacedIn(messages: readonly Linked[]): ReadonlySet<string> {
  const sent = new Map<string, string>()
  for (const { kennung, said } of messages)
    if (said.gesendet >= (sent.get(kennung) ?? '')) sent.set(kennung, said.gesendet)
  const earlier = new Map<string, Set<string>>([...sent.keys()].map(kennung => [kennung, new Set()]))
  for (const { kennung, ersetzt } of messages)
    for (const other of ersetzt) {
      const at = sent.get(other)
      if (other !== kennung && at !== undefined && at <= (sent.get(kennung) ?? ''))
        earlier.get(kennung)?.add(other)
    }
  return reachedFromHeads(earlier)
}

/** Returns what can be reached from those to which nobody refers; members of circles cannot, unless from outside. */
function reachedFromHeads(earlier: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const referrers = new Map<string, number>()
  for (const others of earlier.values())
    for (const other of others) referrers.set(other, (referrers.get(other) ?? 0) + 1)
  const heads = [...earlier.keys()].filter(kennung => !referrers.has(kennung))
  const reached = new Set<string>()
  for (const head of heads)
    for (const other of earlier.get(head) ?? []) {
      reached.add(other)
      const left = (referrers.get(other) ?? 0) - 1
      referrers.set(other, left)
      if (left === 0) heads.push(other)
    }
  return reached
}
