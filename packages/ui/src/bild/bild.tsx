import { type Bildbreite, bildadresse, hasSizes } from '@rathausplatz/contract/medien'
import { widthsFor } from './widths.ts'

export type BildProps = {
  /** Address of the picture: in the media library or elsewhere. */
  bild: string
  /** Alternative text; empty for a decoration. */
  bildtext: string
  /** Part of the picture that stays in view, as CSS object-position. */
  bildfokus?: string | undefined
  /** Width of the picture in the layout, as the `sizes` attribute. */
  sizes: string
  /** Set for the picture on the first screen: loads eagerly with high priority. */
  first?: boolean
  className?: string | undefined
}

/** Fewer widths for WebP: phones that support WebP but not AVIF have small screens. */
const FEWER = [480, 768, 1280] as const

/**
 * A picture as AVIF in the widths of spec §9 that its box can need; renders nothing without an address. The
 * few browsers without AVIF get fewer widths as WebP, because each width adds bytes to every page; the oldest
 * browsers get a JPEG. The picture fills its box, which sets the aspect ratio.
 */
export function Bild({ bild, bildtext, bildfokus, sizes, first = false, className }: BildProps) {
  if (!bild) return null
  const image = {
    alt: bildtext,
    className,
    loading: first ? ('eager' as const) : ('lazy' as const),
    // Lazy pictures are decoded asynchronously by default.
    decoding: first ? ('sync' as const) : undefined,
    fetchPriority: first ? ('high' as const) : undefined,
    style: bildfokus ? { objectPosition: bildfokus } : undefined,
  }
  if (!hasSizes(bild)) return <img {...image} alt={bildtext} src={bild} />
  const widths = widthsFor(sizes)
  const [widest = 0] = widths.slice(-1)
  const fewer = FEWER.filter((_, at) => (FEWER[at - 1] ?? 0) < widest)
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(bild, widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSetOf(bild, fewer, 'webp')} sizes={sizes} />
      <img {...image} alt={bildtext} src={bildadresse(bild, 1024, 'jpg')} />
    </picture>
  )
}

const srcSetOf = (bild: string, widths: readonly Bildbreite[], format: 'avif' | 'webp') =>
  widths.map(width => `${bildadresse(bild, width, format)} ${width}w`).join(', ')
