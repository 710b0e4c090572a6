import { FieldGroup } from '@rathausplatz/ui/form'
import { focusOf, said } from '../media/focus.ts'
import { FocusPoint } from '../media/focus-point.tsx'
import styles from './fields.module.css'
import { below, type ControlProps, useField, useValueAt } from './form.ts'
import { textOf } from './values.ts'

/** Name of the picture field, by the name of the focal point field beside it. */
const PICTURE_OF: Readonly<Record<string, string>> = { bildfokus: 'bild', fokus: 'src' }

/**
 * The focal point of the picture in the field beside this one; renders nothing if there is no picture yet.
 */
export function Bildfokus({ field, path, value }: ControlProps<'bildfokus'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const beside = PICTURE_OF[field.name] ?? 'bild'
  const picture = textOf(useValueAt(below(path.slice(0, -1), beside)))
  const text = textOf(value)
  if (picture === '') return null
  if (isReadOnly)
    return (
      <FieldGroup {...frame}>
        <p>{said(focusOf(text))}</p>
      </FieldGroup>
    )
  return (
    <FieldGroup {...frame}>
      <details className={styles.focus} open={frame.error ? true : undefined}>
        <summary>Auf dem Bild wählen: {said(focusOf(text))}</summary>
        <FocusPoint adresse={picture} value={text} onChange={change} />
      </details>
    </FieldGroup>
  )
}
