import type { Entry } from './take-over.ts'

/** Entries per write. Written while reading, so that an abort loses little. */
const PIECE = 40

export async function inPieces(
  entries: AsyncIterable<Entry>,
  write: (piece: Entry[]) => Promise<void>,
): Promise<void> {
  let piece: Entry[] = []
  for await (const entry of entries) {
    piece.push(entry)
    if (piece.length < PIECE) continue
    await write(piece)
    piece = []
  }
  await write(piece)
}
