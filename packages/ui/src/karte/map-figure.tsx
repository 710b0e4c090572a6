import type { ReactNode } from 'react'
import styles from './karte.module.css'
import { ACROSS, type Punkt, placeOf, type Sheet, sectionAround } from './sheet.ts'
import { SheetPicture } from './sheet-picture.tsx'

/** The part of the map that shows these points, with what is said below it, and whose map it is. */
export function MapFigure({
  sheet,
  punkte,
  caption,
  children,
}: {
  sheet: Sheet
  punkte: readonly Punkt[]
  caption: ReactNode
  /** Draws the marks, at so many metres to a pixel. */
  children: (scale: number) => ReactNode
}) {
  const section = sectionAround(sheet, punkte)
  const scale = section.width / ACROSS
  return (
    <figure className={styles.figur}>
      <div className={styles.rahmen}>
        <SheetPicture
          sheet={sheet}
          section={section}
          scale={scale}
          marks={punkte.map(punkt => placeOf(sheet, punkt))}
        >
          {children(scale)}
        </SheetPicture>
      </div>
      <figcaption>
        {caption}
        {sheet.dienst && ` Karte: ${sheet.dienst.quelle}`}
      </figcaption>
    </figure>
  )
}
