import { type FileAnswer, isCmsError } from '@rathausplatz/contract'
import { type Bildbreite, type Bildformat, bildbreiten } from '@rathausplatz/contract/medien'
import { NobodyWaits, TooManyWaiting } from '../limits/turnstile.ts'
import type { Log } from '../log.ts'
import { asOutage } from '../outage.ts'
import type { Result } from '../store/index.ts'
import { invalid, notStored, ok } from '../store/result.ts'
import { type Unpacking, unpack } from '../unpack/unpack.ts'
import { answerFile, comeBackLater, failed, methodNotAllowed, notThere } from './answer.ts'
import { answerDocument } from './answer-document.ts'
import { checkDocument } from './check-document.ts'
import { checkPicture, notUnpacked } from './check-picture.ts'
import { type Ahead, derivatives } from './derivatives.ts'
import { documentFiles, type StoredDocument } from './document-files.ts'
import { cleanDrawing } from './drawing.ts'
import { drawingFiles } from './drawing-files.ts'
import {
  fingerprint,
  ifThere,
  isKey,
  OtherFile,
  type Picture,
  pictureFiles,
  type StoredVersion,
} from './library.ts'
import { BrokenOriginal } from './render.ts'
import { keyOf, referredTo, wantedFile } from './wanted-file.ts'

/**
 * The media library: stores pictures and PDF files and answers `/medien/...` to everyone, except files for
 * which `isForEveryone` is false.
 */
