import { INK, QUIET } from './block.ts'
import { draw, type Faces, type Stroke, strokesOf } from './faces.ts'
import type { Part, Sheet } from './sheet.ts'
import type { Tags } from './tags.ts'
import type { Mark, Page } from './typeset.ts'

/** The distance between two leader dots, in points. */
const STEP = 5

/** Returns the page of the target of a ref. */
type NumberOf = (ref: string) => number | undefined

/** Draws a page on the current page of a sheet: first the decoration, then the text in reading order. */
export function drawPage(
  sheet: Sheet,
  { bars, marks }: Page,
  faces: Faces,
  tags: Tags,
  numberOf: NumberOf = () => undefined,
): void {
  const { height: paper } = sheet.page
  const saidOf = (ref: string) => `Seite ${numberOf(ref) ?? ''}`
  const refs = marks.filter(mark => mark.kind === 'ref')
  if (bars.length + refs.length > 0)
    sheet.aside('Layout', () => {
      for (const { x, y, width, height, colour } of bars)
        sheet.rect(x, paper - y - height, width, height).fill(colour)
      for (const { ref, from, right, y, size } of refs) {
        const end = right - faces.plain.widthOf(saidOf(ref), size) - 6
        for (let x = end - STEP; x >= from; x -= STEP) sheet.circle(x, paper - y - 1, 0.45).fill(QUIET)
      }
    })

  const strokesIn = (mark: Mark): Stroke[] => {
    if (mark.kind === 'text') return strokesOf(sheet, faces[mark.face], mark.text, mark)
    const { ref, right, y, size } = mark
    // A blank separates the number from the text before it.
    const said = ` ${saidOf(ref)}`
    const x = right - faces.plain.widthOf(said, size)
    return strokesOf(sheet, faces.plain, said, { x, y, size, colour: INK })
  }
  for (const run of inRuns(marks, ({ place }) => place)) {
    const [{ place }] = run
    const part = tags.partOf(place)
    const strokes = run.flatMap(strokesIn)
    const named = run.find(mark => mark.kind === 'ref')
    const number = named && numberOf(named.ref)
    if (!named || number === undefined) {
      drawInto(sheet, part, strokes)
      continue
    }
    // The whole line is the link, so that a screen reader can read its text and a finger can hit it.
    const link = sheet.struct('Link')
    part.add(link)
    drawInto(sheet, link, strokes)
    const lines = run.map(mark => mark.y)
    const [top, bottom] = [Math.max(...lines) + named.size, Math.min(...lines) - named.size * 0.4]
    const left = sheet.page.width - named.right
    sheet.leadTo(number, link, [left, paper - top, named.right - left, top - bottom])
    // The library places a link on the page that is current when the link ends.
    link.end()
  }
}

/** Draws strokes as the content of a part. Letters without a font become a span with their actual text. */
function drawInto(sheet: Sheet, part: Part, strokes: readonly Stroke[]): void {
  // An empty cell needs content too.
  if (strokes.length === 0) part.add(() => {})
  for (const run of inRuns(strokes, ({ said }) => said)) {
    const [{ said }] = run
    const all = () => run.forEach(stroke => draw(sheet, stroke))
    if (said === undefined) {
      part.add(all)
      continue
    }
    const span = sheet.struct('Span', { actual: said })
    part.add(span)
    // Sets the actual text twice: on the structure element for screen readers, and on the marked content for
    // copying.
    const piece = sheet.markStructureContent('Span', { actual: said })
    all()
    sheet.endMarkedContent()
    span.add(piece)
    span.end()
  }
}

/** Groups consecutive items with the same value of `of`. */
function inRuns<Item>(items: readonly Item[], of: (item: Item) => unknown): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last && of(last[0]) === of(item)) last.push(item)
    else runs.push([item])
  }
  return runs
}
