import { AtScale } from './at-scale.tsx'
import styles from './karte.module.css'
import { type Place, pictureOf, placeOf, type Section, type Sheet } from './sheet.ts'

/** A section of the map with the names of the town. Children are drawn in metres of the sheet. */
export function SheetPicture({
  sheet,
  section,
  /** Metres per pixel: names and marks keep their size at any zoom. */
  scale,
  marks,
  children,
}: {
  sheet: Sheet
  section: Section
  scale: number
  /** Positions of marks: the name of a marked place is drawn below the mark. */
  marks: readonly Place[]
  children: React.ReactNode
}) {
  const { href, shows } = pictureOf(sheet, section)
  return (
    <svg
      viewBox={[section.x, section.y, section.width, section.height].join(' ')}
      className={styles.bild}
      aria-hidden="true"
    >
      <image
        href={href}
        x={shows.x}
        y={shows.y}
        width={shows.width}
        height={shows.height}
        preserveAspectRatio="none"
        className={sheet.dienst ? styles.fremd : styles.eigen}
      />
      {!sheet.dienst &&
        namesIn(sheet, section, { scale, marks }).map(({ name, x, y }) => (
          <AtScale key={`${name} ${x}`} x={x} y={y} scale={scale}>
            <text fontSize="13" strokeWidth="3">
              {name}
            </text>
          </AtScale>
        ))}
      {children}
    </svg>
  )
}

/** Width of a letter and height of a line in pixels. A name that overlaps an earlier one is left out. */
const LETTER = 7
const LINE = 18

/** Distance in pixels from a mark to the name below it. */
const BELOW = 27
/** Within this distance in pixels a mark belongs to the place of the name. */
const SAME = 10

function namesIn(
  sheet: Sheet,
  section: Section,
  { scale, marks }: { scale: number; marks: readonly Place[] },
) {
  const taken: { x: number; y: number; half: number }[] = []
  return sheet.namen.flatMap(({ name, ...punkt }) => {
    const place = placeOf(sheet, punkt)
    const { x } = place
    const half = (name.length * LETTER * scale) / 2
    const covering = marks.find(
      mark => Math.abs(mark.x - x) < half + BELOW * scale && Math.abs(mark.y - place.y) < BELOW * scale,
    )
    // A name that a mark merely touches would look like the label of the mark.
    if (covering && Math.hypot(covering.x - x, covering.y - place.y) > SAME * scale) return []
    const y = covering ? covering.y + BELOW * scale : place.y
    const isInside =
      x - half > section.x &&
      x + half < section.x + section.width &&
      y - LINE * scale > section.y &&
      y + LINE * scale < section.y + section.height
    const isFree = taken.every(
      other => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > LINE * scale,
    )
    if (!isInside || !isFree) return []
    taken.push({ x, y, half })
    return [{ name, x, y }]
  })
}
