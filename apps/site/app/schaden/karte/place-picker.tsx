import { useHydrated } from '@rathausplatz/ui'
import {
  isOn,
  MapPin,
  type Place,
  type Punkt,
  placeInWords,
  placeOf,
  punktAt,
  type Sheet,
  SheetPicture,
  sizeOf,
} from '@rathausplatz/ui/karte'
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './karte.module.css'
import { OwnLocation } from './own-location.tsx'

/** Zoom factors of the map. */
const SIZES = [1, 2, 4, 8, 16] as const
/** Width of the frame in pixels that is assumed before the frame is measured. */
const UNSEEN = 600
/** Least width of the first view in metres, if the map is as wide as that. */
const AT_FIRST = 1_600
/** Pixels that an arrow key moves the point; with Shift it moves ten times as far. */
const STEP = 8

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

type PlacePickerProps = {
  sheet: Sheet
  /** The point that was set in an earlier step; undefined if none was. */
  given: Punkt | undefined
}

/**
 * Lets the visitor set a point: by tap, arrow keys, buttons or a street name. It needs scripts; without them
 * the description in words is enough. A point cannot be dragged, because the map scrolls like any other part
 * of the page.
 */
export function PlacePicker(props: PlacePickerProps) {
  const isHydrated = useHydrated()
  if (isHydrated) return <Picker {...props} />
  return props.given ? <Kept punkt={props.given} /> : null
}

/** Scrolls a point of the sheet into the centre of the frame. */
function show(frame: HTMLElement, { x, y }: Place, scale: number): void {
  frame.scrollLeft = x / scale - frame.clientWidth / 2
  frame.scrollTop = y / scale - frame.clientHeight / 2
}

