import { access } from 'node:fs/promises'
import type { Bildformat } from '@rathausplatz/contract/medien'
import { unpackForVisitors } from '../unpack/unpack.ts'

/** The stored original is damaged: no size of it can be made until it is replaced. */
export class BrokenOriginal extends Error {
  override name = 'BrokenOriginal'
}

/** Makes one size of a stored picture. Throws `BrokenOriginal` if it cannot be decoded. */
export async function render(file: string, breite: number, format: Bildformat): Promise<Uint8Array> {
  const made = await unpackForVisitors('size', { picture: file, breite, format })
  if (made.ok) return made.value
  const why = `no size of the picture: ${made.words}`
  // A file that is gone is a fault of the machine, not of the picture.
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  throw isThere ? new BrokenOriginal(why) : new Error(why)
}
