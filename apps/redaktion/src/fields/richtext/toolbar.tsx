import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Languages, Link, type LucideIcon, Table, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { DeskIcon } from '../../pieces/icon.tsx'
import { LanguageDialog } from './language-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import styles from './rich-text.module.css'
import { insertTable, setCaption } from './table-steps.ts'
import { IN_TABLE, MORE, OUT_OF_TABLE, STYLES, stateOf, TEXT, type Tool } from './text-tools.ts'

/** The toolbar of a text. Arrow keys, Home and End move the focus between its tools. */
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
