/** Decodes a file in UTF-8, UTF-16, or Windows-1252, which Windows programs and old XML files use. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const said = /^(?:\uFEFF)?<\?xml[^>]{0,100}encoding=["']([\w.-]{1,40})["']/.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 200)),
  )?.[1]
  const decoder = decoderOf(said)
  if (decoder !== 'utf-8') return new TextDecoder(decoder).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Excel writes CSV in Windows-1252 by default.
    return isNearlyUtf8(bytes)
      ? new TextDecoder('utf-8').decode(bytes)
      : new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Tests whether bytes are UTF-8, tolerating a file that is cut within a character or has a broken character.
 */
function isNearlyUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8')
  let broken = 0
  let whole = 0
  // Decodes in pieces, to limit the memory that a large file needs.
  for (let at = 0; at < bytes.length; at += PIECE) {
    const text = decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })
    for (let place = 0; place < text.length; place++) {
      const code = text.charCodeAt(place)
      if (code === 0xff_fd) broken++
      else if (code > 0x7f) whole++
    }
  }
  return whole > 5 * broken
}

const PIECE = 65_536

/** Decodes a page by the charset that the server names; otherwise by the charset in its first lines. */
export function pageText(body: Uint8Array, type = ''): string {
  const head = new TextDecoder('latin1').decode(body.subarray(0, 2_000))
  const said = /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1]
  const decoder = decoderOf(said)
  return decoder === 'utf-8' ? decodeText(body) : new TextDecoder(decoder).decode(body)
}

/** ISO-8859-15 has the euro sign at another place than Windows-1252, which stands for all others. */
function decoderOf(said: string | undefined): string {
  if (said === undefined) return 'utf-8'
  if (/8859-?15|latin-?9/i.test(said)) return 'iso-8859-15'
  return /8859|1252|ascii/i.test(said) ? 'windows-1252' : 'utf-8'
}
