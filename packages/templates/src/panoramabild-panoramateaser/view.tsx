import { Bild, Copyright, Section, useParallax } from '@rathausplatz/ui'
import { useRef } from 'react'
import { MoreLink } from '../more-link/more-link.tsx'
import type { View } from '../template.ts'
import styles from './panoramabild-panoramateaser.module.css'
import type { panoramabildPanoramateaser } from './schema.ts'

export const PanoramabildPanoramateaser: View<typeof panoramabildPanoramateaser> = ({ context }) => {
  const { bildupload, parallax, titel, text, link, linktext } = context
  const picture = useRef<HTMLDivElement>(null)
  useParallax(picture, parallax === 'on')
  const hasText = titel || text || link
  return (
    <Section width="full">
      <div className={styles.panorama} data-parallax={parallax}>
        {bildupload.bild && (
          <div className={styles.frame}>
            <div ref={picture} className={styles.picture}>
              <Bild {...bildupload} sizes="100vw" className={styles.bild} />
            </div>
            <Copyright>{bildupload.bildcopyright}</Copyright>
          </div>
        )}
        {hasText && (
          <div className={styles.worte}>
            {titel && <h2>{titel}</h2>}
            {text && <p>{text}</p>}
            <MoreLink link={link} linktext={linktext} titel={titel} />
          </div>
        )}
      </div>
    </Section>
  )
}
