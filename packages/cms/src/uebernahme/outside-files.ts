import { medienPfad } from '@rathausplatz/contract/medien'
import type { Editor } from '../editing/leave-for.ts'
import { isPdf, takeIn } from '../editing/take-in.ts'
import type { Library } from '../media/media-library.ts'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { refusalWords } from '../outbound/refusals.ts'
import type { PdfText } from '../unpack/pdf.ts'
import { type Unpacking, unpack } from '../unpack/unpack.ts'
import type { PartPicture } from './collect-parts.ts'

export type TakenFile = {
  readonly adresse: string
  readonly urheber: string
  /** Why not all people can read it. */
  readonly mangel?: string
}
export type FileOutcome =
  | { readonly ok: true; readonly file: TakenFile }
  | { readonly ok: false; readonly satz: string }

/** Suffix of scaled pictures in WordPress; the name of the original has no size. */
const SMALL_VERSION = /-\d{2,4}x\d{2,4}(?=\.\w{3,4}$)/

/** Imports pictures and documents of the former website into the library, each once per editor. */
export function outsideFiles({
  library,
  fetch,
  signal,
}: {
  library: Library
  fetch: FetchOutside
  signal: AbortSignal
}) {
  const known = new Map<string, Promise<FileOutcome>>()

  const bytesAt = async (src: string, accept: string): Promise<Uint8Array | string> => {
    const fetched = await fetch(src, { accept, signal })
    if (!fetched.ok) return refusalWords[fetched.refusal]
    const { status, body } = fetched.answer
    return status === 200 ? body : `Die alte Website antwortet mit dem Fehler ${status}.`
  }

  const take = async ({ src, alt }: PartPicture, accept: string, who: Editor): Promise<FileOutcome> => {
    const refused = (satz: string): FileOutcome => ({ ok: false, satz })
    let bytes = await bytesAt(src.replace(SMALL_VERSION, ''), accept)
    if (typeof bytes === 'string' && SMALL_VERSION.test(src)) bytes = await bytesAt(src, accept)
    if (typeof bytes === 'string') return refused(bytes)
    if (accept === PDF && !isPdf(bytes)) return refused('Das ist kein PDF.')
    const { hostname, pathname } = new URL(src)
    const name =
      decodeURIComponentSafely(pathname.split('/').at(-1) ?? '').replace(SMALL_VERSION, '') || 'bild'
    const urheber = `Übernommen von ${hostname}`
    const about = {
      titel: (alt || name.replace(/\.\w{1,5}$/, '')).slice(0, 200),
      beschreibung: alt,
      dekorativ: false,
      urheber,
    }
    const read = pdfRead()
    const taken = await takeIn(library, { name, bytes, about, unpackThis: read.unpackThis }, who.id)
    if (!taken.ok) return refused(taken.error.message)
    const mangel = read.lack()
    return {
      ok: true,
      file: { adresse: `${medienPfad}${taken.value.datei}`, urheber, ...(mangel ? { mangel } : {}) },
    }
  }

  const once = (picture: PartPicture, accept: string, who: Editor) => {
    const key = `${who.id} ${picture.src}`
    const taken = known.get(key) ?? take(picture, accept, who)
    known.set(key, taken)
    return taken
  }

  return {
    picture: (picture: PartPicture, who: Editor) => once(picture, PICTURE, who),
    document: (src: string, titel: string, who: Editor) => once({ src, alt: titel }, PDF, who),
  }
}

/** Reads a PDF on its way into the library, and says what people who listen to it lack. */
function pdfRead() {
  let found: PdfText | undefined
  const unpackThis: Unpacking = async (task, input, options) => {
    const answer = await unpack(task, input, options)
    if (answer.ok && isPdfText(answer.value)) found = answer.value
    return answer
  }
  const lack = (): string | undefined => {
    if (!found) return undefined
    if (found.text.trim() === '')
      return 'besteht nur aus Bildern, niemand kann darin suchen oder es sich vorlesen lassen'
    return found.istGegliedert ? undefined : 'ist nicht gegliedert und lässt sich schlecht vorlesen'
  }
  return { unpackThis, lack }
}

const isPdfText = (value: unknown): value is PdfText =>
  typeof value === 'object' && value !== null && 'titel' in value && 'text' in value

const PICTURE = 'image/avif,image/webp,image/jpeg,image/png;q=0.9,image/*;q=0.5'
const PDF = 'application/pdf'

export type OutsideFiles = ReturnType<typeof outsideFiles>

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
