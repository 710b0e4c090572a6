export { AtScale } from './at-scale.tsx'
export { MapFigure } from './map-figure.tsx'
export { MapPin } from './map-pin.tsx'
export {
  isOn,
  type Kartendienst,
  type Place,
  type Punkt,
  placeInWords,
  placeOf,
  punktAt,
  type Sheet,
  sheetOf,
  sizeOf,
} from './sheet.ts'
export { SheetPicture } from './sheet-picture.tsx'
export { SpotMap } from './spot-map.tsx'
