import type { Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Columns3,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Languages,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Rows3,
  Subscript,
  Superscript,
  Table,
  TableCellsMerge,
  TableProperties,
  Trash2,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { DeskIcon } from '../../pieces/icon.tsx'
import { LanguageDialog } from './language-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import styles from './rich-text.module.css'
import {
  addColumn,
  addRow,
  captionOf,
  insertTable,
  removeColumn,
  removeRow,
  removeTable,
  setCaption,
  toggleHeadingColumn,
  toggleHeadingRow,
} from './table-steps.ts'

type Tool = {
  label: string
  drawing: LucideIcon
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const mark = (name: string, label: string, drawing: LucideIcon): Tool => ({
  label,
  drawing,
  isOn: editor => editor.isActive(name),
  run: editor => void editor.chain().focus().toggleMark(name).run(),
})

const STYLES = [
  { label: 'Absatz', level: 0 },
  { label: 'Überschrift', level: 2 },
  { label: 'Unterüberschrift', level: 3 },
  { label: 'Kleine Überschrift', level: 4 },
] as const

const TEXT: readonly Tool[] = [
  mark('bold', 'Fett (Strg+B)', Bold),
  mark('italic', 'Kursiv (Strg+I)', Italic),
  {
    label: 'Aufzählung',
    drawing: List,
    isOn: editor => editor.isActive('bulletList'),
    run: editor => void editor.chain().focus().toggleList('bulletList', 'listItem').run(),
  },
  {
    label: 'Nummerierte Liste',
    drawing: ListOrdered,
    isOn: editor => editor.isActive('orderedList'),
    run: editor => void editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  },
  {
    label: 'Eine Ebene tiefer',
    drawing: IndentIncrease,
    isOff: editor => !editor.isActive('listItem'),
    run: editor => void editor.chain().focus().sinkListItem('listItem').run(),
  },
  {
    label: 'Eine Ebene höher',
    drawing: IndentDecrease,
    isOff: editor => !editor.isActive('listItem'),
    run: editor => void editor.chain().focus().liftListItem('listItem').run(),
  },
  {
    label: 'Zitat',
    drawing: Quote,
    isOn: editor => editor.isActive('blockquote'),
    run: editor => void editor.chain().focus().toggleWrap('blockquote').run(),
  },
]

const MORE: readonly Tool[] = [
  mark('superscript', 'Hochgestellt', Superscript),
  mark('subscript', 'Tiefgestellt', Subscript),
  {
    label: 'Trennlinie einfügen',
    drawing: Minus,
    run: editor => void editor.chain().focus().setHorizontalRule().run(),
  },
  {
    label: 'Rückgängig (Strg+Z)',
    drawing: Undo2,
    isOff: editor => undoDepth(editor.state) === 0,
    run: editor => void editor.chain().focus().undo().run(),
  },
  {
    label: 'Wiederholen (Strg+Umschalt+Z)',
    drawing: Redo2,
    isOff: editor => redoDepth(editor.state) === 0,
    run: editor => void editor.chain().focus().redo().run(),
  },
]

const IN_TABLE: readonly Tool[] = [
  { label: 'Zeile darunter einfügen', drawing: Rows3, run: addRow },
  { label: 'Spalte rechts einfügen', drawing: Columns3, run: addColumn },
  { label: 'Erste Zeile als Kopf', drawing: TableProperties, run: toggleHeadingRow },
  { label: 'Erste Spalte als Kopf', drawing: TableCellsMerge, run: toggleHeadingColumn },
]

const OUT_OF_TABLE: readonly { label: string; run: (editor: Editor) => void }[] = [
  { label: 'Zeile entfernen', run: removeRow },
  { label: 'Spalte entfernen', run: removeColumn },
  { label: 'Tabelle entfernen', run: removeTable },
]

/** The toolbar of a text: one tab stop, arrow keys move within it; Alt+F10 leads here from the text. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const bar = useRef<HTMLDivElement>(null)
  const [asks, setAsks] = useState<'link' | 'language'>()
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tools = toolsIn(event.currentTarget)
    const at = tools.indexOf(event.target as HTMLElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key]
    // In the title of a table the arrow keys move the cursor.
    if (to === undefined || at < 0 || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    tools[(to + tools.length) % tools.length]?.focus()
  }
  const tool = (tool: Tool) => (
    <ToolButton
      key={tool.label}
      label={tool.label}
      drawing={tool.drawing}
      isOn={state.on.includes(tool.label)}
      isOff={state.off.includes(tool.label)}
      onPress={() => tool.run(editor)}
    />
  )
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`${label} gestalten`}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      <select
        aria-label="Art des Absatzes"
        className={styles.style}
        value={state.level}
        onChange={({ target }) => {
          const level = Number(target.value)
          if (level === 0) editor.chain().focus().setNode('paragraph').run()
          else editor.chain().focus().setNode('heading', { level }).run()
        }}
      >
        {STYLES.map(({ label, level }) => (
          <option key={level} value={level}>
            {label}
          </option>
        ))}
      </select>
      {TEXT.map(tool)}
      <ToolButton label="Link" drawing={Link} isOn={state.isLink} onPress={() => setAsks('link')} />
      <ToolButton
        label="Tabelle einfügen"
        drawing={Table}
        isOff={state.isTable}
        onPress={() => insertTable(editor)}
      />
      {MORE.slice(0, 3).map(tool)}
      <ToolButton
        label="Andere Sprache"
        drawing={Languages}
        isOn={state.isLanguage}
        isOff={!state.hasWords && !state.isLanguage}
        onPress={() => setAsks('language')}
      />
      {MORE.slice(3).map(tool)}
      {state.isTable && (
        <div className={styles.tabletools} role="group" aria-label="Tabelle">
          {IN_TABLE.map(tool)}
          {OUT_OF_TABLE.map(({ label, run }) => (
            <button key={label} type="button" className={styles.worded} onClick={() => run(editor)}>
              <DeskIcon drawing={Trash2} /> {label}
            </button>
          ))}
          <label className={styles.caption}>
            <span>Titel der Tabelle</span>
            <input
              type="text"
              value={state.caption}
              onChange={({ target }) => setCaption(editor, target.value)}
            />
          </label>
        </div>
      )}
      {asks === 'link' && <LinkDialog editor={editor} onClose={() => setAsks(undefined)} />}
      {asks === 'language' && <LanguageDialog editor={editor} onClose={() => setAsks(undefined)} />}
    </div>
  )
}

const toolsIn = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>(':scope button, :scope select, :scope label input'),
]

const ALL = [...TEXT, ...MORE, ...IN_TABLE]

/** Returns the state of the tools; equal states compare as equal, so that typing renders nothing. */
function stateOf(editor: Editor) {
  return {
    level: Number(editor.getAttributes('heading')['level'] ?? 0),
    isLink: editor.isActive('link'),
    isLanguage: editor.isActive('language'),
    isTable: editor.isActive('table'),
    hasWords: !editor.state.selection.empty,
    caption: captionOf(editor),
    on: ALL.flatMap(({ label, isOn }) => (isOn?.(editor) ? [label] : [])),
    off: ALL.flatMap(({ label, isOff }) => (isOff?.(editor) ? [label] : [])),
  }
}

function ToolButton({
  label,
  drawing,
  isOn,
  isOff = false,
  onPress,
}: {
  label: string
  drawing: LucideIcon
  isOn?: boolean
  isOff?: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <DeskIcon drawing={drawing} />
    </button>
  )
}
