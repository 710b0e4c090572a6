import { type ComponentType, useEffect, useState } from 'react'
import { Field, type FieldProps, tied } from './field.tsx'

type FormattedFieldProps = FieldProps & {
  /** What stood in it, as HTML. */
  html: string
  /** The same for an ordinary field: without any mark-up. */
  plain: string
  /** Name of the hidden field that says that the text comes as HTML. */
  markName: string
}

export type FormattedEditorProps = {
  ties: Readonly<Record<string, string | boolean | undefined>>
  name: string
  label: string
  /** As HTML, or as somebody has typed it meanwhile. */
  first: { readonly html: string } | { readonly text: string }
}

/**
 * A text with bold words and lists. Without scripts an ordinary large field; with them an editor takes its place, which
 * comes late, and takes over what was typed until then.
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
        // Nobody loses the cursor while they type.
        if (isGone || !area || document.activeElement === area) return
        setEditor({ Editor, first: area.value === plain ? { html } : { text: area.value } })
      } catch {
        // The ordinary field is a whole one.
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
