import { Crosshair } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { DeskIcon } from '../pieces/icon.tsx'
import { focusAt, focusOf, MIDDLE, moved, said, written } from './focus.ts'
import styles from './focus-point.module.css'
import { pictureAt } from './medium.ts'

type FocusPointProps = {
  /** Address of the picture, as contents store it. */
  adresse: string
  /** `50% 30%`; the middle if it is unset. */
  value: string | undefined
  onChange: (value: string) => void
}

/** The aspect ratios in which the site crops pictures (spec §9). */
const CROPS = [
  { ratio: '16 / 9', name: '16:9', where: 'auf Karten' },
  { ratio: '4 / 3', name: '4:3', where: 'neben einem Text' },
  { ratio: '1 / 1', name: '1:1', where: 'als Kopfbild auf dem Telefon' },
  { ratio: '21 / 9', name: '21:9', where: 'als Kopfbild auf großen Bildschirmen' },
] as const

/** Choice of the focal point, which no crop cuts off: by pointer or arrow keys, with all crops beside it. */
export function FocusPoint({ adresse, value, onChange }: FocusPointProps) {
  const focus = focusOf(value)
  const picture = pictureAt(adresse, 768)
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (from: number, size: number) => (size ? (from / size) * 100 : 50)
    onChange(written(focusAt(share(event.clientX - left, width), share(event.clientY - top, height))))
  }
  const move = (event: KeyboardEvent) => {
    const to = moved(focus, event.key, event.shiftKey)
    if (!to) return
    event.preventDefault()
    onChange(written(to))
  }
  return (
    <div className={styles.chooser}>
      <div className={styles.whole}>
        <button
          type="button"
          className={styles.stage}
          aria-label={`Bildmittelpunkt: ${said(focus)}. Mit den Pfeiltasten verschieben, mit Umschalt in größeren Schritten.`}
          onPointerDown={press}
          onPointerMove={press}
          onKeyDown={move}
        >
          <img src={picture} alt="" draggable={false} />
          <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </button>
        <p className={styles.words}>
          <span role="status">{said(focus)}</span>
          {written(focus) !== written(MIDDLE) && (
            <button type="button" onClick={() => onChange(written(MIDDLE))}>
              <DeskIcon drawing={Crosshair} /> Zurück zur Mitte
            </button>
          )}
        </p>
      </div>
      <ul role="list" className={styles.crops} aria-label="So wird das Bild zugeschnitten">
        {CROPS.map(({ ratio, name, where }) => (
          <li key={name}>
            <img src={picture} alt="" style={{ aspectRatio: ratio, objectPosition: written(focus) }} />
            <span>
              <strong>{name}</strong> {where}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
