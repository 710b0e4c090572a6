import type { CSSProperties, ReactNode } from 'react'
import styles from './karte.module.css'

type AtScaleProps = { x: number; y: number; scale: number; children: ReactNode }

/** Drawn in pixels around a place of the sheet: as large as it is read, however many metres are shown. */
export const AtScale = ({ x, y, scale, children }: AtScaleProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={styles.mass} style={{ '--meter': scale } as CSSProperties}>
      {children}
    </g>
  </g>
)
