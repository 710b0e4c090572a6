import { setImmediate } from 'node:timers/promises'

/** Items per turn of the event loop. */
const AT_ONCE = 250

/** Yields the items of a list in pieces, and yields to the event loop after each piece. */
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
