import type { Warnregion } from '@rathausplatz/cms'
import * as cells from '@rathausplatz/cms/warncells'
import * as z from 'zod'
import { schalter, service } from './setting-values.ts'

const anOderAus = { erwartet: '„an“ oder „aus“', expected: '"an" or "aus"' }

/** Names or keys of municipalities, separated by commas. */
const places = z
  .string()
  .max(2_000)
  .transform(text =>
    text
      .split(',')
      .map(name => name.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^(?:\d{12}|\d{8}|\p{L}[\p{L} .()/-]*)$/u)).max(50))

const NINA_URL = 'https://warnung.bund.de/api31'
const DWD_URL = 'https://maps.dwd.de/geoserver/dwd/ows'

export const warningSettings = {
  WARNREGION: z
    .string()
    .regex(/^(?:0[1-9]|1[0-6])\d{3}0{7}$/)
    .optional()
    .meta({
      erwartet: 'der Schlüssel des Kreises mit 12 Ziffern, die letzten sieben null, wie 082150000000',
      expected: 'the key of the county, 12 digits of which the last seven are zero',
    }),
  WARNGEMEINDEN: places.default([]).meta({
    erwartet: 'Namen oder Schlüssel (12 oder 8 Ziffern) von Gemeinden, mit Kommas dazwischen',
    expected: 'names or keys (12 or 8 digits) of municipalities, separated by commas',
  }),
  NINA: schalter.default(false).meta(anOderAus),
  NINA_URL: service.default(NINA_URL).meta({
    erwartet: 'eine Adresse wie https://warnung.bund.de/api31',
    expected: 'an address such as https://warnung.bund.de/api31',
  }),
  DWD: schalter.default(false).meta(anOderAus),
  DWD_ZELLE: z
    .string()
    .regex(/^[189]\d{8}$/)
    .optional()
    .meta({
      erwartet:
        'eine Warnzelle mit 9 Ziffern, für eine Gemeinde 8 und ihr Gemeindeschlüssel, wie 808215009; Zellen für Küste, See und Binnenseen (2 bis 7 am Anfang) liest die Website nicht: Bitte die Zelle der Gemeinde nennen',
      expected:
        'a warn cell of 9 digits, for a municipality 8 and its key; cells of the coast, the sea and lakes (2 to 7 at the beginning) are not supported, please name that of the municipality',
    }),
  DWD_URL: service.default(DWD_URL).meta({
    erwartet: 'eine Adresse wie https://maps.dwd.de/geoserver/dwd/ows',
    expected: 'an address such as https://maps.dwd.de/geoserver/dwd/ows',
  }),
}

type Given = z.output<z.ZodObject<typeof warningSettings>>

export const WITHOUT_REGION =
  'NINA=an und DWD=an brauchen die Einstellung WARNREGION: Der Schlüssel des Kreises fehlt. / NINA=an and DWD=an need WARNREGION: the key of the county is missing.'

/**
 * Returns the region and the services of warnings; with a region alone the site only links to the services.
 * Refuses an unknown key or cell: it would never get a warning, which looks like calm weather.
 */
export function namedRegion(
  given: Given,
): { ok: true; region: Warnregion | undefined } | { ok: false; message: string } {
  const { WARNREGION: kreis, WARNGEMEINDEN: gemeinden, NINA, DWD, DWD_ZELLE } = given
  if (!kreis) return NINA || DWD ? { ok: false, message: WITHOUT_REGION } : { ok: true, region: undefined }
  const unknown = NINA || DWD ? (unknownPlace(given) ?? unknownCell(given)) : undefined
  if (unknown) return { ok: false, message: unknown }
  const used = [...(NINA ? [given.NINA_URL] : []), ...(DWD ? [given.DWD_URL] : [])]
  const region = {
    kreis,
    gemeinden,
    nina: NINA ? given.NINA_URL : undefined,
    dwd: DWD
      ? { url: given.DWD_URL, zellen: DWD_ZELLE ? [DWD_ZELLE] : cellsOf(kreis, gemeinden) }
      : undefined,
    isOwnNetwork: used.some(address => address !== NINA_URL && address !== DWD_URL),
  }
  return { ok: true, region }
}

/**
 * Returns the cells of these municipalities if one of them is given by its key; otherwise those of the
 * county.
 */
function cellsOf(kreis: string, gemeinden: readonly string[]): readonly string[] {
  const county = kreis.slice(0, 5)
  const keys = gemeinden.flatMap(one =>
    isKey(one) ? cells.shortKey(one) : cells.municipalitiesCalled(one).filter(key => key.startsWith(county)),
  )
  const towns = gemeinden.some(isKey) ? [...new Set(keys.flatMap(cells.cellsOfMunicipality))] : []
  // If one of the cells is not that of a municipality (8…), the whole county is used.
  return towns.length > 0 && towns.every(cell => cell.startsWith('8')) ? towns : cells.cellsOfCounty(county)
}

const isKey = (one: string): boolean => /^\d+$/.test(one)

function unknownPlace({ WARNREGION: kreis = '', WARNGEMEINDEN: gemeinden }: Given): string | undefined {
  const county = kreis.slice(0, 5)
  if (!cells.isCounty(county))
    return unknown('WARNREGION', kreis, cells.countiesLike(county).map(cells.countyInWords))
  const key = gemeinden.find(one => isKey(one) && !isPlace(one))
  if (key)
    return unknown(
      'WARNGEMEINDEN',
      key,
      cells.municipalitiesLike(cells.shortKey(key)).map(cells.municipalityInWords),
    )
  return undefined
}

/** A municipality, or a county, which stands for all of its municipalities. */
const isPlace = (key: string): boolean =>
  cells.isMunicipality(cells.shortKey(key)) || (/0{7}$/.test(key) && cells.isCounty(key.slice(0, 5)))

const unknownCell = ({ DWD, DWD_ZELLE: cell }: Given): string | undefined =>
  DWD && cell && !cells.isCell(cell)
    ? unknown('DWD_ZELLE', cell, cells.cellsLike(cell).map(cells.cellInWords))
    : undefined

function unknown(name: string, value: string, near: readonly string[]): string {
  const meant = near.length > 0 ? ` Gemeint ist vielleicht ${near.join(' oder ')}.` : ''
  const perhaps = near.length > 0 ? ` Perhaps ${near.join(' or ')} is meant.` : ''
  return `Die Einstellung ${name} hat den Wert "${value}", den die amtliche Liste (Stand Juni 2026) nicht kennt: Von dort käme nie eine Warnung.${meant} / The setting ${name} is "${value}", which the official list (June 2026) does not know: no warning would ever come.${perhaps}`
}
