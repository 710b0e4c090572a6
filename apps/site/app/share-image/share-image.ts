import { createHash } from 'node:crypto'
import type { PageRoute, Stadt } from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import { drawnInTurn } from '../answers/drawn-in-turn.ts'
import { mediumBytes } from '../cms/medium-bytes.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { drawShareImage } from './draw-share-image.ts'
import { type PagePicture, pictureOfPage } from './picture-of-page.ts'

/**
 * Part of the version of each image. Increase it if images are drawn differently, so that caches are renewed.
 */
const DRAWING = 1

export type ShareImageOrder = {
  /** Changes whenever the image would look different. */
  version: string
  title: string
  town: string
  theme: PageRoute['pageTheme']
  picture: PagePicture | undefined
  wappen: string
}

/** Returns the data for a share image. They come only from the page, never from the query of the address. */
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
 * Cache with space for about 800 images, one for every page of a small town. Images stay for a day, like
 * other pictures, because a picture may be replaced under the same name.
 */
const inTurn = drawnInTurn({ mostBytes: 64_000_000, keptMs: DAY_MS, mostWaiting: 30 })

/** Returns the image; undefined if it cannot be drawn now. */
export const shareImage = (
  order: ShareImageOrder,
  site: SiteContext,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> => inTurn(order.version, signal, () => draw(order, site))

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
