import { slugOf } from '@rathausplatz/text'
import type { About } from '../media/catalogue.ts'
import { fingerprint } from '../media/library.ts'
import type { Library } from '../media/media-library.ts'
import type { MediumRow } from '../media/tables.ts'
import { invalid, ok, type Result } from '../store/result.ts'
import type { Unpacking } from '../unpack/unpack.ts'

/**
 * So much of its fingerprint a file has in its name, only if the name is taken: nobody is told by a number how many others
 * there are, and a file that is sent twice finds itself.
 */
const ENDINGS = [0, 4, 8, 16]

type Given = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly about: About
  readonly ordner?: string
  /** How it is unpacked where somebody waits for it. */
  readonly unpackThis?: Unpacking | undefined
}

/** Takes a file into the library under a name that is free. Sent twice by the same person it is one file. */
export async function takeIn(
  library: Library,
  { name: called, bytes, about, ordner, unpackThis }: Given,
  author: string,
): Promise<Result<MediumRow>> {
  const { catalogue } = library
  const name = slugOf(called.replace(/\.\w{1,5}$/, '')) || 'datei'
  const version = fingerprint(bytes)
  for (const ending of ENDINGS) {
    const datei = `${name}${ending ? `-${version.slice(0, ending)}` : ''}${isPdf(bytes) ? '.pdf' : ''}`
    const there = await catalogue.find(datei)
    // Sent again because the answer got lost.
    if (there?.version === version && there.author === author) return ok(there)
    const deleted = there ? undefined : await catalogue.findDeleted(datei)
    // Deleted by mistake, and sent again: it is the same file under the same address.
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

/** Puts a file at its place, whatever lies there. */
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
