import type { HeroImage } from '@rathausplatz/contract'
import { Bild, Carousel, Copyright, type SlidesPerView } from '@rathausplatz/ui'
import styles from './hero-carousel.module.css'

const oneSlide: SlidesPerView = { 640: 1, 768: 1, 1024: 1, 1280: 1, 1600: 1 }

/** The pictures above a page: one stands still, several can be leafed through. */
export function HeroCarousel({ images }: { images: readonly HeroImage[] }) {
  if (images.length === 0) return null
  const pictures = images.map(({ src, alt, copyright, fokus }, index) => (
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
  return (
    <section className={styles.hero} aria-label="Bilder der Seite">
      {pictures.length === 1 ? (
        pictures
      ) : (
        <Carousel label="Bilder der Seite" slidesPerView={oneSlide} buttons="inside">
          {pictures}
        </Carousel>
      )}
    </section>
  )
}
