import { groessteDatei } from '@rathausplatz/contract/medien'
import type { Result } from '../store/index.ts'
import { invalid, ok } from '../store/result.ts'
import { type PictureFormat, pictureFormat } from './picture-format.ts'
import { MAX_PIXELS, openPicture } from './render.ts'

/** What is known of a picture before it is decoded. */
export type PictureFacts = { readonly format: PictureFormat; readonly breite: number; readonly hoehe: number }

/** Whether a file is a picture that this library takes. Reads its head only, so a pixel bomb is never unpacked. */
export async function checkPicture(bytes: Uint8Array): Promise<Result<PictureFacts>> {
  if (bytes.byteLength > groessteDatei)
    return refuse(`Das Bild ist zu groß: höchstens ${groessteDatei / 1_000_000} MB.`)
  const format = pictureFormat(bytes)
  if (!format && isDrawing(bytes))
    return refuse(
      'Zeichnungen (SVG) können Programme enthalten. Bitte als PNG speichern und das Bild wählen.',
    )
  if (!format) return refuse('Bitte ein Bild im Format JPEG, PNG, WebP oder AVIF wählen.')
  try {
    const { width, height, autoOrient } = await openPicture(bytes).metadata()
    if (width * height > MAX_PIXELS) return tooManyPixels()
    return ok({ format, breite: autoOrient.width, hoehe: autoOrient.height })
  } catch (error) {
    return /pixel limit/i.test(String(error)) ? tooManyPixels() : unreadable()
  }
}

/** In whichever encoding it comes. */
const isDrawing = (bytes: Uint8Array): boolean =>
  /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 4_096)).toString('latin1').replaceAll('\0', ''))

export const unreadable = () =>
  refuse('Das Bild lässt sich nicht lesen. Vielleicht ist die Datei beschädigt.')

const tooManyPixels = () => refuse(`Das Bild ist zu groß: höchstens ${MAX_PIXELS / 1_000_000} Megapixel.`)

const refuse = (message: string) => invalid([{ path: 'bild', message }], message)
