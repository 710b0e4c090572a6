import { Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTell } from '../../pieces/tell.tsx'
import { cleanPaste } from './clean-paste.ts'
import { documentOf, htmlOf } from './html.ts'
import { lossesOf } from './losses.ts'
import { textNodes } from './nodes.ts'
import { NOTHING_TOLD, PasteNotice, saidOfPaste, withoutWayBack } from './paste-notice.tsx'
import { pasteTorn } from './paste-torn.ts'
import { type PastedPictures, picturesIn, saidOfLost, saidOfOthers } from './pasted-pictures.ts'
import styles from './rich-text.module.css'
import { Toolbar } from './toolbar.tsx'
import { withoutLigatures } from './torn-lines.ts'

/** The library is loaded when a picture is pasted. */
const PastedPicturesDialog = lazy(async () => ({
  default: (await import('./pasted-pictures-dialog.tsx')).PastedPicturesDialog,
}))

export type RichTextEditorProps = {
  /** Attributes that connect the editor with its label, help and error. */
  ties: Readonly<Record<string, string | boolean | undefined>>
  label: string
  html: string
  isReadOnly: boolean
  onChange: (html: string) => void
}

/** Rich text editor. Reports nothing until someone types, so that existing text stays as it was written. */
export function RichTextEditor({ ties, label, html, isReadOnly, onChange }: RichTextEditorProps) {
  const told = useRef(html)
  const latest = useRef(onChange)
  const [losses, setLosses] = useState(() => lossesOf(html))
  useEffect(() => {
    latest.current = onChange
  })
  const said = saidOf({ ...ties, 'aria-label': label })
  const [pasted, setPasted] = useState<PastedPictures>()
  const [notice, setNotice] = useState(NOTHING_TOLD)
  const tell = useTell()
  const note = useCallback(
    (pictures: PastedPictures) => {
      const { files, lost, others } = pictures
      if (files.length > 0) return setPasted(pictures)
      if (lost > 0) tell({ text: saidOfLost(lost), isFailure: true })
      else if (others.length > 0) tell({ text: saidOfOthers(others), isFailure: true })
    },
    [tell],
  )
  // The editor compares these objects by identity and replaces them as a whole: memoised, so that they change
  // only with their content.
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: (pasted: string) => {
        const { html, ...report } = cleanPaste(pasted)
        setNotice({ lines: saidOfPaste(report) })
        return html
      },
      attributes: attributesOf(said),
      transformPastedText: withoutLigatures,
      handlePaste: (view: EditorView, event: ClipboardEvent) => {
        if (takesPictures(event.clipboardData, note)) return true
        const notice = pasteTorn(view, event)
        if (notice) setNotice(notice)
        return notice !== undefined
      },
      handleDrop: (_: unknown, { dataTransfer }: DragEvent, _slice: unknown, isMoved: boolean) =>
        !isMoved && takesPictures(dataTransfer, note),
    }),
    [said, note],
  )
  const [first] = useState(() => documentOf(html).toJSON())
  const editor = useEditor({
    extensions: textNodes,
    content: first,
    editable: !isReadOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate({ editor }) {
      told.current = htmlOf(editor.state.doc)
      setLosses([])
      setNotice(withoutWayBack)
      latest.current(told.current)
    },
  })
  // The value was changed elsewhere: by an undo or a restored version.
  useEffect(() => {
    if (html === told.current) return
    told.current = html
    setLosses(lossesOf(html))
    editor.commands.setContent(documentOf(html).toJSON(), { emitUpdate: false })
  }, [editor, html])
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly])
  return (
    <>
      {losses.length > 0 && (
        <p className={styles.losses}>
          Einen Teil der Gestaltung kann dieses Feld nicht behalten, zum Beispiel bei „{losses[0]}“. Solange
          Sie hier nichts ändern, bleibt der Text, wie er ist.
        </p>
      )}
      <div className={styles.editor}>
        {!isReadOnly && <Toolbar editor={editor} label={label} />}
        <EditorContent editor={editor as Editor} />
      </div>
      <PasteNotice notice={notice} onHide={() => setNotice(NOTHING_TOLD)} />
      {pasted && (
        <Suspense>
          <PastedPicturesDialog
            files={pasted.files}
            lost={pasted.lost}
            onClose={() => setPasted(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Reports pasted pictures; returns true if there is nothing else for the text. */
function takesPictures(brought: DataTransfer | null, note: (pictures: PastedPictures) => void): boolean {
  if (!brought) return false
  const pictures = picturesIn(brought)
  const isAny = pictures.files.length + pictures.lost + pictures.others.length > 0
  if (isAny) note(pictures)
  return isAny && !pictures.hasText
}

type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** Serialises attributes, so that equal ones compare as equal. */
const saidOf = (attributes: Attributes): string =>
  JSON.stringify(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

const attributesOf = (said: string): Record<string, string> => ({
  ...Object.fromEntries(JSON.parse(said) as [string, string][]),
  class: styles.paper ?? '',
  role: 'textbox',
  'aria-multiline': 'true',
  lang: 'de',
  spellcheck: 'true',
})
