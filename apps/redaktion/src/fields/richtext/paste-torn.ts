import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type Notice, saidOfJoined } from './paste-notice.tsx'
import { joinedLines } from './torn-lines.ts'

/**
 * Pastes a plain text whose lines are those of a page as paragraphs and lists. Returns what to tell, with the way back
 * to the text as it was copied; undefined if the text is pasted as usual.
 */
export function pasteTorn(view: EditorView, { clipboardData }: ClipboardEvent): Notice | undefined {
  const text = clipboardData?.getData('text/plain') ?? ''
  const joined = clipboardData?.getData('text/html') ? undefined : joinedLines(text)
  if (!joined) return undefined
  const { doc: before, selection } = view.state
  // The event is a new one: it has no data, so that it is not joined again.
  if (!view.pasteHTML(joined.html, new ClipboardEvent('paste'))) return undefined
  const after = view.state.doc
  const asCopied = () => {
    // Whatever was typed since stays.
    if (!view.state.doc.eq(after)) return
    const { tr } = view.state
    tr.replaceWith(0, after.content.size, before.content)
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.from, selection.to)))
    view.pasteText(text, new ClipboardEvent('paste'))
  }
  return { lines: saidOfJoined(joined), asCopied }
}
