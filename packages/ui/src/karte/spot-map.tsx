import { MapFigure } from './map-figure.tsx'
import { MapPin } from './map-pin.tsx'
import { isOn, type Punkt, placeInWords, placeOf, type Sheet } from './sheet.ts'

/** One place on the map of the town, with its description; renders nothing for a place outside the map. */
export function SpotMap({ sheet, lage }: { sheet: Sheet; lage: Punkt }) {
  if (!isOn(sheet, lage)) return null
  return (
    <MapFigure sheet={sheet} punkte={[lage]} caption={`Auf der Karte: ${placeInWords(sheet, lage)}.`}>
      {scale => <MapPin {...placeOf(sheet, lage)} scale={scale} />}
    </MapFigure>
  )
}
