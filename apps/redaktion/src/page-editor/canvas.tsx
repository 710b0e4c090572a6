import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type Device, fitted } from '../device/devices.ts'
import { useRoom } from '../device/use-room.ts'
import styles from './canvas.module.css'
import { type DropSpot, dropSpot } from './drop-spot.ts'
import { type Box, boxOf, entryAt, FrameMarks, fieldAt } from './frame-marks.ts'
import { listenTo } from './listen-to-frame.ts'
import buttonStyles from './tool-buttons.module.css'
import { useLatest } from './use-latest.ts'
import type { PageWork } from './use-page-work.ts'
import type { Preview } from './use-preview.ts'

type CanvasProps = {
  page: PageWork
  /** The page is rendered as wide as on this device. */
  device: Device
  preview: Preview
  /** Tools of the selected entry, above the page, where they cover nothing. */
  tools: (key: number, label: string, isShort: true) => ReactNode
  /** An entry was selected on the page. */
  onChoose: (key: number) => void
  /** The title or the header pictures were pressed. */
  onField: (field: 'title' | 'heroImages') => void
  /** Leaves the preview for the outline or the form. */
  onLeave: (to?: 'form') => void
}

/** The page as visitors would see it; a press selects an entry, which can be dragged. */
export const Canvas = memo(function Canvas({
  page,
  device,
  preview,
  tools,
  onChoose,
  onField,
  onLeave,
}: CanvasProps) {
  const { frame, src, onLoad } = preview
  const stage = useRef<HTMLDivElement>(null)
  const room = useRoom(stage)
  const { width, scale } = fitted(device, room.width)
  const line = useFrame({ page, preview, onChoose, onField, onLeave })
  const entry = page.entries.find(({ key }) => key === page.selected)
  const { name, beginning } = page.nameOf(entry?.entry)
  return (
    <div className={styles.canvas}>
      <a href="#formular" className={styles.past}>
        Ansicht überspringen
      </a>
      <div className={buttonStyles.toolbar}>
        {entry ? (
          tools(entry.key, beginning ? `${name}: ${beginning}` : name, true)
        ) : (
          <p>Was Sie auf der Seite anklicken, können Sie bearbeiten.</p>
        )}
      </div>
      <div ref={stage} className={styles.stage}>
        {src === undefined ? (
          <p className={styles.none}>Sobald Sie etwas schreiben, erscheint hier die Seite.</p>
        ) : (
          <div
            className={styles.sheet}
            style={{ width: width * scale, height: room.height }}
            data-device={device}
          >
            <iframe
              ref={frame}
              src={src}
              title="Ansicht der Seite"
              // WebKit only delivers the desk's listeners in a frame that may run scripts. Nothing of the
              // page runs: its policy allows no script, and it contains none (decision 0065).
              sandbox="allow-same-origin allow-scripts"
              onLoad={onLoad}
              style={{
                width,
                height: room.height / scale,
                transform: scale < 1 ? `scale(${scale})` : undefined,
              }}
            />
            {line && (
              <div
                className={styles.line}
                style={{ top: line.top * scale, left: line.left * scale, width: line.width * scale }}
              />
            )}
          </div>
        )}
      </div>
    </div>
  )
})

/** True if enough of an entry is in view to work on it. */
const isSeen = ({ top, bottom }: Box, height: number): boolean =>
  top < 80 ? bottom > height / 2 : bottom < height || top < height / 3

type Framed = Pick<CanvasProps, 'page' | 'preview' | 'onChoose' | 'onField' | 'onLeave'>

/** Connects the desk with the page in the frame; returns where a dragged entry would be dropped. */
function useFrame({
  page,
  preview: { view, drawn },
  onChoose,
  onField,
  onLeave,
}: Framed): DropSpot['line'] | undefined {
  const [line, setLine] = useState<DropSpot['line']>()
  const { selected } = page
  const index = page.entries.findIndex(({ key }) => key === selected)
  const latest = useLatest({ page, index, onChoose, onField, onLeave })
  const marks = useMemo(() => view && new FrameMarks(view), [view])

  // After each render of the page, the selection mark moves to the new position of the entry.
  useEffect(() => {
    if (drawn >= 0) marks?.select(index < 0 ? undefined : index)
  }, [marks, drawn, index])

  // Scrolls the selected entry into view.
  useEffect(() => {
    if (selected === undefined || !view?.defaultView) return
    const box = boxOf(view, latest.current.index)
    if (box && !isSeen(box, view.defaultView.innerHeight)) view.defaultView.scrollBy(0, box.top - 160)
  }, [view, selected, latest])

  useEffect(() => {
    if (!view) return
    return listenTo(view, {
      keyAt: target => {
        const at = entryAt(target)
        return at === undefined ? undefined : latest.current.page.entries[at]?.key
      },
      mayDrag: () => !latest.current.page.isReadOnly,
      spotAt: point => {
        const { entries, places } = latest.current.page
        const list = entries.map(({ entry }) => entry)
        return dropSpot(view, list, places, point)
      },
      onChoose: key => latest.current.onChoose(key),
      onPage: target => {
        const field = fieldAt(target)
        if (field) latest.current.onField(field)
      },
      onOver: spot => setLine(spot?.line),
      onDrop: (key, spot) => latest.current.page.actions.move(key, spot),
      onLeave: to => latest.current.onLeave(to),
    })
  }, [view, latest])

  return line
}
