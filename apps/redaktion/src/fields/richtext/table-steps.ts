import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  findTable,
  toggleHeader,
} from '@tiptap/pm/tables'

/** Steps on the table that contains the cursor. */

const step = (command: Command) => (editor: Editor) => {
  command(editor.state, editor.view.dispatch)
  editor.commands.focus()
}

export const addRow = step(addRowAfter)
export const addColumn = step(addColumnAfter)
export const removeRow = step(deleteRow)
export const removeColumn = step(deleteColumn)
export const removeTable = step(deleteTable)
export const toggleHeadingRow = step(toggleHeader('row'))
export const toggleHeadingColumn = step(toggleHeader('column'))

/** Inserts a table with two columns, a heading row and two more rows. */
export function insertTable(editor: Editor): void {
  const cell = (type: 'tableCell' | 'tableHeader') => ({ type, content: [{ type: 'paragraph' }] })
  const row = (type: 'tableCell' | 'tableHeader') => ({ type: 'tableRow', content: [cell(type), cell(type)] })
  const rows = [row('tableHeader'), row('tableCell'), row('tableCell')]
  const at = editor.state.selection.from
  editor.chain().focus().insertContent({ type: 'table', content: rows }).run()
  // Moves the cursor to the first cell of the new table.
  let first: number | undefined
  editor.state.doc.descendants((node, place) => {
    if (first === undefined && node.type.name === 'tableHeader' && place >= at - 1) first = place
    return first === undefined
  })
  if (first !== undefined) editor.commands.setTextSelection(first + 2)
}

export function captionOf(editor: Editor): string {
  const table = findTable(editor.state.selection.$from)
  return table ? String(table.node.attrs['caption']) : ''
}

export function setCaption(editor: Editor, caption: string): void {
  const table = findTable(editor.state.selection.$from)
  if (table) editor.view.dispatch(editor.state.tr.setNodeAttribute(table.pos, 'caption', caption))
}
