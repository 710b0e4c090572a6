import type { InlineCode } from './inline-mark.ts'

export type DrawnPage = {
  readonly bytes: Buffer<ArrayBuffer>
  readonly inline: InlineCode
  /** The same for the same bytes. */
  readonly etag: string
}

/** All together; a page is about 80 KB. */
const MOST_BYTES = 16_000_000

/**
 * Pages as they were drawn last. A page is a function of its address and of what its loaders brought: while that is the
 * same it is not drawn again. Nothing can be out of date here, because the loaders are asked each time.
 */
export function drawnPages(mostBytes = MOST_BYTES) {
  const pages = new Map<string, { data: unknown; page: DrawnPage }>()
  let bytes = 0

  const forget = (address: string) => {
    bytes -= pages.get(address)?.page.bytes.byteLength ?? 0
    pages.delete(address)
  }

  return async (address: string, data: unknown, draw: () => Promise<DrawnPage>): Promise<DrawnPage> => {
    const known = pages.get(address)
    const page = known && isSame(known.data, data) ? known.page : await draw()
    forget(address)
    pages.set(address, { data, page })
    bytes += page.bytes.byteLength
    for (const [oldest] of pages) if (bytes > mostBytes) forget(oldest)
    return page
  }
}

/** Answers that have not changed are the very same objects, so that most of a page is compared at a glance. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

/** Anything else may hold more than its properties tell. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null
}
