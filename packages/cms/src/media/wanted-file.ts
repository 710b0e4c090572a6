import {
  type Bildbreite,
  type Bildformat,
  bildbreiten,
  bildformate,
  medienPfad,
  verkuendeteAdresse,
  verkuendeteDateiAn,
} from '@rathausplatz/contract/medien'
import { isKey, KEY } from './library.ts'

const FILE = new RegExp(
  `^${medienPfad}(?<schluessel>${KEY})(?:/(?<breite>\\d{1,4})\\.(?<format>\\w{1,4})|\\.(?<whole>svg|pdf))?$`,
)

type Wanted =
  | { schluessel: string; format: Bildformat; breite: Bildbreite; version?: string }
  | { schluessel: string; format: 'svg' }
  | { schluessel: string; format: 'pdf'; version?: string }

export const keyOf = (datei: string) => datei.replace(/\.pdf$/, '')

/** Parses a path. Only valid keys and known sizes reach the disk: no `..`, no percent-encoding. */
export function wantedFile(path: string): Wanted | undefined {
  const frozen = verkuendeteDateiAn(path)
  if (frozen) {
    const { datei, version } = frozen
    const schluessel = keyOf(datei)
    if (!isKey(schluessel)) return
    return datei.endsWith('.pdf')
      ? { schluessel, version, format: 'pdf' }
      : { schluessel, version, format: 'jpg', breite: LARGEST }
  }
  const { schluessel, breite, format, whole } = FILE.exec(path)?.groups ?? {}
  if (schluessel === undefined || !isKey(schluessel)) return
  if (whole === 'svg' || whole === 'pdf') return { schluessel, format: whole }
  if (breite === undefined) return { schluessel, format: 'jpg', breite: LARGEST }
  const known = {
    breite: bildbreiten.find(known => String(known) === breite),
    format: bildformate.find(known => known === format),
  }
  if (known.breite === undefined || known.format === undefined) return
  return { schluessel, breite: known.breite, format: known.format }
}

/** The path by which documents refer to a file, for every size of it. */
export const referredTo = ({ schluessel, format, ...wanted }: Wanted): string =>
  'version' in wanted && wanted.version !== undefined
    ? verkuendeteAdresse(format === 'pdf' ? `${schluessel}.pdf` : schluessel, wanted.version)
    : `${medienPfad}${schluessel}${format === 'pdf' || format === 'svg' ? `.${format}` : ''}`

const LARGEST: Bildbreite = 1660
