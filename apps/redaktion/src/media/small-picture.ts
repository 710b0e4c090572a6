const WIDTH = 640

/**
 * A small picture of a file that is not sent yet, as an address of its own; the policy of the desk lets no other way in.
 * Undefined where the browser cannot read it.
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

/** The bytes of an address that holds them itself. */
export function bytesAt(address: string): Uint8Array<ArrayBuffer> | undefined {
  const [, code] = /^data:image\/\w+;base64,(.+)$/.exec(address) ?? []
  return code === undefined ? undefined : Uint8Array.from(atob(code), letter => letter.codePointAt(0) ?? 0)
}