export function openMedia(
  folder: string,
  log: Log,
  isForEveryone: (path: string) => Promise<boolean>,
  ahead: Ahead = {},
) {
  const files = pictureFiles(folder)
  const drawings = drawingFiles(folder)
  const documents = documentFiles(folder)
  const sizes = derivatives(files, log, ahead)

  const answer = async (request: Request): Promise<Response> => {
    const wanted = wantedFile(new URL(request.url).pathname)
    if (!wanted) return notThere()
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
    if (!(await isForEveryone(referredTo(wanted)))) return notThere()
    if (wanted.format === 'pdf') {
      const { schluessel, version } = wanted
      const document = await (version === undefined
        ? documents.find(schluessel)
        : documents.findVersion(schluessel, version))
      return document ? answerDocument(request, document, documents) : notThere()
    }
    if (wanted.format === 'svg') {
      const drawing = await drawings.find(wanted.schluessel)
      return drawing ? answerFile(request, drawing, async () => drawing.bytes) : notThere()
    }
    const { schluessel, version, breite, format } = wanted
    const picture = await (version === undefined
      ? files.find(schluessel)
      : files.findVersion(schluessel, version))
    if (!picture) return notThere()
    const file = { type: TYPES[format], version: `${picture.version}-${breite}.${format}` }
    return answerFile(request, file, () => sizes.get(picture, breite, format, request.signal))
  }

  const filesOf = (datei: string) => (datei.endsWith('.pdf') ? documents : files)

  const bytesOf = async (datei: string, version: string): Promise<Uint8Array | undefined> => {
    if (datei.endsWith('.pdf')) {
      const document = await documents.findVersion(keyOf(datei), version)
      return document && documents.read(document)
    }
    const picture = await files.findVersion(datei, version)
    return picture && files.readOriginal(picture)
  }

  return {
    async answer(request: Request): Promise<Response> {
      try {
        return await answer(request)
      } catch (error) {
        if (error instanceof TooManyWaiting) return comeBackLater()
        if (error instanceof NobodyWaits) return failed()
        // Logged once, when it was found.
        if (error instanceof BrokenOriginal) return notThere()
        // Logged by the server, with the id of the request.
        const outage = asOutage(error, 'nicht-erreichbar')
        if (isCmsError(outage)) throw outage
        log.error({ err: error, path: new URL(request.url).pathname }, 'Bild nicht geliefert')
        return failed()
      }
    },

    /** Stores a picture, and replaces the one with the same key. On disk when this returns. */
    async addPicture({
      schluessel,
      bytes,
      unpackThis = unpack,
    }: {
      schluessel: string
      bytes: Uint8Array
      unpackThis?: Unpacking | undefined
    }): Promise<Result<Picture>> {
      if (!isKey(schluessel)) return badKey()
      const facts = await checkPicture(bytes, unpackThis)
      if (!facts.ok) return facts
      // The header may be valid although the rest is damaged, so one size is made.
      const smallest = await unpackThis('size', { picture: bytes, breite: bildbreiten[0], format: 'jpg' })
      if (!smallest.ok) return notUnpacked(smallest)
      try {
        const picture = await files.put(schluessel, bytes, facts.value)
        await files.writeDerivative(picture, bildbreiten[0], 'jpg', smallest.value)
        return ok(picture)
      } catch (cause) {
        return notWritten(cause)
      }
    },

    /** Stores a drawing (the coat of arms), for `/medien/{schluessel}.svg`. */
    async addDrawing({ schluessel, svg }: { schluessel: string; svg: string }): Promise<Result<void>> {
      if (!isKey(schluessel)) return badKey()
      const drawing = cleanDrawing(svg)
      if (!drawing.ok) return drawing
      try {
        return ok(await drawings.put(schluessel, drawing.value))
      } catch (cause) {
        return notStored(cause)
      }
    },

    /**
     * Stores a PDF byte for byte, for `/medien/{schluessel}.pdf`, and replaces the one with the same key. On
     * disk when this returns. The default of `titel` is the key.
     */
    async addDocument({
      schluessel,
      bytes,
      titel = schluessel,
    }: NewDocument): Promise<Result<StoredDocument>> {
      if (!isKey(schluessel)) return badKey()
      const checked = checkDocument(bytes)
      if (!checked.ok) return checked
      try {
        return ok(await documents.put(schluessel, titel, bytes))
      } catch (cause) {
        return notWritten(cause)
      }
    },

    /** Whether a file with this name exists. */
    isThere: async (datei: string): Promise<boolean> =>
      datei.endsWith('.pdf')
        ? (await documents.find(datei.slice(0, -'.pdf'.length))) !== undefined
        : (await files.find(datei)) !== undefined,

    /**
     * Reads a file without checking access: the caller has done that. With `breite` a picture comes in that
     * width as JPEG, otherwise, like a document, as it was stored. Throws `TooManyWaiting` if the width must
     * be made and the queue is full.
     */
    async read(datei: string, breite?: Bildbreite): Promise<FileAnswer | undefined> {
      if (datei.endsWith('.pdf')) {
        const document = await documents.find(datei.slice(0, -'.pdf'.length))
        if (!document) return undefined
        const { typ, version } = document
        return { typ, name: datei, version, bytes: new Uint8Array(await documents.read(document)) }
      }
      const picture = await files.find(datei)
      if (!picture) return undefined
      const { format, version } = picture
      if (breite === undefined) {
        const bytes = new Uint8Array(await files.readOriginal(picture))
        return { typ: `image/${format}`, name: `${datei}.${ENDINGS[format]}`, version, bytes }
      }
      // The smallest JPEG exists already: `addPicture` has made it.
      const bytes = await sizes.get(picture, breite, 'jpg')
      return { typ: TYPES.jpg, name: `${datei}.jpg`, version: `${version}-${breite}`, bytes }
    },

    /** Deletes a picture or a document for good, except the versions in `keep`. */
    async takeAway(datei: string, keep: readonly string[]): Promise<void> {
      const schluessel = keyOf(datei)
      if (isKey(schluessel)) await filesOf(datei).remove(schluessel, keep)
    },

    /** Deletes versions of a picture or a document, except the current one and those in `keep`. */
    prune: (datei: string, keep: readonly string[]): Promise<void> =>
      filesOf(datei).prune(keyOf(datei), keep),

    /** Returns the stored versions of a file. */
    versions: (datei: string): Promise<StoredVersion[]> => filesOf(datei).versions(keyOf(datei)),

    /** Returns the bytes of a version; undefined if it is missing or its hash does not match its name. */
    async readVersion(datei: string, version: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const bytes = await ifThere(bytesOf(datei, version))
      return bytes && fingerprint(bytes) === version ? new Uint8Array(bytes) : undefined
    },

    /** Stores a version beside the current one: a promulgated file imported from another town. */
    async putVersion(datei: string, bytes: Uint8Array): Promise<Result<void>> {
      if (!isKey(keyOf(datei))) return badKey()
      const checked = datei.endsWith('.pdf') ? checkDocument(bytes) : await checkPicture(bytes)
      if (!checked.ok) return checked
      try {
        if (datei.endsWith('.pdf')) await documents.putVersion(keyOf(datei), bytes)
        else if (checked.value) await files.putVersion(datei, bytes, checked.value)
        return ok(undefined)
      } catch (cause) {
        return notWritten(cause)
      }
    },

    documents,
    warmPictures: sizes.warm,
    hasBroken: sizes.hasBroken,
    close: sizes.close,
  }
}

type NewDocument = { schluessel: string; bytes: Uint8Array; titel?: string | undefined }

const TYPES: Record<Bildformat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const

const notWritten = (cause: unknown) =>
  cause instanceof OtherFile
    ? invalid([
        {
          path: 'datei',
          message:
            'Eine andere Datei hat hier schon dieselbe Kennung. Sie bleibt, wie sie ist. Bitte sagen Sie es der Administration der Website.',
        },
      ])
    : notStored(cause)

const badKey = () =>
  invalid([{ path: 'schluessel', message: 'Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche.' }])
