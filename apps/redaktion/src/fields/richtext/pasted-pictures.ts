import { bodyOf } from './html.ts'

/** Pictures pasted with a text or alone: those with bytes, and the number of others. */
export type PastedPictures = {
  readonly files: readonly File[]
  readonly lost: number
  /** True if there is text as well, which goes into the editor. */
  readonly hasText: boolean
  /** Names of files that are no pictures. */
  readonly others: readonly string[]
}

/** The needed part of a paste or drop. */
type Brought = Pick<DataTransfer, 'files' | 'getData'>

/**
 * Most pictures of one paste: a newsletter has many small ones, and an editor cannot describe more at a time.
 */
const MOST = 20

/**
 * Returns the pictures of a paste or drop. Word only gives paths on the editor's own disk; a browser or a
 * mail program may include the bytes.
 */
export function picturesIn(brought: Brought): PastedPictures {
  const body = bodyOf(brought.getData('text/html'))
  const drawn = [...body.querySelectorAll('img')].filter(isSeen)
  for (const hidden of body.querySelectorAll('style, script, title')) hidden.remove()
  const hasText = (body.textContent || brought.getData('text/plain')).trim() !== ''
  const files = [...brought.files]
  const given = files.filter(({ type }) => type.startsWith('image/'))
  // Beside text, a picture is a drawing of that text, which Word and Excel add for programs that only take
  // pictures.
  const own = hasText ? [] : given.map(named)
  const within = drawn.flatMap(({ src }) => fileOf(src) ?? [])
  const found = own.length > 0 ? own : within
  return {
    files: found.slice(0, MOST),
    lost: Math.max(0, drawn.length - found.length) + Math.max(0, found.length - MOST),
    hasText,
    others: hasText ? [] : files.filter(file => !given.includes(file)).map(({ name }) => name),
  }
}

/** Excludes spacers and tracking pixels. */
const isSeen = (image: HTMLImageElement): boolean =>
  ['width', 'height'].every(side => !/^[0-2](?:px)?$/.test(image.getAttribute(side) ?? ''))

const NAMELESS = 'Eingefügtes Bild'

/** A clipboard gives all pictures the same name. */
const named = (file: File): File =>
  /^(?:image|unnamed)\.\w+$/i.test(file.name)
    ? new File([file], file.name.replace(/^\w+/, NAMELESS), { type: file.type })
    : file

const EMBEDDED = /^data:(image\/(png|jpeg|webp|avif));base64,([a-z0-9+/=\s]+)$/i

/** Decodes an embedded picture. */
function fileOf(src: string): File | undefined {
  const [, type, ending, code] = EMBEDDED.exec(src) ?? []
  if (!type || !ending || !code) return undefined
  try {
    const bytes = Uint8Array.from(atob(code), letter => letter.codePointAt(0) ?? 0)
    return new File([bytes], `${NAMELESS}.${ending === 'jpeg' ? 'jpg' : ending}`, { type })
  } catch {
    return undefined
  }
}

/** Returns a message about pictures that were not taken: without bytes, or beyond `MOST`. */
export function saidOfLost(lost: number): string {
  const [what, it] = lost === 1 ? ['Ein Bild kam', 'es'] : [`${lost} Bilder kamen`, 'sie']
  return `${what} nicht mit: Aus Word und von anderen Websites lassen sich Bilder nicht einfügen. Bitte sichern Sie ${it} als Datei und nehmen ${it} unter „Bilder und Dokumente“ auf.`
}

/** Returns a message about files that no text can hold. */
export const saidOfOthers = (names: readonly string[]): string =>
  `„${names[0] ?? ''}“ kann nicht im Text stehen. Nehmen Sie die Datei unter „Bilder und Dokumente“ auf und setzen Sie hier einen Link darauf.`
