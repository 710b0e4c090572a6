import type { ReactNode } from 'react'
import styles from './karte.module.css'
import { ACROSS, type Punkt, placeOf, type Sheet, sectionAround } from './sheet.ts'
import { SheetPicture } from './sheet-picture.tsx'

/** A map section that shows the given points, with caption and source. */
export function MapFigure({
  sheet,
  punkte,
  caption,
  children,
}: {
  sheet: Sheet
  punkte: readonly Punkt[]
  caption: ReactNode
  /** Renders the marks; `scale` is in metres per pixel. */
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
