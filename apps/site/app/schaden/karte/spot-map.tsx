import styles from './karte.module.css'
import { MapPin } from './map-pin.tsx'
import { ACROSS, inWords, isOn, type Punkt, placeOf, type Sheet, sectionAround } from './sheet.ts'
import { SheetPicture } from './sheet-picture.tsx'

/** One place on the map of the town, and where that is in words. */
export function SpotMap({ sheet, lage }: { sheet: Sheet; lage: Punkt }) {
  if (!isOn(sheet, lage)) return null
  const section = sectionAround(sheet, [lage])
  const scale = section.width / ACROSS
  return (
    <figure className={styles.figur}>
      <div className={styles.rahmen}>
        <SheetPicture sheet={sheet} section={section} scale={scale} marks={[placeOf(sheet, lage)]}>
          <MapPin {...placeOf(sheet, lage)} scale={scale} />
        </SheetPicture>
      </div>
      <figcaption>
        Auf der Karte: {inWords(sheet, lage)}.{sheet.dienst && ` Karte: ${sheet.dienst.quelle}`}
      </figcaption>
    </figure>
  )
}
