import type { PageRoute } from '@rathausplatz/contract'
import { bildadresse, hasSizes } from '@rathausplatz/contract/medien'

export type PagePicture = { address: string; fokus: { x: number; y: number } }

/**
 * Returns the first picture of a page at a width of 1280 pixels; undefined if no picture of the page is
 * stored in several sizes.
 */
export function pictureOfPage({ heroImages, content }: PageRoute): PagePicture | undefined {
  const heads = heroImages.map(({ src, fokus }) => ({ bild: src, bildfokus: fokus }))
  const found = firstPicture([heads, content])
  return found && { address: bildadresse(found.bild, 1280, 'webp'), fokus: fokusOf(found.bildfokus) }
}

type Found = { bild: string; bildfokus?: unknown }

/**
 * Searches in the order of the page. Drawings and pictures of other sites are skipped, because they are not
 * available in several sizes.
 */
function firstPicture(content: unknown): Found | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const { bild } = content as Partial<Found>
  if (typeof bild === 'string' && hasSizes(bild)) return content as Found
  for (const part of Object.values(content)) {
    const found = firstPicture(part)
    if (found) return found
  }
  return undefined
}

function fokusOf(bildfokus: unknown): PagePicture['fokus'] {
  const [, x = '50', y = '50'] = /^(\d{1,3})% (\d{1,3})%$/.exec(String(bildfokus)) ?? []
  return { x: Number(x), y: Number(y) }
}
