import { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTell } from '../../pieces/tell.tsx'
import { cleanPaste } from './clean-paste.ts'
import { documentOf, htmlOf } from './html.ts'
import { lossesOf } from './losses.ts'
import { textNodes } from './nodes.ts'
import { type PastedPictures, picturesIn, saidOfLost, saidOfOthers } from './pasted-pictures.ts'
import styles from './rich-text.module.css'
import { Toolbar } from './toolbar.tsx'

/** The library comes when somebody brings a picture. */
const PastedPicturesDialog = lazy(async () => ({
  default: (await import('./pasted-pictures-dialog.tsx')).PastedPicturesDialog,
}))

export type RichTextEditorProps = {
  /** Ties it to its label, help and error. */
  ties: Readonly<Record<string, string | boolean | undefined>>
  label: string
  html: string
  isReadOnly: boolean
  onChange: (html: string) => void
}

/** Formatted text, seen as it reads. Nothing is told as long as nobody types: what was there stays as it was written. */
export function RichTextEditor({ ties, label, html, isReadOnly, onChange }: RichTextEditorProps) {
  const told = useRef(html)
  const latest = useRef(onChange)
  const [losses, setLosses] = useState(() => lossesOf(html))
  useEffect(() => {
    latest.current = onChange
  })
  const said = saidOf({ ...ties, 'aria-label': label })
  const [pasted, setPasted] = useState<PastedPictures>()
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
  // What stands here is set anew whenever it is another: the same objects as long as they say the same, and all of them.
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: cleanPaste,
      attributes: attributesOf(said),
      handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) => takesPictures(clipboardData, note),
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
      latest.current(told.current)
    },
  })
  // Written by somebody else: an earlier version, a step taken back.
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

/** Tells of pictures; true where nothing else came, so that the text has nothing to take. */
function takesPictures(brought: DataTransfer | null, note: (pictures: PastedPictures) => void): boolean {
  if (!brought) return false
  const pictures = picturesIn(brought)
  const isAny = pictures.files.length + pictures.lost + pictures.others.length > 0
  if (isAny) note(pictures)
  return isAny && !pictures.hasText
}

type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** As one text, which is the same as long as it says the same. */
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
