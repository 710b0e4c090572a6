import { fileKind } from '@rathausplatz/contract/file-kind'
import { annahme, groessteDatei } from '@rathausplatz/contract/medien'
import { formatFileSize } from '@rathausplatz/ui'
import type { Art } from './medium.ts'

export type Judged = { art: Art } | { refused: string }

/** Returns the `accept` attribute of a file input. */
export const accepted = (art?: Art): string =>
  (art ? [annahme[art]] : Object.values(annahme)).flatMap(types => Object.entries(types).flat(2)).join(',')

/** Returns the accepted types in words. */
export const acceptedWords = (art?: Art): string => {
  const most = `höchstens ${formatFileSize(groessteDatei)}`
  if (art === 'dokument') return `PDF, ${most}`
  if (art === 'bild') return `JPEG, PNG, WebP oder AVIF, ${most}`
  return `Bilder (JPEG, PNG, WebP, AVIF) und Dokumente (PDF), ${most}`
}

/** Checks before the upload whether a file is accepted; the server checks its real type. */
export function judgeFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, wanted?: Art): Judged {
  const refuse = (why: string): Judged => ({ refused: `„${name}“ ${why}` })
  const art = artOf(name, type)
  if (!art) return refuse(reasonOf(name))
  if (wanted && art !== wanted) return refuse(otherThan(wanted))
  if (size === 0) return refuse('ist leer.')
  if (size > groessteDatei)
    return refuse(
      `ist ${formatFileSize(size)} groß. Möglich sind höchstens ${formatFileSize(groessteDatei)}.`,
    )
  return { art }
}

const otherThan = (wanted: Art): string =>
  wanted === 'bild'
    ? 'ist ein Dokument. Hier wird ein Bild gebraucht.'
    : 'ist ein Bild. Hier wird ein Dokument (PDF) gebraucht.'

/** How much of a file is read, in bytes. */
const LOOKED_AT = 8_192

/** Kinds of pictures that the library takes, as `fileKind` names them. */
const PICTURES: ReadonlySet<string> = new Set(
  ['JPEG', 'PNG', 'WebP', 'AVIF'].map(name => `ein Bild (${name})`),
)

/**
 * Judges a file by its first bytes, whatever its name says: a disguised file is refused before its fields are filled
 * in, and each kind gets its own fields. Bytes of no known kind are left to the server.
 */
export async function judgeBytes(file: File, art: Art, wanted?: Art): Promise<Judged> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer())
  const kind = isPdf(bytes) ? PDF : fileKind(bytes)
  if (kind === undefined) return { art }
  const real = kind === PDF ? 'dokument' : PICTURES.has(kind) ? 'bild' : undefined
  const refuse = (why: string): Judged => ({ refused: `„${file.name}“ ${why}` })
  if (real) return wanted && real !== wanted ? refuse(otherThan(wanted)) : { art: real }
  return refuse(
    art === 'dokument'
      ? `ist kein PDF, sondern ${kind}. Bitte speichern Sie das Dokument als PDF und wählen Sie dieses.`
      : `ist kein Bild im Format JPEG, PNG, WebP oder AVIF, sondern ${kind}.`,
  )
}

const PDF = 'ein PDF'
const isPdf = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-'

/** Some systems give no type for newer formats: then the extension decides. */
function artOf(name: string, type: string): Art | undefined {
  const ending = /\.\w+$/.exec(name.toLowerCase())?.[0] ?? ''
  const arts = Object.entries(annahme) as [Art, Readonly<Record<string, readonly string[]>>][]
  const found = arts.find(
    ([, types]) => Object.hasOwn(types, type) || (!type && Object.values(types).flat().includes(ending)),
  )
  return found?.[0]
}

function reasonOf(name: string): string {
  if (/\.(?:heic|heif)$/i.test(name))
    return 'hat ein Format, das viele Geräte nicht zeigen. Bitte sichern Sie das Foto als JPEG und wählen es noch einmal.'
  if (/\.svg$/i.test(name))
    return 'ist eine Zeichnung (SVG), die Programme enthalten kann. Bitte sichern Sie sie als PNG.'
  if (/\.(?:docx?|odt|rtf|xlsx?|ods|pptx?|odp)$/i.test(name))
    return 'öffnet sich nicht auf jedem Gerät. Bitte sichern Sie das Dokument als PDF.'
  return 'hat ein Format, das hier nicht geht. Möglich sind Bilder (JPEG, PNG, WebP, AVIF) und Dokumente (PDF).'
}
