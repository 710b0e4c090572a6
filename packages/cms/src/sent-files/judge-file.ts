import type { Formularfeld } from '@rathausplatz/contract'
import type { Dateiart } from '@rathausplatz/contract/formular'
import { checkDocument } from '../media/check-document.ts'
import { checkPicture, whyNotUnpacked } from '../media/check-picture.ts'
import { pictureFormat } from '../media/picture-format.ts'
import { ok, type Result } from '../store/index.ts'
import { invalid } from '../store/result.ts'
import type { Asking } from '../unpack/lane.ts'
import { type Unpacking, unpackForCitizens } from '../unpack/unpack.ts'
import { quotedName, refusedKind } from './refused-kind.ts'

export type JudgedFile = { readonly bytes: Uint8Array; readonly typ: string; readonly endung: string }

/** Default for the greatest width and height of a stored photo, in pixels: enough for any office. */
const WIDEST = 4_000

type Wanted = Pick<Extract<Formularfeld, { typ: 'datei' }>, 'name' | 'arten' | 'groesse_mb'> & {
  /** Greatest width and height of a stored photo, in pixels. */
  readonly breiteste?: number
  /** The name of the file, for messages. */
  readonly datei?: string
  /** True to re-encode PNG files as JPEG too, which is smaller. */
  readonly immerJpeg?: boolean
}

/** The EICAR test file, which every virus scanner recognises. */
const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

/**
 * Checks a sent file by its bytes. A photo is re-encoded, so that neither metadata of the camera (place,
 * time, owner) nor appended data remains. A document stays as it is and is only served for download.
 */
export async function judgeFile(
  { name, arten, groesse_mb, breiteste = WIDEST, immerJpeg = false, datei = '' }: Wanted,
  bytes: Uint8Array,
  asking?: Asking,
): Promise<Result<JudgedFile>> {
  const unpack: Unpacking = (task, input) => unpackForCitizens(task, input, asking)
  const refuse = (message: string) => invalid([{ path: name, message }], message)
  const quoted = quotedName(datei)
  // A message about the content does not begin with the name of the file.
  const refuseContent = (message: string) => refuse(quoted ? `${quoted}: ${message}` : message)
  if (bytes.byteLength > groesse_mb * 1_000_000)
    return refuse(`${quoted || 'Diese Datei'} ist zu groß. Bitte wählen Sie eine bis ${groesse_mb} MB.`)
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(EICAR))
    return refuse(`${quoted || 'Diese Datei'} sieht wie ein Schadprogramm aus und wurde nicht angenommen.`)
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
  const isPicture = pictureFormat(bytes) !== undefined
  const art: Dateiart = isPdf ? 'pdf' : 'foto'
  if (!(isPdf || isPicture) || !arten.includes(art)) return refuse(refusedKind(arten, datei, bytes))
  const checked = isPdf ? checkDocument(bytes) : await checkPicture(bytes, unpack)
  if (!checked.ok) return refuseContent(checked.error.message)
  return isPdf
    ? ok({ bytes, typ: 'application/pdf', endung: 'pdf' })
    : drawnAnew(bytes, { breiteste, immerJpeg, unpack }, refuseContent)
}

async function drawnAnew(
  bytes: Uint8Array,
  { breiteste, immerJpeg, unpack }: Required<Pick<Wanted, 'breiteste' | 'immerJpeg'>> & { unpack: Unpacking },
  refuse: (message: string) => Result<never>,
): Promise<Result<JudgedFile>> {
  const typ = !immerJpeg && pictureFormat(bytes) === 'png' ? 'image/png' : 'image/jpeg'
  const drawn = await unpack('redraw', { picture: bytes, breiteste, typ })
  if (!drawn.ok) return refuse(whyNotUnpacked(drawn))
  return ok({ bytes: drawn.value, typ, endung: typ === 'image/png' ? 'png' : 'jpg' })
}

/**
 * Returns the display name of a file: without a path, reduced to letters, digits, spaces and `_.()-`, and
 * with the extension of its type.
 */
export function shownName(given: string, endung: string): string {
  const last = given.slice(0, 4_000).split(/[/\\]/).at(-1) ?? ''
  const plain = last.replaceAll(/[^\p{L}\p{M}\p{N} _.()-]/gu, '').replaceAll(/\s+/g, ' ')
  const stem = plain
    .replace(/(?:\.\w{1,5})+$/, '')
    .replace(/^[.\s]+/, '')
    .slice(0, 80)
    .trim()
  return `${stem || 'datei'}.${endung}`
}
