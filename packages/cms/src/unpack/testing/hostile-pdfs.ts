import { deflateSync } from 'node:zlib'
import { QUICKLY } from './hostile-pictures.ts'

type Stream = { readonly filters: string; readonly bytes: Uint8Array; readonly more?: string }

/** Returns a one-page PDF with a given content stream and a valid cross-reference table. */
export function pdfOf({ filters, bytes, more = '' }: Stream, others: readonly string[] = []): Buffer {
  return pdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    { head: `<</Filter${filters}/Length ${bytes.byteLength}${more}>>`, bytes },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...others,
  ])
}

type PdfObject = string | { readonly head: string; readonly bytes: Uint8Array }

export function pdf(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const starts: number[] = []
  let at = parts[0]?.length ?? 0
  const put = (bytes: Buffer) => {
    parts.push(bytes)
    at += bytes.length
  }
  for (const [place, object] of objects.entries()) {
    starts.push(at)
    const body =
      typeof object === 'string'
        ? Buffer.from(object)
        : Buffer.concat([Buffer.from(`${object.head}\nstream\n`), object.bytes, Buffer.from('\nendstream')])
    put(Buffer.concat([Buffer.from(`${place + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  const xref = at
  const rows = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  put(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** Returns a number of spaces, compressed several times. */
export const packed = (bytes: number, times: number): Uint8Array => {
  let all: Uint8Array = Buffer.alloc(bytes, 32)
  for (let time = 0; time < times; time++) all = deflateSync(all, QUICKLY)
  return all
}

/** Returns a number of runs of 128 spaces; a run takes two bytes. */
export const runs = (count: number): Uint8Array =>
  Buffer.concat([Buffer.alloc(2 * count, Buffer.from([129, 32])), Buffer.from([128])])