function Picker({ sheet, given }: PlacePickerProps) {
  const whole = sizeOf(sheet)
  const [punkt, setPunkt] = useState(given && isOn(sheet, given) ? given : undefined)
  const [size, setSize] = useState(() => SIZES.findLast(one => whole.width / one >= AT_FIRST) ?? 1)
  const [across, setAcross] = useState(UNSEEN)
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  const middle = { x: whole.width / 2, y: whole.height / 2 }
  const looked = useRef(punkt ? placeOf(sheet, punkt) : middle)
  /** Metres per pixel. */
  const scale = whole.width / size / across

  // Keeps the centre when the zoom changes.
  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    // A hidden frame has no width.
    setAcross(current.clientWidth || UNSEEN)
    show(current, looked.current, scale)
  }, [scale])

  const set = (place: { x: number; y: number }, isLedThere: boolean) => {
    const next = punktAt(sheet, place)
    looked.current = placeOf(sheet, next)
    setPunkt(next)
    const { current } = frame
    if (!current) return
    const [left, top] = [looked.current.x / scale, looked.current.y / scale]
    const edge = 40
    const isSeen =
      left > current.scrollLeft + edge &&
      left < current.scrollLeft + current.clientWidth - edge &&
      top > current.scrollTop + edge &&
      top < current.scrollTop + current.clientHeight - edge
    if (isLedThere || !isSeen) show(current, looked.current, scale)
  }
  const step = ([east, south]: readonly [number, number], far: number) => {
    const { current } = frame
    const from = punkt
      ? placeOf(sheet, punkt)
      : current
        ? {
            x: (current.scrollLeft + current.clientWidth / 2) * scale,
            y: (current.scrollTop + current.clientHeight / 2) * scale,
          }
        : middle
    // The first key press sets the point at the centre of the view.
    const wide = punkt ? STEP * far * scale : 0
    set({ x: from.x + east * wide, y: from.y + south * wide }, false)
  }
  const resize = (by: 1 | -1) => {
    const next = SIZES[SIZES.indexOf(size) + by]
    const { current } = frame
    if (!next || !current) return
    looked.current = punkt
      ? placeOf(sheet, punkt)
      : {
          x: (current.scrollLeft + current.clientWidth / 2) * scale,
          y: (current.scrollTop + current.clientHeight / 2) * scale,
        }
    setSize(next)
  }
  const tap = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLDivElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    set({ x: (clientX - left) * scale, y: (clientY - top) * scale }, false)
  }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (event.key === '+' || event.key === '-') resize(event.key === '+' ? 1 : -1)
    else if (arrow) step(arrow, event.shiftKey ? 10 : 1)
    else return
    event.preventDefault()
  }
  const choose = (name: string) => {
    const chosen = sheet.namen.find(one => one.name === name)
    if (!chosen) return
    set(placeOf(sheet, chosen), true)
  }
  const setOwn = (here: Punkt): boolean => {
    if (!isOn(sheet, here)) return false
    set(placeOf(sheet, here), true)
    return true
  }
  const names = sheet.namen.map(({ name }) => name)
  const words = punkt ? placeInWords(sheet, punkt) : ''
  return (
    <fieldset className={styles.waehler}>
      <legend>Auf der Karte zeigen</legend>
      <p id={`${id}-hilfe`} className={styles.hilfe}>
        Tippen Sie auf die Stelle. Mit der Tastatur: eine Straße wählen, dann mit den Pfeiltasten genauer;
        Plus und Minus ändern die Größe.
      </p>
      <OwnLocation onFound={setOwn} />
      {names.length > 0 && (
        <p className={styles.namen}>
          <label htmlFor={`${id}-name`}>Straße oder Platz</label>
          <select id={`${id}-name`} defaultValue="" onChange={({ target }) => choose(target.value)}>
            <option value="">Auf der Karte suchen</option>
            {[...new Set(names)]
              .toSorted((one, other) => one.localeCompare(other, 'de'))
              .map(name => (
                <option key={name}>{name}</option>
              ))}
          </select>
        </p>
      )}
      <div ref={frame} className={styles.ausschnitt}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a map is worked by keys and taps */}
        <div
          role="application"
          aria-roledescription="Karte"
          aria-label="Karte der Stadt"
          aria-describedby={`${id}-hilfe ${id}-punkt`}
          tabIndex={0}
          className={styles.flaeche}
          style={{ width: across * size, height: (across * size * whole.height) / whole.width }}
          onClick={tap}
          onKeyDown={press}
        >
          <SheetPicture
            sheet={sheet}
            section={{ x: 0, y: 0, ...whole }}
            scale={scale}
            marks={punkt ? [placeOf(sheet, punkt)] : []}
          >
            {punkt && <MapPin {...placeOf(sheet, punkt)} scale={scale} />}
          </SheetPicture>
        </div>
      </div>
      <div className={styles.knoepfe}>
        <button
          type="button"
          aria-label="Karte größer"
          disabled={size === SIZES.at(-1)}
          onClick={() => resize(1)}
        >
          +
        </button>
        <button
          type="button"
          aria-label="Karte kleiner"
          disabled={size === SIZES[0]}
          onClick={() => resize(-1)}
        >
          −
        </button>
        {MOVES.map(({ label, sign, way }) => (
          <button key={label} type="button" aria-label={label} onClick={() => step(way, 2)}>
            {sign}
          </button>
        ))}
        {punkt && (
          <button type="button" className={styles.weg} onClick={() => setPunkt(undefined)}>
            Punkt entfernen
          </button>
        )}
      </div>
      <p id={`${id}-punkt`} role="status" className={styles.gesagt}>
        {punkt ? `Ihr Punkt: ${words}.` : 'Noch kein Punkt gesetzt.'}
      </p>
      {sheet.dienst && <p className={styles.hilfe}>Karte: {sheet.dienst.quelle}</p>}
      {punkt && <Kept punkt={punkt} />}
    </fieldset>
  )
}

const MOVES = [
  { label: 'Punkt nach Norden', sign: '↑', way: [0, -1] },
  { label: 'Punkt nach Süden', sign: '↓', way: [0, 1] },
  { label: 'Punkt nach Westen', sign: '←', way: [-1, 0] },
  { label: 'Punkt nach Osten', sign: '→', way: [1, 0] },
] as const

/** The point as fields of the form. */
const Kept = ({ punkt }: { punkt: Punkt }) => (
  <>
    <input type="hidden" name="lage.breite" value={punkt.breite} />
    <input type="hidden" name="lage.laenge" value={punkt.laenge} />
  </>
)
