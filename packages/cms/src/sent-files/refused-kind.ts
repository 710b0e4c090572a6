import { fileKind } from '@rathausplatz/contract/file-kind'
import { type Dateiart, dateiartLabels } from '@rathausplatz/contract/formular'

/** The most characters of a file name in a message. */
const LONGEST = 80

/** Returns the name of a file in quotation marks, without path and invisible characters; '' if there is none. */
export function quotedName(given: string): string {
  const last = given.slice(0, 4_000).split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/[\s„“]+/gu, ' ')
    .trim()
  const signs = Array.from(plain)
  return signs.length === 0 ? '' : `„${signs.slice(0, LONGEST).join('')}${signs.length > LONGEST ? '…' : ''}“`
}

/** What the ending of a name promises. */
const PROMISES = [
  [/\.pdf$/i, 'ein PDF'],
  [/\.(?:jpe?g|png|webp|avif)$/i, 'ein Foto'],
] as const
const DOCUMENT = /Word|Excel|PowerPoint|LibreOffice|RTF|PostScript/

/**
 * Says why a file is of no kind that its question takes: what its name promises, and what it is by its bytes.
 * A phone names a HEIC photo `.jpg`, and people rename documents.
 */
export function refusedKind(arten: readonly Dateiart[], name: string, bytes: Uint8Array): string {
  const kind = fileKind(bytes)
  const format = /^ein Bild \((.+)\)$/.exec(kind ?? '')?.[1]
  const file = quotedName(name) || 'Diese Datei'
  const [, promised] = PROMISES.find(([ending]) => ending.test(name.trim())) ?? []
  const takesPhoto = arten.includes('foto')
  const saveAs = format !== undefined && takesPhoto ? 'JPG' : arten.includes('pdf') ? 'PDF' : undefined
  const remedy =
    saveAs && (format !== undefined || DOCUMENT.test(kind ?? ''))
      ? `Bitte speichern Sie ${format === undefined ? 'das Dokument' : 'es'} als ${saveAs} und wählen Sie dieses.`
      : `Bitte wählen Sie eine solche Datei: ${arten.map(one => dateiartLabels[one]).join(' oder ')}.`
  // A photo that promises to be one is none of the kinds that every browser shows.
  if (format !== undefined && takesPhoto && promised !== 'ein PDF')
    return `${file} ist ein ${format === 'HEIC' ? 'Foto' : 'Bild'} im Format ${format}, das hier nicht geht. ${remedy}`
  const isKept = promised === 'ein Foto' ? format !== undefined : kind === 'ein PDF'
  if (promised && !isKept)
    return `${file} heißt wie ${promised}, ist aber keines${kind ? `, sondern ${kind}` : ''}. ${remedy}`
  return kind ? `${file} ist ${kind}; das geht hier nicht. ${remedy}` : `${file} geht hier nicht. ${remedy}`
}
