import { useEffect, useRef, useState } from 'react'
import { DeviceChoice } from '../device/device-choice.tsx'
import { type Device, fitted } from '../device/devices.ts'
import { useRoom } from '../device/use-room.ts'
import { Dialog } from '../pieces/dialog.tsx'
import styles from './look-dialog.module.css'
import type { DocumentWork } from './use-open-document.ts'

type LookDialogProps = { isOpen: boolean; onClose: () => void; work: DocumentWork }

/** Preview of a record with the current input. */
export function LookDialog({ isOpen, onClose, work }: LookDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="So wird es aussehen" size="wide" onClose={onClose}>
      <Look work={work} />
    </Dialog>
  )
}

function Look({ work: { id, keepNow } }: Pick<LookDialogProps, 'work'>) {
  const [device, setDevice] = useState<Device>(() => (innerWidth < 900 ? 'telefon' : 'rechner'))
  // Stores the working copy first, so that the site can render it.
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    let isHere = true
    void keepNow().then(() => isHere && setKept(true))
    return () => {
      isHere = false
    }
  }, [keepNow])
  const stage = useRef<HTMLDivElement>(null)
  const room = useRoom(stage)
  const { width, scale } = fitted(device, room.width)
  return (
    <div className={styles.look}>
      <DeviceChoice device={device} onDevice={setDevice} />
      <div ref={stage} className={styles.stage}>
        {isKept && room.width > 0 ? (
          <div className={styles.sheet} style={{ width: width * scale }}>
            <iframe
              title="Ansicht der Seite"
              src={`/redaktion/ansicht/${id}?rahmen=ohne`}
              // No script may run in the preview, and it contains none (decision 0065).
              sandbox="allow-same-origin"
              style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
            />
          </div>
        ) : (
          <p role="status">Die Ansicht wird gezeichnet …</p>
        )}
      </div>
    </div>
  )
}
