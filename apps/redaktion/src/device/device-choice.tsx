import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { ToggleGroup } from '../pieces/toggle-group.tsx'
import { type Device, devices } from './devices.ts'

const NAMES = {
  telefon: devices.telefon.label,
  tablet: devices.tablet.label,
  rechner: devices.rechner.label,
}
const DRAWINGS = { telefon: Smartphone, tablet: Tablet, rechner: Monitor }

type DeviceChoiceProps = { device: Device; onDevice: (device: Device) => void }

/** Choice of the preview width. */
export function DeviceChoice({ device, onDevice }: DeviceChoiceProps) {
  return (
    <ToggleGroup
      label="Breite der Ansicht"
      of={NAMES}
      drawings={DRAWINGS}
      chosen={device}
      onChoose={onDevice}
    />
  )
}
