import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type Device, fitted } from '../device/devices.ts'
import { useRoom } from '../device/use-room.ts'
import { type DropSpot, dropSpot } from './drop-spot.ts'
import { type Box, boxOf, entryAt, FrameMarks, fieldAt } from './frame-marks.ts'
import { listenTo } from './listen-to-frame.ts'
import styles from './page-editor.module.css'
import { useLatest } from './use-latest.ts'
import type { PageWork } from './use-page-work.ts'
import type { Preview } from './use-preview.ts'

type CanvasProps = {
  page: PageWork
  /** As wide as the page is on such a device. */
  device: Device
  preview: Preview
  /** What can be done with the selected entry, shown above the page: it covers nothing of it there. */
  tools: (key: number, label: string, isShort: true) => ReactNode
  /** An entry was chosen on the page. */
  onChoose: (key: number) => void
  /** Its title or its pictures were pressed. */
  onField: (field: 'title' | 'heroImages') => void
  /** Whoever is done here goes back to the outline. */
  onLeave: (to?: 'form') => void
}

/** The page as visitors would see it; whoever presses on an entry has chosen it, and may drag it. */
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
      <div className={styles.toolbar}>
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
              // WebKit runs what the desk listens to in a frame only where the frame may run scripts. Nothing of the page
              // runs: its policy allows no script, and there is none in it (decision 0065).
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

/** Whether enough of an entry is in sight to work on it. */
const isSeen = ({ top, bottom }: Box, height: number): boolean =>
  top < 80 ? bottom > height / 2 : bottom < height || top < height / 3

type Framed = Pick<CanvasProps, 'page' | 'preview' | 'onChoose' | 'onField' | 'onLeave'>

/** What the desk does with the page in the frame; gives back where a dragged entry would come. */
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

  // After each drawing: the outline stands where the entry stands now.
  useEffect(() => {
    if (drawn >= 0) marks?.select(index < 0 ? undefined : index)
  }, [marks, drawn, index])

  // What is chosen comes into sight.
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
