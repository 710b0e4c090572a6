import { type Archive, attributeOf } from './archive.ts'

type Format = 'tag' | 'zeit' | 'zahl'

/** Formats with the numbers of the standard: days, days with an hour, and hours. */
const DAYS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])
const TIMES = new Set([18, 19, 20, 21, 32, 33, 45, 46, 47])

/** Texts within a format: quoted, escaped, or in brackets such as `[$-407]`. */
const BESIDE = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g

function formatOf(id: number, code: string | undefined): Format {
  if (code === undefined) return DAYS.has(id) ? 'tag' : TIMES.has(id) ? 'zeit' : 'zahl'
  const letters = code.replaceAll(BESIDE, '').toLowerCase()
  if (/general|standard|[0#?]\.[0#]/.test(letters)) return 'zahl'
  // German programs write `TT.MM.JJJJ`.
  if (/[ydtj]|^m+$/.test(letters)) return 'tag'
  return /[hs]/.test(letters) ? 'zeit' : 'zahl'
}

/** Returns what the numbers of each cell style mean. */
export async function readFormats(archive: Archive, name: string): Promise<readonly Format[]> {
  const codes = new Map<number, string>()
  const formats: Format[] = []
  let isOfCells = false
  await archive.xml(name, {
    open(tag, attributes) {
      const id = Number(attributeOf(attributes, 'numfmtid') ?? attributes['numFmtId'] ?? 0)
      if (tag === 'numFmt') codes.set(id, attributes['formatCode'] ?? '')
      else if (tag === 'cellXfs') isOfCells = true
      else if (tag === 'xf' && isOfCells) formats.push(formatOf(id, codes.get(id)))
    },
    close(tag) {
      if (tag === 'cellXfs') isOfCells = false
    },
  })
  return formats
}
