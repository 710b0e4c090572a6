import { Field, tied } from '@rathausplatz/ui/form'
import { useLayoutEffect, useRef } from 'react'
import { Counter } from './counter.tsx'
import { type ControlProps, useField } from './form.ts'
import { useTyped } from './use-typed.ts'
import { given, textOf, written } from './values.ts'

/** Several lines of plain text; grows with its content. */
export function Text({ field, path, value }: ControlProps<'text'>) {
  const { frame, isReadOnly, type } = useField(field, path)
  const [text, setText] = useTyped(textOf(given(field, value)), text => type(written(field, text)))
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const { current } = area
    // Browsers that support `field-sizing` need no script.
    if (!current || CSS.supports('field-sizing', 'content') || text === '') return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight + 4}px`
  }, [text])
  return (
    <Field {...frame}>
      <textarea
        {...tied(frame)}
        ref={area}
        data-waechst
        rows={3}
        readOnly={isReadOnly}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Counter text={text} most={field.most} />
    </Field>
  )
}
