import { bildadresse, bildbreiten, hasSizes } from '@rathausplatz/contract/medien'

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

/** A picture in the widths of spec §9, as AVIF, WebP and JPEG, or nothing. Its box gives its shape; it fills the box. */
export function Bild({ bild, bildtext, bildfokus, sizes, first = false, className }: BildProps) {
  if (!bild) return null
  const image = {
    alt: bildtext,
    className,
    loading: first ? ('eager' as const) : ('lazy' as const),
    decoding: first ? ('sync' as const) : ('async' as const),
    fetchPriority: first ? ('high' as const) : ('auto' as const),
    style: bildfokus ? { objectPosition: bildfokus } : undefined,
  }
  if (!hasSizes(bild)) return <img {...image} alt={bildtext} src={bild} />
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(bild, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(bild, 'webp')} sizes={sizes} />
      <img {...image} alt={bildtext} src={bildadresse(bild, 1024, 'jpg')} />
    </picture>
  )
}

function srcSet(bild: string, format: 'avif' | 'webp'): string {
  return bildbreiten.map(breite => `${bildadresse(bild, breite, format)} ${breite}w`).join(', ')
}
