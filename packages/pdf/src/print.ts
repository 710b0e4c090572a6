import { type Block, MARGIN, type Margin } from './block.ts'
import { drawPage } from './draw-page.ts'
import { type Faces, openFaces, type Typeface } from './faces.ts'
import { type About, Sheet } from './sheet.ts'
import { openTags } from './tags.ts'
import { typeset } from './typeset.ts'

type Look = {
  readonly margin?: Margin
  readonly typeface?: Typeface
  /** Draws the frame around the text of each page, such as the sender and the page number. */
  readonly frame: (sheet: Sheet, faces: Faces, number: number, of: number) => void
}

/** Prints blocks as a tagged PDF file. */
export async function print(
  about: Omit<About, 'isUa'>,
  blocks: readonly Block[],
  { margin = MARGIN, typeface = 'house', frame }: Look,
): Promise<Buffer> {
  const sheet = new Sheet({ ...about, isUa: typeface === 'house' })
  const faces = openFaces(sheet, typeface)
  const tags = openTags(sheet, sheet.whole)
  const pages = typeset(blocks, faces, margin)
  for (const [index, page] of pages.entries()) {
    sheet.addPage()
    drawPage(sheet, page, faces, tags)
    sheet.aside('Pagination', () => frame(sheet, faces, index + 1, pages.length))
  }
  return sheet.bytes()
}
