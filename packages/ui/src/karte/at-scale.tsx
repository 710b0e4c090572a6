import type { CSSProperties, ReactNode } from 'react'
import styles from './karte.module.css'

type AtScaleProps = { x: number; y: number; scale: number; children: ReactNode }

/** Draws its children in pixels around a point of the sheet, independent of the zoom. */
export const AtScale = ({ x, y, scale, children }: AtScaleProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={styles.mass} style={{ '--meter': scale } as CSSProperties}>
      {children}
    </g>
  </g>
)
