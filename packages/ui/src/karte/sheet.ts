import type { Kartenname, Stadtkarte } from '@rathausplatz/contract'

/** A map service that browsers load: its address, layer and credit. */
export type Kartendienst = { readonly wms: string; readonly ebene: string; readonly quelle: string }

/**
 * The map of the town as a sheet in metres, from its upper left corner. The curvature of the earth is ignored
 * within a town.
 */
export type Sheet = Omit<Stadtkarte, 'namen'> & {
  readonly namen: readonly Kartenname[]
  readonly dienst: Kartendienst | undefined
}

export type Punkt = { readonly breite: number; readonly laenge: number }
export type Place = { readonly x: number; readonly y: number }
/** A part of a sheet, in metres. */
export type Section = Place & { readonly width: number; readonly height: number }

/** Returns the sheet; undefined if the town has no map. */
export const sheetOf = (
  karte: Stadtkarte | undefined,
  dienst: Kartendienst | undefined,
): Sheet | undefined => (karte && (karte.bild !== '' || dienst) ? { ...karte, dienst } : undefined)

const METER_JE_GRAD = 111_320

const meterPerLongitude = ({ nord, sued }: Sheet) =>
  METER_JE_GRAD * Math.cos((((nord + sued) / 2) * Math.PI) / 180)

export const sizeOf = (sheet: Sheet) => ({
  width: (sheet.ost - sheet.west) * meterPerLongitude(sheet),
  height: (sheet.nord - sheet.sued) * METER_JE_GRAD,
})

export const placeOf = (sheet: Sheet, { breite, laenge }: Punkt): Place => ({
  x: (laenge - sheet.west) * meterPerLongitude(sheet),
  y: (sheet.nord - breite) * METER_JE_GRAD,
})

/** Returns the point at a position of the sheet, with five decimals (about a metre), clamped to the sheet. */
export function punktAt(sheet: Sheet, { x, y }: Place): Punkt {
  const { width, height } = sizeOf(sheet)
  return {
    breite: rounded(sheet.nord - clamp(y, height) / METER_JE_GRAD),
    laenge: rounded(sheet.west + clamp(x, width) / meterPerLongitude(sheet)),
  }
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
const clamp = (meters: number, most: number) => Math.min(Math.max(meters, 0), most)

export function isOn(sheet: Sheet, { breite, laenge }: Punkt): boolean {
  return breite <= sheet.nord && breite >= sheet.sued && laenge >= sheet.west && laenge <= sheet.ost
}

/**
 * Width in pixels for which names and marks of a section are sized: the width of a phone. On wider screens
 * they scale up with the map.
 */
export const ACROSS = 340

/** Margin around points in metres. */
const AROUND = 180
const LEAST = 900
/** Aspect ratio of a section. */
const SHAPE = 3 / 2

/** Returns the section that shows all these points; without points, the whole sheet. */
export function sectionAround(sheet: Sheet, punkte: readonly Punkt[]): Section {
  const whole = sizeOf(sheet)
  const places = punkte.map(punkt => placeOf(sheet, punkt))
  if (places.length === 0) return { x: 0, y: 0, ...whole }
  const [west, ost] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))]
  const [nord, sued] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))]
  const wanted = Math.max(ost - west + 2 * AROUND, (sued - nord + 2 * AROUND) * SHAPE, LEAST)
  const width = Math.min(wanted, whole.width)
  const height = Math.min(width / SHAPE, whole.height)
  const begin = (middle: number, size: number, most: number) => clamp(middle - size / 2, most - size)
  return {
    x: begin((west + ost) / 2, width, whole.width),
    y: begin((nord + sued) / 2, height, whole.height),
    width,
    height,
  }
}

/** Width in pixels of a service's picture; enough for a phone in landscape. */
const DRAWN = 1_400

/** Returns the address of a section's picture and the part of the sheet it shows. */
export function pictureOf(sheet: Sheet, section: Section): { href: string; shows: Section } {
  const { dienst, bild } = sheet
  if (!dienst) return { href: bild, shows: { x: 0, y: 0, ...sizeOf(sheet) } }
  const upper = punktAt(sheet, section)
  const lower = punktAt(sheet, { x: section.x + section.width, y: section.y + section.height })
  const query = new URLSearchParams({
    SERVICE: 'WMS',
    VERSION: '1.1.1',
    REQUEST: 'GetMap',
    LAYERS: dienst.ebene,
    STYLES: '',
    SRS: 'EPSG:4326',
    BBOX: [upper.laenge, lower.breite, lower.laenge, upper.breite].join(','),
    WIDTH: String(DRAWN),
    HEIGHT: String(Math.round((DRAWN * section.height) / section.width)),
    FORMAT: 'image/png',
  })
  return { href: `${dienst.wms}?${query}`, shows: section }
}

const WINDS = [
  'nördlich',
  'nordöstlich',
  'östlich',
  'südöstlich',
  'südlich',
  'südwestlich',
  'westlich',
  'nordwestlich',
] as const

/** Distance in metres below which the description gives no direction. */
const AT = 25

/** Describes a point by the nearest name: „120 m südlich von „Marktplatz““. */
export function placeInWords(sheet: Sheet, punkt: Punkt): string {
  const { x, y } = placeOf(sheet, punkt)
  const [nearest] = sheet.namen
    .map(name => {
      const place = placeOf(sheet, name)
      const [east, south] = [x - place.x, y - place.y]
      return { name: name.name, east, south, meter: Math.hypot(east, south) }
    })
    .toSorted((one, other) => one.meter - other.meter)
  if (!nearest)
    return `${String(punkt.breite).replace('.', ',')} Nord, ${String(punkt.laenge).replace('.', ',')} Ost`
  const { name, east, south, meter } = nearest
  if (meter < AT) return `bei „${name}“`
  const turn = Math.round(Math.atan2(east, -south) / (Math.PI / 4))
  return `${Math.round(meter / 10) * 10} m ${WINDS[(turn + 8) % 8]} von „${name}“`
}
