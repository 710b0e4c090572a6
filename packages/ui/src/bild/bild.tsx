import { type Bildbreite, bildadresse, hasSizes } from '@rathausplatz/contract/medien'
import { widthsFor } from './widths.ts'

export type BildProps = {
  /** Address of the picture: of the media library, or any other. */
  bild: string
  /** What the picture shows; empty for a decoration. */
  bildtext: string
  /** Part of the picture that stays in view, as CSS object-position. */
  bildfokus?: string | undefined
  /** How wide the picture stands in the layout, as the `sizes` attribute. */
  sizes: string
  /** The picture is on the first screen: fetched at once and before others. */
  first?: boolean
  className?: string | undefined
}

/** The screens of telephones that read WebP and no AVIF are hardly wider. */
const FEWER = [480, 768, 1280] as const

/**
 * A picture as AVIF in those widths of spec §9 that its place can need, or nothing. The few browsers that do not read
 * AVIF choose from fewer widths as WebP, because each width is told in each picture of a page; the oldest get a JPEG. Its
 * box gives its shape; it fills the box.
 */
export function Bild({ bild, bildtext, bildfokus, sizes, first = false, className }: BildProps) {
  if (!bild) return null
  const image = {
    alt: bildtext,
    className,
    loading: first ? ('eager' as const) : ('lazy' as const),
    // The others come when they are near, and browsers decode them beside the rest of their own accord.
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
