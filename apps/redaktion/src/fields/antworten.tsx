import { type ReactNode, useEffect, useRef } from 'react'
import { Checkboxes } from './auswahl.tsx'
import { below, type ControlProps, useForm, useValueAt } from './form.ts'
import { useQuestions } from './questions.ts'
import { listOf, textOf } from './values.ts'

type AntwortenProps = ControlProps<'liste'> & {
  to: string
  /** Rendered if the possible answers of the question are not known. */
  children: ReactNode
}

/**
 * Answers to the question that the field `to` of the same group names: checkboxes if the possible answers are
 * known.
 */
export function Antworten({ to, children, ...props }: AntwortenProps) {
  const { field, path, value } = props
  const { change } = useForm()
  const name = textOf(useValueAt(below(path.slice(0, -1), to)))
  const known = useQuestions().find(one => one.name === name)?.answers
  const isEmpty = listOf(value).length === 0
  const before = useRef(name)
  useEffect(() => {
    // The question has changed: these answers belong to the previous one.
    if (before.current !== name && !isEmpty) change(path, [])
    before.current = name
  }, [name, isEmpty, change, path])
  if (name === '' && isEmpty) return null
  if (!known) return children
  const options = known.map(({ wert, label }) => ({ value: wert, label }))
  return <Checkboxes {...props} field={{ ...field, of: { ...field.of, control: 'auswahl', options } }} />
}
