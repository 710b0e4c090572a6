import type { Bildformat } from '@rathausplatz/contract/medien'
import { unpackForVisitors } from '../unpack/unpack.ts'

/** Makes one size of a stored picture. Throws if it cannot be decoded. */
export async function render(file: string, breite: number, format: Bildformat): Promise<Uint8Array> {
  const made = await unpackForVisitors('size', { picture: file, breite, format })
  if (!made.ok) throw new Error(`no size of the picture: ${made.words}`)
  return made.value
}
