import { Bild, ButtonLink, Copyright, EntryPlace, Icon, useAutoplay, VisuallyHidden } from '@rathausplatz/ui'
import { use } from 'react'
import { gather } from '../gather.ts'
import { defaultLabels } from '../labels.ts'
import type { View } from '../template.ts'
import styles from './hero-slider.module.css'
import type { heroSlider } from './schema.ts'
import { useSlideTrack } from './use-slide-track.ts'

export const HeroSlider: View<typeof heroSlider> = ({ context }) => {
  const slides = gather(context, 5, ['titel', 'untertitel', 'link', 'linktext', 'bildupload'])
  const { index, isReady, running, toggle, show, hold } = useAutoplay(slides.length)
  const track = useSlideTrack(index, show)
  const place = use(EntryPlace)
  const press = (action: () => void) => () => {
    track.letGo()
    action()
  }

  if (slides.length === 0) return null
  return (
    <div
      className={styles.slider}
      role="group"
      aria-roledescription="Karussell"
      aria-label="Im Blickpunkt"
      data-baustein={place}
      {...hold}
    >
      {slides.length > 1 && (
        <div className={styles.steuerung}>
          <button type="button" onClick={press(toggle)}>
            <Icon name={running ? 'pause' : 'play'} />
            <VisuallyHidden>{running ? 'Folienwechsel anhalten' : 'Folienwechsel starten'}</VisuallyHidden>
          </button>
          <button type="button" onClick={press(() => show(index - 1))}>
            <Icon name="arrow-left" />
            <VisuallyHidden>Vorige Folie</VisuallyHidden>
          </button>
          <button type="button" onClick={press(() => show(index + 1))}>
            <Icon name="arrow-right" />
            <VisuallyHidden>Nächste Folie</VisuallyHidden>
          </button>
          <span className={styles.stand} aria-hidden>
            {`${index + 1} / ${slides.length}`}
          </span>
        </div>
      )}
      <div {...track.props} className={styles.track} aria-live={running ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <div
            key={place}
            className={styles.slide}
            data-current={place === index}
            inert={isReady && place !== index}
            role="group"
            aria-roledescription="Folie"
            aria-label={`Folie ${place + 1} von ${slides.length}`}
          >
            {slide.bildupload?.bild && (
              <div className={styles.frame}>
                <Bild {...slide.bildupload} sizes="(min-width: 1024px) 60vw, 100vw" className={styles.bild} />
                <Copyright>{slide.bildupload.bildcopyright}</Copyright>
              </div>
            )}
            <div className={styles.worte}>
              {slide.titel && <h2>{slide.titel}</h2>}
              {slide.untertitel && <p>{slide.untertitel}</p>}
              {slide.link && (
                <ButtonLink href={slide.link}>
                  {slide.linktext || defaultLabels.mehr}
                  {!slide.linktext && <VisuallyHidden>: {slide.titel}</VisuallyHidden>}
                </ButtonLink>
              )}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
