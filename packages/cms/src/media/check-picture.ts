import { fileKind } from '@rathausplatz/contract/file-kind'
import { groessteDatei } from '@rathausplatz/contract/medien'
import type { Result } from '../store/index.ts'
import { invalid, ok } from '../store/result.ts'
import type { Outcome } from '../unpack/lane.ts'
import { LONGEST_SIDE, MOST_FRAMES, MOST_PIXELS } from '../unpack/limits.ts'
import { type Unpacking, unpack } from '../unpack/unpack.ts'
import { type PictureFormat, pictureFormat } from './picture-format.ts'

/** Facts about a picture from its header, before it is decoded. */
export type PictureFacts = { readonly format: PictureFormat; readonly breite: number; readonly hoehe: number }

/**
 * Checks whether the library accepts a picture. Reads only its header, so that a pixel bomb is never decoded.
 */
export async function checkPicture(
  bytes: Uint8Array,
  unpackThis: Unpacking = unpack,
): Promise<Result<PictureFacts>> {
  if (bytes.byteLength > groessteDatei)
    return refuse(`Das Bild ist zu groß: höchstens ${groessteDatei / 1_000_000} MB.`)
  const format = pictureFormat(bytes)
  if (!format) return noPicture(bytes)
  const head = await unpackThis('head', bytes)
  if (!head.ok) return notUnpacked(head)
  const { width, height, frames, breite, hoehe } = head.value
  if (width * height > MOST_PIXELS)
    return refuse(`Das Bild ist zu groß: höchstens ${MOST_PIXELS / 1_000_000} Megapixel.`)
  if (width > LONGEST_SIDE || height > LONGEST_SIDE)
    return refuse(`Das Bild ist zu groß: je Seite höchstens ${LONGEST_SIDE.toLocaleString('de-DE')} Pixel.`)
  if (frames > MOST_FRAMES)
    return refuse(
      'Das Bild besteht aus sehr vielen Einzelbildern. Bitte nur eines davon speichern und wählen.',
    )
  return ok({ format, breite, hoehe })
}

/** The refusal of a file that is no picture, with what it really is. */
export function noPicture(bytes: Uint8Array) {
  if (isDrawing(bytes))
    return refuse(
      'Zeichnungen (SVG) können Programme enthalten. Bitte als PNG speichern und das Bild wählen.',
    )
  const wanted = 'Bitte ein Bild im Format JPEG, PNG, WebP oder AVIF wählen.'
  const kind = fileKind(bytes)
  return refuse(kind ? `Diese Datei ist ${kind}. ${wanted}` : wanted)
}

/** Works for UTF-16 too, because zero bytes are dropped. */
const isDrawing = (bytes: Uint8Array): boolean =>
  /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 4_096)).toString('latin1').replaceAll('\0', ''))

/** The refusal of a picture that could not be decoded. */
export const notUnpacked = (failure: Failure) => refuse(whyNotUnpacked(failure))

type Failure = Extract<Outcome<unknown>, { ok: false }>

export const whyNotUnpacked = ({ because }: Failure): string =>
  because === 'unreadable'
    ? 'Das Bild lässt sich nicht lesen. Vielleicht ist die Datei beschädigt.'
    : 'Das Bild braucht zum Öffnen zu viel Speicher oder Zeit. Bitte speichern Sie es kleiner oder als einfaches JPEG.'

const refuse = (message: string) => invalid([{ path: 'bild', message }], message)
