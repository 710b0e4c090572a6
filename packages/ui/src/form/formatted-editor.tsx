import { Editor } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import fieldStyles from './field.module.css'
import styles from './formatted-editor.module.css'
import type { FormattedEditorProps } from './formatted-field.tsx'
import { typeInto } from './type-into.ts'

/** Without a Tab shortcut, so that Tab leaves the editor like any other field. */
const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  HardBreak,
  BulletList,
  OrderedList,
  ListItem.extend({ addKeyboardShortcuts: () => ({}) }),
  UndoRedo,
]

type Tool = { label: string; mark: string; isOn: string; run: (editor: Editor) => void }

const TOOLS: readonly Tool[] = [
  {
    label: 'Fett',
    mark: 'F',
    isOn: 'bold',
    run: editor => void editor.chain().focus().toggleMark('bold').run(),
  },
  {
    label: 'Kursiv',
    mark: 'K',
    isOn: 'italic',
    run: editor => void editor.chain().focus().toggleMark('italic').run(),
  },
  {
    label: 'Aufzählung',
    mark: '•',
    isOn: 'bulletList',
    run: editor => void editor.chain().focus().toggleList('bulletList', 'listItem').run(),
  },
  {
    label: 'Nummerierte Liste',
    mark: '1.',
    isOn: 'orderedList',
    run: editor => void editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  },
]

const paragraphsOf = (text: string) => ({
  type: 'doc',
  content: text
    .split(/\n+/)
    .map(line =>
      line ? { type: 'paragraph', content: [{ type: 'text', text: line }] } : { type: 'paragraph' },
    ),
})

/** The editor of a formatted text; a hidden field beside it has its value. */
export function FormattedEditor({ ties, name, label, first }: FormattedEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const begin = useRef({ first, ties, label })
  const [editor, setEditor] = useState<Editor>()
  const [on, setOn] = useState<readonly string[]>([])
  const [at, setAt] = useState(0)

  useEffect(() => {
    const { first, ties, label } = begin.current
    const told = Object.entries(ties).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)] as const],
    )
    const made = new Editor({
      element: place.current,
      extensions,
      content: 'html' in first ? first.html : paragraphsOf(first.text),
      injectCSS: false,
      editorProps: {
        attributes: {
          ...Object.fromEntries(told),
          class: `${fieldStyles.eingabe} ${fieldStyles.papier}`,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
        },
      },
      onTransaction: ({ editor }) =>
        setOn(TOOLS.map(tool => tool.isOn).filter(name => editor.isActive(name))),
      onUpdate: ({ editor }) => {
        if (field.current) typeInto(field.current, editor.isEmpty ? '' : editor.getHTML())
      },
    })
    if (field.current) field.current.value = made.isEmpty ? '' : made.getHTML()
    setEditor(made)
    return () => made.destroy()
  }, [])

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = (at + step + TOOLS.length) % TOOLS.length
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={styles.schreibfeld}>
      <div
        role="toolbar"
        aria-label={`${label}: gestalten`}
        className={styles.leiste}
        onKeyDown={walk}
        tabIndex={-1}
      >
        {TOOLS.map((tool, number) => (
          <button
            key={tool.label}
            type="button"
            aria-label={tool.label}
            aria-pressed={on.includes(tool.isOn)}
            data-zeichen={tool.isOn}
            // The icon is drawn by CSS; the accessible name is text.
            data-bild={tool.mark}
            tabIndex={number === at ? 0 : -1}
            onClick={() => {
              setAt(number)
              if (editor) tool.run(editor)
            }}
          />
        ))}
      </div>
      <div ref={place} />
      <input ref={field} type="hidden" name={name} />
    </div>
  )
}
