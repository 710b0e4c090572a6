import { type Archive, attributeOf } from './archive.ts'

type Format = 'tag' | 'zeit' | 'zahl'
/** What the style of a cell says: what its number means, and whether it is struck through. */
type Style = { readonly format: Format; readonly isStruck: boolean }

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

/** Whether a `<strike/>` is on: `val="0"` turns it off. */
export const isOn = ({ val = '1' }: Record<string, string>): boolean => !/^(?:0|false|off)$/i.test(val)

/** Returns the cell styles of a workbook. */
export async function readStyles(archive: Archive, name: string): Promise<readonly Style[]> {
  const codes = new Map<number, string>()
  const fonts: boolean[] = []
  const styles: Style[] = []
  let isOfCells = false
  let isOfFonts = false
  await archive.xml(name, {
    open(tag, attributes) {
      const id = Number(attributeOf(attributes, 'numfmtid') ?? attributes['numFmtId'] ?? 0)
      if (tag === 'numFmt') codes.set(id, attributes['formatCode'] ?? '')
      else if (tag === 'fonts') isOfFonts = true
      else if (tag === 'font' && isOfFonts) fonts.push(false)
      else if (tag === 'strike' && isOfFonts) fonts.splice(-1, 1, isOn(attributes))
      else if (tag === 'cellXfs') isOfCells = true
      else if (tag === 'xf' && isOfCells)
        styles.push({
          format: formatOf(id, codes.get(id)),
          isStruck: fonts[Number(attributes['fontId'] ?? 0)] ?? false,
        })
    },
    close(tag) {
      if (tag === 'cellXfs') isOfCells = false
      else if (tag === 'fonts') isOfFonts = false
    },
  })
  return styles
}
