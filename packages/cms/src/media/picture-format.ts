/** The formats that can be uploaded. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/**
 * Returns the format of a file by its first bytes, whatever its name is. Checked before any decoder sees the
 * file, so that only the decoders of these formats are used.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64)).toString('latin1')
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  if (head.startsWith('ftyp', 4) && head.slice(8).includes('avif')) return 'avif'
  return undefined
}
