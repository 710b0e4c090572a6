import type { Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import {
  Bold,
  Columns3,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Rows3,
  Subscript,
  Superscript,
  TableCellsMerge,
  TableProperties,
  Undo2,
} from 'lucide-react'
import {
  addColumn,
  addRow,
  captionOf,
  removeColumn,
  removeRow,
  removeTable,
  toggleHeadingColumn,
  toggleHeadingRow,
} from './table-steps.ts'

/** A button of the toolbar: what it shows, and what it does to the text. */
export type Tool = {
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

export const STYLES = [
  { label: 'Absatz', level: 0 },
  { label: 'Überschrift', level: 2 },
  { label: 'Unterüberschrift', level: 3 },
  { label: 'Kleine Überschrift', level: 4 },
] as const

export const TEXT: readonly Tool[] = [
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

export const MORE: readonly Tool[] = [
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

export const IN_TABLE: readonly Tool[] = [
  { label: 'Zeile darunter einfügen', drawing: Rows3, run: addRow },
  { label: 'Spalte rechts einfügen', drawing: Columns3, run: addColumn },
  { label: 'Erste Zeile als Kopf', drawing: TableProperties, run: toggleHeadingRow },
  { label: 'Erste Spalte als Kopf', drawing: TableCellsMerge, run: toggleHeadingColumn },
]

export const OUT_OF_TABLE: readonly { label: string; run: (editor: Editor) => void }[] = [
  { label: 'Zeile entfernen', run: removeRow },
  { label: 'Spalte entfernen', run: removeColumn },
  { label: 'Tabelle entfernen', run: removeTable },
]

const ALL = [...TEXT, ...MORE, ...IN_TABLE]

/** Returns the state of the tools; equal states compare as equal, so that typing renders nothing. */
export function stateOf(editor: Editor) {
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
