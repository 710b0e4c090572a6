import { AtScale } from './at-scale.tsx'
import styles from './karte.module.css'

/** A pin whose tip is the point. */
export const MapPin = (place: { x: number; y: number; scale: number }) => (
  <AtScale {...place}>
    <g className={styles.nadel}>
      <path d="M0 0C-5 -12 -14 -17 -14 -28a14 14 0 0 1 28 0C14 -17 5 -12 0 0Z" />
      <circle cy="-28" r="5" />
    </g>
  </AtScale>
)
