import type { Bildformat } from '@rathausplatz/contract/medien'
import { unpackForVisitors } from '../unpack/unpack.ts'

/** The stored original is damaged: no size of it can be made until it is replaced. */
export class BrokenOriginal extends Error {
  override name = 'BrokenOriginal'
}

/** Makes one size of a stored picture. Throws `BrokenOriginal` if it cannot be decoded. */
export async function render(file: string, breite: number, format: Bildformat): Promise<Uint8Array> {
  const made = await unpackForVisitors('size', { picture: file, breite, format })
  if (!made.ok) throw new BrokenOriginal(`no size of the picture: ${made.words}`)
  return made.value
}
