import type { Encoding } from './encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type Compress = Record<Encoding, (content: Uint8Array) => Promise<Bytes>>

/** All forms of all pages together; one of the home page is about 15 KB. */
const MOST_BYTES = 12_000_000
/** Names of pages that have come once; a few hundred bytes each. */
const MOST_SEEN = 2_000

/**
 * Compressed forms of pages that come again in the same bytes: these are compressed well, once, and kept, those asked for
 * last. A page that comes for the first time is compressed quickly and let go: it may be another one next time.
 */
export function compressedPages(
  { quickly, well }: { quickly: Compress; well: Compress },
  mostBytes = MOST_BYTES,
) {
  const kept = new Map<string, { form: Promise<Bytes>; size: number }>()
  const seen = new Set<string>()
  let bytes = 0

  const forget = (name: string) => {
    bytes -= kept.get(name)?.size ?? 0
    kept.delete(name)
  }

  const keep = async (name: string, form: Promise<Bytes>) => {
    const page = { form, size: 0 }
    kept.set(name, page)
    try {
      const { byteLength } = await form
      // Meanwhile others may have needed the room.
      if (kept.get(name) !== page) return
      page.size = byteLength
      bytes += byteLength
      for (const [oldest] of kept) if (bytes > mostBytes) forget(oldest)
    } catch {
      // Somebody else may have more luck.
      if (kept.get(name) === page) forget(name)
    }
  }

  return (etag: string, encoding: Encoding, plain: Uint8Array): Promise<Bytes> => {
    const name = `${etag} ${encoding}`
    const known = kept.get(name)
    if (known) {
      kept.delete(name)
      kept.set(name, known)
      return known.form
    }
    if (seen.delete(name)) {
      const form = well[encoding](plain)
      void keep(name, form)
      return form
    }
    seen.add(name)
    for (const oldest of seen) if (seen.size > MOST_SEEN) seen.delete(oldest)
    return quickly[encoding](plain)
  }
}
