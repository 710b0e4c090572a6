import type { Punkt } from '@rathausplatz/ui/karte'
import { useState } from 'react'
import styles from './karte.module.css'

type OwnLocationProps = {
  /** Sets the point there. Returns false if it is not on the map. */
  onFound: (punkt: Punkt) => boolean
}

/** Metres from which a location is too rough to be left unchecked: some houses of a street. */
const ROUGH = 30
const PATIENCE_MS = 20_000

/** A button that sets the point where the device is. The browser asks the visitor first. */
export function OwnLocation({ onFound }: OwnLocationProps) {
  const [said, setSaid] = useState('')
  if (!navigator.geolocation) return null
  const locate = () => {
    setSaid('Ihr Standort wird gesucht …')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setSaid(onFound({ breite: latitude, laenge: longitude }) ? roughness(accuracy) : ELSEWHERE),
      ({ code, PERMISSION_DENIED }) => setSaid(code === PERMISSION_DENIED ? DENIED : UNKNOWN),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    )
  }
  return (
    <div className={styles.standort}>
      <button type="button" onClick={locate}>
        Mein Standort
      </button>
      <p role="status" className={styles.gesagt}>
        {said}
      </p>
    </div>
  )
}

const roughness = (metres: number): string =>
  metres > ROUGH
    ? `Ihr Standort ist nur auf etwa ${Math.round(metres / 10) * 10} Meter genau. Bitte prüfen Sie den Punkt.`
    : ''
const ELSEWHERE = 'Ihr Standort liegt nicht auf dieser Karte. Bitte tippen Sie auf die Stelle.'
const DENIED = 'Ihr Gerät gibt den Standort nicht frei. Bitte tippen Sie auf die Stelle.'
const UNKNOWN = 'Ihr Standort lässt sich gerade nicht feststellen. Bitte tippen Sie auf die Stelle.'
