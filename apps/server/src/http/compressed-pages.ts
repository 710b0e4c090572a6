import type { Encoding } from './encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type Compress = Record<Encoding, (content: Uint8Array) => Promise<Bytes>>

/** Most bytes of all encodings of all pages; one encoding of the home page has about 15 KB. */
const MOST_BYTES = 12_000_000
/** Most keys of pages that were sent once; a key has a few hundred bytes. */
const MOST_SEEN = 2_000

/**
 * Caches pages that are sent again with the same bytes: these are compressed well, once. The least recently
 * used are evicted first. A page that is sent for the first time is compressed fast and not cached, because
 * it may differ next time.
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
      // The entry may have been evicted meanwhile.
      if (kept.get(name) !== page) return
      page.size = byteLength
      bytes += byteLength
      for (const [oldest] of kept) if (bytes > mostBytes) forget(oldest)
    } catch {
      // A failure is not cached, so that the next request tries again.
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
