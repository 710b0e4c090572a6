import { DeviceChoice } from '../device/device-choice.tsx'
import type { Device } from '../device/devices.ts'
import styles from './page-editor.module.css'
import type { Preview } from './use-preview.ts'

type CanvasBarProps = { device: Device; onDevice: (device: Device) => void; state: Preview['state'] }

/** Preview width, and whether the preview is current. */
export function CanvasBar({ device, onDevice, state }: CanvasBarProps) {
  return (
    <div className={styles.canvasbar}>
      <DeviceChoice device={device} onDevice={onDevice} />
      <p className={styles.drawn} role="status">
        {STATES[state]}
      </p>
    </div>
  )
}

const STATES: Readonly<Record<Preview['state'], string>> = {
  loading: '',
  behind: 'Die Ansicht wird erneuert …',
  current: '',
  failed: 'Die Ansicht lässt sich gerade nicht zeichnen. Ihre Eingaben sind davon nicht betroffen.',
}
