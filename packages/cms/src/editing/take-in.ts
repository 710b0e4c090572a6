import { slugOf } from '@rathausplatz/text'
import type { About } from '../media/catalogue.ts'
import { checkDocument } from '../media/check-document.ts'
import { noPicture } from '../media/check-picture.ts'
import { fingerprint } from '../media/library.ts'
import type { Library } from '../media/media-library.ts'
import { pictureFormat } from '../media/picture-format.ts'
import type { MediumRow } from '../media/tables.ts'
import { invalid, ok, type Result } from '../store/result.ts'
import type { Unpacking } from '../unpack/unpack.ts'

/**
 * Numbers of hash characters at the end of a file name, tried in order until a name is free. A hash does not
 * reveal how many other files exist, and a repeated upload finds itself.
 */
const ENDINGS = [0, 4, 8, 16]

type Given = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly about: About
  readonly ordner?: string
  /** Extracts the text of the file, if the caller waits for it. */
  readonly unpackThis?: Unpacking | undefined
}

/** Stores a file in the library under a free name. Idempotent for the same author and bytes. */
export async function takeIn(
  library: Library,
  { name: called, bytes, about, ordner, unpackThis }: Given,
  author: string,
): Promise<Result<MediumRow>> {
  const { catalogue } = library
  const fits = checkKind(called, bytes)
  if (!fits.ok) return fits
  const name = slugOf(called.replace(/\.\w{1,5}$/, '')) || 'datei'
  const version = fingerprint(bytes)
  for (const ending of ENDINGS) {
    const datei = `${name}${ending ? `-${version.slice(0, ending)}` : ''}${isPdf(bytes) ? '.pdf' : ''}`
    const there = await catalogue.find(datei)
    // Idempotent: the answer to the first request may have been lost.
    if (there?.version === version && there.author === author) return ok(there)
    const deleted = there ? undefined : await catalogue.findDeleted(datei)
    // A deleted file that its author uploads again is restored at its address.
    if (deleted?.version === version && deleted.author === author) {
      const back = await catalogue.fetchBack(datei, { author })
      return back.ok ? catalogue.describe(datei, about, { author }) : back
    }
    if (there || (await library.isThere(datei)) || !(await catalogue.reserve(datei))) continue
    const giveBack = () => catalogue.giveBack(datei, keep => library.takeAway(datei, keep))
    try {
      const put = await putFile(library, { datei, bytes, about, ordner, unpackThis }, author)
      if (!put.ok) await giveBack()
      return put
    } catch (error) {
      await giveBack()
      throw error
    }
  }
  return invalid([{ path: 'name', message: 'Bitte einen anderen Namen wählen.' }])
}

/**
 * Refuses a file that is neither a document nor a picture, by its bytes. What calls itself a PDF is refused as a
 * document.
 */
export function checkKind(called: string, bytes: Uint8Array): Result<void> {
  if (isPdf(bytes)) return checkDocument(bytes)
  if (pictureFormat(bytes)) return ok(undefined)
  return /\.pdf$/i.test(called.trim()) ? checkDocument(bytes) : noPicture(bytes)
}

/** Stores a file at a given name and replaces an existing one. */
export function putFile(
  library: Pick<Library, 'addDocument' | 'addPicture'>,
  {
    datei,
    bytes,
    about,
    ordner,
    unpackThis,
  }: Omit<Given, 'name' | 'ordner'> & {
    readonly datei: string
    readonly ordner?: string | undefined
  },
  author: string,
): Promise<Result<MediumRow>> {
  const file = { schluessel: datei.replace(/\.pdf$/, ''), bytes, author, about, ordner, unpackThis }
  return datei.endsWith('.pdf') ? library.addDocument(file) : library.addPicture(file)
}

export const isPdf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-'
