import type { Sprache } from '@rathausplatz/contract'
import { ListChecks, Maximize2, Minimize2, Redo2, Undo2 } from 'lucide-react'
import { use } from 'react'
import type { Device } from '../device/devices.ts'
import { useDocument } from '../document/open-document.ts'
import { FindingsContext } from '../durchsicht/findings-context.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { ToggleGroup } from '../pieces/toggle-group.tsx'
import { CanvasBar } from './canvas-bar.tsx'
import styles from './page-editor.module.css'
import buttonStyles from './tool-buttons.module.css'
import type { Preview } from './use-preview.ts'

/** The three views; a phone shows one at a time. */
const VIEWS = { outline: 'Aufbau', form: 'Bearbeiten', page: 'Ansicht' } as const
export type View = keyof typeof VIEWS

const LANGUAGES = { alltag: 'Alltagssprache', leicht: 'Leichte Sprache' } as const satisfies Record<
  Sprache,
  string
>

type EditorBarProps = {
  view: View
  onView: (view: View) => void
  /** Undefined if the page has one version only. */
  sprache: Sprache | undefined
  onSprache: (sprache: Sprache) => void
  device: Device
  onDevice: (device: Device) => void
  state: Preview['state']
  /** True if the preview takes all the room. */
  isLarge: boolean
  onLarge: () => void
  /** Opens the findings and the state of the page. */
  onLookThrough: () => void
}

/** The bar above the editor: view, width, undo. */
export function EditorBar({
  view,
  onView,
  sprache,
  onSprache,
  device,
  onDevice,
  state,
  isLarge,
  onLarge,
  onLookThrough,
}: EditorBarProps) {
  const found = use(FindingsContext).length
  const { undo, redo, canUndo, canRedo, isReadOnly } = useDocument()
  return (
    <div className={styles.bar}>
      <div className={styles.views}>
        <ToggleGroup label="Teile des Bildschirms" of={VIEWS} chosen={view} onChoose={onView} />
      </div>
      {sprache && (
        <ToggleGroup label="Sprache der Seite" of={LANGUAGES} chosen={sprache} onChoose={onSprache} />
      )}
      <CanvasBar device={device} onDevice={onDevice} state={state} />
      <div className={buttonStyles.steps}>
        <button type="button" onClick={onLookThrough}>
          <DeskIcon drawing={ListChecks} /> Durchsicht
          {found > 0 && `: ${found === 1 ? '1 Stelle' : `${found} Stellen`}`}
        </button>
        <button type="button" className={styles.large} aria-pressed={isLarge} onClick={onLarge}>
          <DeskIcon drawing={isLarge ? Minimize2 : Maximize2} /> Große Ansicht
        </button>
        {!isReadOnly && (
          <>
            <button type="button" aria-disabled={!canUndo} onClick={() => canUndo && undo()}>
              <DeskIcon drawing={Undo2} /> Rückgängig
            </button>
            <button type="button" aria-disabled={!canRedo} onClick={() => canRedo && redo()}>
              <DeskIcon drawing={Redo2} /> Wiederholen
            </button>
          </>
        )}
      </div>
    </div>
  )
}
