import { setImmediate } from 'node:timers/promises'

/** So many are worked on at once; others wait for no longer than that takes. */
const AT_ONCE = 250

/** A list in pieces, and between them the turn of everybody else. */
export async function* inTurns<Item>(list: Iterable<Item>): AsyncGenerator<readonly Item[]> {
  let piece: Item[] = []
  for (const item of list) {
    piece.push(item)
    if (piece.length < AT_ONCE) continue
    yield piece
    piece = []
    await setImmediate()
  }
  if (piece.length > 0) yield piece
}
