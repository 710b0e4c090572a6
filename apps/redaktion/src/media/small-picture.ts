const WIDTH = 640

/**
 * Returns a thumbnail of a local file as a data URL; the security policy of the desk allows no other kind of
 * address. Undefined if the browser cannot decode the file.
 */
export async function smallPicture(file: Blob): Promise<string | undefined> {
  try {
    const whole = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    const share = Math.min(1, WIDTH / whole.width)
    canvas.width = Math.max(1, Math.round(whole.width * share))
    canvas.height = Math.max(1, Math.round(whole.height * share))
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height)
    whole.close()
    return canvas.toDataURL('image/webp', 0.8)
  } catch {
    return undefined
  }
}

/** Returns the bytes of a data URL. */
export function bytesAt(address: string): Uint8Array<ArrayBuffer> | undefined {
  const [, code] = /^data:image\/\w+;base64,(.+)$/.exec(address) ?? []
  return code === undefined ? undefined : Uint8Array.from(atob(code), letter => letter.codePointAt(0) ?? 0)
}
