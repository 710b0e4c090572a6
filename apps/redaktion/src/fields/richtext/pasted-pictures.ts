import { bodyOf } from './html.ts'

/** Pictures that came with a text, or alone: those whose bytes came along, and how many others there were. */
export type PastedPictures = {
  readonly files: readonly File[]
  readonly lost: number
  /** Whether there are words too, which the text takes. */
  readonly hasText: boolean
  /** Names of files that are no pictures. */
  readonly others: readonly string[]
}

/** Of what somebody pastes or drops, as much as is needed here. */
type Brought = Pick<DataTransfer, 'files' | 'getData'>

/** A newsletter is full of small ones; nobody describes more at a time. */
const MOST = 20

/**
 * The pictures of what is pasted or dropped. Word tells where they lie on its own disk, which is nowhere for us; a
 * browser or a mail program may bring them along.
 */
export function picturesIn(brought: Brought): PastedPictures {
  const body = bodyOf(brought.getData('text/html'))
  const drawn = [...body.querySelectorAll('img')].filter(isSeen)
  for (const hidden of body.querySelectorAll('style, script, title')) hidden.remove()
  const hasText = (body.textContent || brought.getData('text/plain')).trim() !== ''
  const files = [...brought.files]
  const given = files.filter(({ type }) => type.startsWith('image/'))
  // Beside words it is a drawing of the words, as Word and Excel put it there for programs that take only pictures.
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

/** Not one that holds two lines apart, or tells the sender that a mail was opened. */
const isSeen = (image: HTMLImageElement): boolean =>
  ['width', 'height'].every(side => !/^[0-2](?:px)?$/.test(image.getAttribute(side) ?? ''))

const NAMELESS = 'Eingefügtes Bild'

/** A clipboard calls all pictures alike. */
const named = (file: File): File =>
  /^(?:image|unnamed)\.\w+$/i.test(file.name)
    ? new File([file], file.name.replace(/^\w+/, NAMELESS), { type: file.type })
    : file

const EMBEDDED = /^data:(image\/(png|jpeg|webp|avif));base64,([a-z0-9+/=\s]+)$/i

/** What stands in the text itself. */
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

/** What became of pictures that did not come along, in words for people. */
export function saidOfLost(lost: number): string {
  const [what, it] = lost === 1 ? ['Ein Bild kam', 'es'] : [`${lost} Bilder kamen`, 'sie']
  return `${what} nicht mit: Aus Word und von anderen Websites lassen sich Bilder nicht einfügen. Bitte sichern Sie ${it} als Datei und nehmen ${it} unter „Bilder und Dokumente“ auf.`
}

/** What to do with files that no text holds. */
export const saidOfOthers = (names: readonly string[]): string =>
  `„${names[0] ?? ''}“ kann nicht im Text stehen. Nehmen Sie die Datei unter „Bilder und Dokumente“ auf und setzen Sie hier einen Link darauf.`
