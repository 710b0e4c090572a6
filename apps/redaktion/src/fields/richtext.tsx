import { Field, tied } from '@rathausplatz/ui/form'
import { lazy, Suspense } from 'react'
import { type ControlProps, useField } from './form.ts'
import { given, textOf, written } from './values.ts'

/** The editor is loaded when a form needs it. */
const RichTextEditor = lazy(async () => ({
  default: (await import('./richtext/rich-text-editor.tsx')).RichTextEditor,
}))

/** Formatted text. */
export function Richtext({ field, path, value }: ControlProps<'richtext'>) {
  const { frame, isReadOnly, type } = useField(field, path)
  const { className: _, name: _name, ...ties } = tied(frame)
  return (
    <Field {...frame}>
      <Suspense fallback={<p>Der Text wird geöffnet …</p>}>
        <RichTextEditor
          ties={ties}
          label={field.label}
          html={textOf(given(field, value))}
          isReadOnly={isReadOnly}
          onChange={html => type(written(field, html))}
        />
      </Suspense>
    </Field>
  )
}
