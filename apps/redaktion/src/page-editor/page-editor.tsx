import type { Sprache } from '@rathausplatz/contract'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Device } from '../device/devices.ts'
import { leadTo } from '../document/fault-list.tsx'
import { useDocument } from '../document/open-document.ts'
import { PlacePictureContext } from '../fields/richtext/place-picture.ts'
import { INPUT } from '../fields/use-focus.ts'
import { saidOf } from '../wall/ask.ts'
import { Canvas } from './canvas.tsx'
import { EditorBar, type View } from './editor-bar.tsx'
import { EntryTools } from './entry-tools.tsx'
import { FormPanel } from './form-panel.tsx'
import { InsertDialog } from './insert-dialog.tsx'
import { loadTemplates } from './load-templates.ts'
import { Opening } from './opening.tsx'
import { Outline } from './outline.tsx'
import styles from './page-editor.module.css'
import type { Template } from './templates.ts'
import buttonStyles from './tool-buttons.module.css'
import { faultsByEntry, useFaultsShown } from './use-faults-shown.ts'
import { useInserting } from './use-inserting.ts'
import { useIsWide } from './use-is-wide.ts'
import { useLatest } from './use-latest.ts'
import { usePageWork } from './use-page-work.ts'
import { usePreview } from './use-preview.ts'
import { useUndoKeys } from './use-undo-keys.ts'

/** The page editor: outline, preview, and the form of the selection. */
export function PageEditor({ side }: { side?: ReactNode }) {
  const [templates, setTemplates] = useState<readonly Template[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isHere = true
    loadTemplates().then(
      loaded => isHere && setTemplates(loaded),
      (error: unknown) => isHere && setFailure(saidOf(error)),
    )
    return () => {
      isHere = false
    }
  }, [])
  if (failure) return <p role="alert">{failure}</p>
  if (!templates) return <Opening />
  return <Editor templates={templates} side={side} />
}

function Editor({ templates, side }: { templates: readonly Template[]; side: ReactNode }) {
  const document = useDocument()
  const hasSimple = isThere(document.daten['leichteSprache'])
  const [wanted, setSprache] = useState<Sprache>('alltag')
  const sprache = hasSimple ? wanted : 'alltag'
  const page = usePageWork(templates, sprache)
  const { entries, select, nameOf } = page
  const now = useLatest(page)
  const [view, setView] = useState<View>('outline')
  const isWide = useIsWide()
  const [isLarge, setLarge] = useState(false)
  const [device, setDevice] = useState<Device>(isWide ? 'rechner' : 'telefon')
  const list = useMemo(() => entries.map(({ entry }) => entry), [entries])
  const nameOfTemplate = useCallback((template: string) => nameOf({ template }).name, [nameOf])
  const isShown = isWide || view === 'page'
  const preview = usePreview({ document, sprache, entries: list, nameOf: nameOfTemplate, isShown })
  const { insertAt, closeDialog, insert, insertBelow, paste, placePicture } = useInserting(now, templates)
  const panel = useRef<HTMLElement>(null)
  const outline = useRef<HTMLElement>(null)
  useUndoKeys(document)

  const edit = useCallback(
    (key: number) => {
      select(key)
      setView('form')
      setLarge(false)
      // Waits until the form is rendered.
      requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('h2')?.focus())
    },
    [select],
  )
  const chooseOnPage = useCallback(
    (key: number) => {
      select(key)
      if (!isWide) setView('form')
    },
    [select, isWide],
  )
  const chooseField = useCallback(
    (field: 'title' | 'heroImages') => {
      flushSync(() => {
        select(undefined)
        setView('form')
        setLarge(false)
      })
      leadTo(field === 'title' && sprache === 'leicht' ? 'leichteSprache.title' : field)
    },
    [select, sprache],
  )
  const lookThrough = () => {
    flushSync(() => {
      select(undefined)
      setView('form')
      setLarge(false)
    })
    const heading = panel.current?.querySelector<HTMLElement>('#durchsicht')
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  const leave = useCallback((to?: 'form') => {
    setView(to ?? 'outline')
    setLarge(false)
    requestAnimationFrame(() => {
      if (to) return panel.current?.querySelector<HTMLElement>('h2')?.focus()
      const row = outline.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
      ;(row ?? outline.current?.querySelector('button'))?.focus()
    })
  }, [])
  useFaultsShown(({ isSimple, entry }) => {
    flushSync(() => {
      setSprache(isSimple ? 'leicht' : 'alltag')
      setView('form')
      setLarge(false)
    })
    flushSync(() => select(entry === undefined ? undefined : now.current.entries[entry]?.key))
  })

  // A typed key appears in its field first; outline and preview follow.
  const calm = useDeferredValue(page)
  const { faults } = document
  const counts = useMemo(
    () => faultsByEntry(faults, sprache === 'leicht', calm.entries),
    [faults, sprache, calm.entries],
  )
  const tools = useCallback(
    (key: number, label: string, isShort = false) => (
      <EntryTools
        page={calm}
        of={key}
        label={label}
        isShort={isShort}
        hasEdit={!isShort || isLarge}
        onEdit={edit}
        onInsert={insertBelow}
      />
    ),
    [calm, edit, insertBelow, isLarge],
  )
  return (
    <div className={styles.editor} data-wide-room data-view={view} data-large={isLarge}>
      <EditorBar
        view={view}
        onView={setView}
        sprache={hasSimple ? sprache : undefined}
        onSprache={next => {
          select(undefined)
          setSprache(next)
        }}
        device={device}
        onDevice={setDevice}
        state={preview.state}
        isLarge={isLarge}
        onLarge={() => setLarge(!isLarge)}
        onLookThrough={lookThrough}
      />
      <section ref={outline} className={styles.left} aria-labelledby="aufbau">
        <h2 id="aufbau">Aufbau</h2>
        <button
          type="button"
          className={buttonStyles.whole}
          aria-current={page.selected === undefined}
          onClick={() => {
            select(undefined)
            setView('form')
          }}
        >
          Ganze Seite
        </button>
        <Outline
          page={calm}
          faults={counts}
          tools={tools}
          onInsert={insert}
          onPaste={paste}
          onChoose={select}
        />
      </section>
      <section className={styles.middle} aria-label="Ansicht">
        <Canvas
          page={calm}
          device={device}
          preview={preview}
          tools={tools}
          onChoose={chooseOnPage}
          onField={chooseField}
          onLeave={leave}
        />
      </section>
      <PlacePictureContext value={placePicture}>
        <FormPanel
          ref={panel}
          page={page}
          side={side}
          onSimple={() => {
            setSprache('leicht')
            setView('outline')
          }}
        />
      </PlacePictureContext>
      <InsertDialog
        isOpen={insertAt !== undefined}
        templates={templates}
        entries={list}
        onClose={closeDialog}
        onPick={template => {
          if (!insertAt) return
          page.actions.insert(template, insertAt)
          closeDialog()
          setView('form')
          // Focuses the form of a new entry, once it is rendered and the dialog has returned the focus.
          requestAnimationFrame(() => {
            const form = panel.current
            ;(form?.querySelector<HTMLElement>(INPUT) ?? form?.querySelector('h2'))?.focus()
          })
        }}
      />
    </div>
  )
}

const isThere = (value: unknown): boolean => typeof value === 'object' && value !== null
