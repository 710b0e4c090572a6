import type { Encoding } from './encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type Compress = Record<Encoding, (content: Uint8Array) => Promise<Bytes>>

/** For all encodings of all pages together; one of the home page has about 15 KB. */
const MOST_BYTES = 12_000_000
/** Keys of pages that came once; a few hundred bytes each. */
const MOST_SEEN = 2_000

/**
 * Caches compressed pages that come again with the same bytes: they are compressed well, once; the least
 * recently used go first. A page that comes for the first time is compressed fast and not cached: it may
 * differ next time.
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
