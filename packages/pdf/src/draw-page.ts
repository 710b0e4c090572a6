import { INK, QUIET } from './block.ts'
import { draw, type Faces, type Stroke, strokesOf } from './faces.ts'
import type { Part, Sheet } from './sheet.ts'
import type { Tags } from './tags.ts'
import type { Mark, Page } from './typeset.ts'

/** Between the dots that lead to the number of a page. */
const STEP = 5

/** The page on which that is to which a ref leads. */
type NumberOf = (ref: string) => number | undefined

/** Draws what is set on the page that a sheet has come to: what is only seen first, then what is heard, in its order. */
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
    // A blank parts it from what it belongs to.
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
    // All of it leads there: who cannot see it hears where to, and a finger needs room.
    const link = sheet.struct('Link')
    part.add(link)
    drawInto(sheet, link, strokes)
    const lines = run.map(mark => mark.y)
    const [top, bottom] = [Math.max(...lines) + named.size, Math.min(...lines) - named.size * 0.4]
    const left = sheet.page.width - named.right
    sheet.leadTo(number, link, [left, paper - top, named.right - left, top - bottom])
    // Here and now: the library takes the page at which a part ends for that on which its link is.
    link.end()
  }
}

/** Draws as a piece of a part. What no font has is a part of its own that says what it stands for. */
function drawInto(sheet: Sheet, part: Part, strokes: readonly Stroke[]): void {
  // A cell with nothing in it has its piece too.
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
    // Here for those who hear it, there for those who copy it.
    const piece = sheet.markStructureContent('Span', { actual: said })
    all()
    sheet.endMarkedContent()
    span.add(piece)
    span.end()
  }
}

/** What follows one another and is the same in one respect. */
function inRuns<Item>(items: readonly Item[], of: (item: Item) => unknown): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last && of(last[0]) === of(item)) last.push(item)
    else runs.push([item])
  }
  return runs
}
