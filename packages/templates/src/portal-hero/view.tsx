import { Bild, Copyright, EntryPlace, Icon, useAutoplay, useParallax, VisuallyHidden } from '@rathausplatz/ui'
import { use, useEffect, useRef, useState } from 'react'
import { gather } from '../gather.ts'
import type { View } from '../template.ts'
import styles from './portal-hero.module.css'
import type { portalHero } from './schema.ts'
import { SearchAndTasks } from './search-and-tasks.tsx'

/** Target of the scroll-down link: the id of the main area in the portal layout. */
export const portalMainId = 'inhalt'

export const PortalHero: View<typeof portalHero> = ({ context }) => {
  const { titel, untertitel, parallax, aufgaben } = context
  const pictures = gather(context, 5, ['bildupload']).flatMap(({ bildupload }) =>
    bildupload?.bild ? [bildupload] : [],
  )
  const { index, running, toggle, hold } = useAutoplay(pictures.length)
  const reached = useReached(index, running)
  const stage = useRef<HTMLDivElement>(null)
  useParallax(stage, parallax === 'on')
  return (
    <div className={styles.hero} data-baustein={use(EntryPlace)} {...hold}>
      <div className={styles.frame}>
        <div ref={stage} className={styles.stage}>
          {pictures.slice(0, reached + 1).map((picture, place) => (
            <div
              key={picture.bild}
              className={styles.picture}
              data-current={place === index}
              inert={place !== index}
            >
              <Bild {...picture} sizes="100vw" first={place === 0} className={styles.bild} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.titelzeile}>
        {titel && <h1 className={styles.titel}>{titel}</h1>}
        {untertitel && <p className={styles.untertitel}>{untertitel}</p>}
        <div className={styles.steuerung}>
          {pictures.length > 1 && (
            <button type="button" className={styles.rund} onClick={toggle}>
              <Icon name={running ? 'pause' : 'play'} />
              <VisuallyHidden>{running ? 'Bildwechsel anhalten' : 'Bildwechsel starten'}</VisuallyHidden>
            </button>
          )}
          <a className={styles.rund} href={`#${portalMainId}`}>
            <Icon name="arrow-down" />
            <VisuallyHidden>Zum Inhalt</VisuallyHidden>
          </a>
        </div>
      </div>
      <Copyright>{pictures[index]?.bildcopyright}</Copyright>
      <SearchAndTasks aufgaben={aufgaben} />
    </div>
  )
}

/**
 * Returns the index of the last picture to render: 0 until autoplay runs, then that of the next picture.
 * Later pictures are not loaded yet.
 */
function useReached(index: number, running: boolean): number {
  const [reached, setReached] = useState(0)
  useEffect(() => {
    if (running) setReached(now => Math.max(now, index + 1))
  }, [index, running])
  return reached
}
