import type { HeroImage } from '@rathausplatz/contract'
import { Bild, Carousel, Copyright, type SlidesPerView } from '@rathausplatz/ui'
import type { ReactNode } from 'react'
import styles from './hero-carousel.module.css'

const oneSlide: SlidesPerView = { 640: 1, 768: 1, 1024: 1, 1280: 1, 1600: 1 }

type HeroCarouselProps = {
  images: readonly HeroImage[]
  /** Content on the picture, which is larger then: the name of a house on its home page. */
  children?: ReactNode
}

/** The pictures above a page: one static, several as a carousel. */
export function HeroCarousel({ images, children }: HeroCarouselProps) {
  const shown = images.filter(({ src }) => src)
  if (shown.length === 0) return null
  const pictures = shown.map(({ src, alt, copyright, fokus }, index) => (
    <div key={src} className={styles.frame}>
      <Bild
        bild={src}
        bildtext={alt}
        bildfokus={fokus}
        sizes="100vw"
        first={index === 0}
        className={styles.bild}
      />
      <Copyright>{copyright}</Copyright>
    </div>
  ))
  const label = children ? 'Willkommen' : 'Bilder der Seite'
  return (
    <section className={styles.hero} data-home={children !== undefined} aria-label={label}>
      <div className={styles.bilder}>
        {pictures.length === 1 ? (
          pictures
        ) : (
          <Carousel label="Bilder der Seite" slidesPerView={oneSlide} buttons="inside">
            {pictures}
          </Carousel>
        )}
      </div>
      {children && <div className={styles.tafel}>{children}</div>}
    </section>
  )
}
