import { createHash } from 'node:crypto'
import type { PageRoute, Stadt } from '@rathausplatz/contract'
import { LRUCache } from 'lru-cache'
import { mediumBytes, NotNow, withoutFault } from '../cms/medium-bytes.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { drawShareImage } from './draw-share-image.ts'
import { type PagePicture, pictureOfPage } from './picture-of-page.ts'

/** Changes with the way images are drawn, so that nobody keeps an old one. */
const DRAWING = 1

export type ShareImageOrder = {
  /** Differs as soon as the image would look different. */
  version: string
  title: string
  town: string
  theme: PageRoute['pageTheme']
  picture: PagePicture | undefined
  wappen: string
}

/** What the share image of a page shows: nothing that the address could say, only what the page says itself. */
export function shareImageOrder(page: PageRoute, stadt: Stadt | undefined): ShareImageOrder {
  const order = {
    title: page.title,
    town: stadt && stadt.name !== page.title ? stadt.name : (stadt?.claim ?? ''),
    theme: page.pageTheme,
    picture: pictureOfPage(page),
    wappen: stadt?.wappen ?? '',
  }
  const version = createHash('sha256')
    .update(JSON.stringify([DRAWING, order]))
    .digest('base64url')
    .slice(0, 22)
  return { version, ...order }
}

/**
 * Images already drawn, the latest asked for: some 800, which is every page of a small town. For a day, as everybody may
 * keep a picture: another one may take its place under the same name.
 */
const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  ttl: 86_400_000,
  maxSize: 64_000_000,
  sizeCalculation: bytes => bytes.byteLength,
})

type Drawing = { readonly bytes: Promise<Uint8Array<ArrayBuffer>>; readonly waiting: AbortSignal[] }
/** What is being drawn or waits for its turn. */
const row = new Map<string, Drawing>()
/** What can be drawn in the ten seconds that a crawler waits. */
const MOST_WAITING = 30
let last: Promise<unknown> = Promise.resolve()

/**
 * The image, drawn once and one after the other: a crawler that wants them all must not slow down the pages. Undefined
 * where the row is full, here or at the library, or where everybody who wanted it has gone before its turn.
 */
export async function shareImage(
  order: ShareImageOrder,
  site: SiteContext,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const known = drawn.get(order.version)
  if (known) return known
  const already = row.get(order.version)
  if (already) {
    already.waiting.push(signal)
    return already.bytes.catch(withoutFault)
  }
  if (row.size >= MOST_WAITING) return undefined
  const waiting = [signal]
  const bytes = last.then(() => {
    if (waiting.every(({ aborted }) => aborted)) throw new NotNow()
    return draw(order, site)
  })
  row.set(order.version, { bytes, waiting })
  last = bytes.then(
    image => drawn.set(order.version, image),
    () => {},
  )
  return bytes.finally(() => row.delete(order.version)).catch(withoutFault)
}

async function draw({ picture, wappen, ...order }: ShareImageOrder, site: SiteContext) {
  const [bytes, arms] = await Promise.all([
    picture && mediumBytes(picture.address, site),
    mediumBytes(wappen, site),
  ])
  return drawShareImage({
    ...order,
    picture: picture && bytes && { bytes, fokus: picture.fokus },
    wappen: arms,
  })
}
