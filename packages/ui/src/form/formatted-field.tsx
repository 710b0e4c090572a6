import { type ComponentType, useEffect, useState } from 'react'
import { Field, type FieldProps, tied } from './field.tsx'

type FormattedFieldProps = FieldProps & {
  /** The initial value as HTML. */
  html: string
  /** The initial value as plain text. */
  plain: string
  /** Name of the hidden field that marks the value as HTML. */
  markName: string
}

export type FormattedEditorProps = {
  ties: Readonly<Record<string, string | boolean | undefined>>
  name: string
  label: string
  /** The text typed before the editor was loaded is plain; a stored text is HTML. */
  first: { readonly html: string } | { readonly text: string }
}

/**
 * A text with bold words and lists. Without scripts a plain text area; with scripts an editor is loaded later
 * and takes over the text typed so far.
 */
export function FormattedField({ html, plain, markName, ...props }: FormattedFieldProps) {
  const [editor, setEditor] = useState<{
    Editor: ComponentType<FormattedEditorProps>
    first: FormattedEditorProps['first']
  }>()
  const ties = tied(props)
  const { id } = ties
  useEffect(() => {
    let isGone = false
    const upgrade = async () => {
      try {
        const { FormattedEditor: Editor } = await import('./formatted-editor.tsx')
        const area = document.querySelector<HTMLTextAreaElement>(`textarea[id="${id}"]`)
        // A field that has the focus stays a plain text area, so that the cursor is not lost.
        if (isGone || !area || document.activeElement === area) return
        setEditor({ Editor, first: area.value === plain ? { html } : { text: area.value } })
      } catch {
        // The text area works without the editor.
      }
    }
    void upgrade()
    return () => {
      isGone = true
    }
  }, [id, html, plain])
  if (!editor) {
    return (
      <Field {...props}>
        <textarea {...ties} rows={8} defaultValue={plain} />
      </Field>
    )
  }
  const { className: _, name, ...others } = ties
  return (
    <Field {...props}>
      <editor.Editor ties={others} name={name} label={props.label} first={editor.first} />
      <input type="hidden" name={markName} value="html" />
    </Field>
  )
}
