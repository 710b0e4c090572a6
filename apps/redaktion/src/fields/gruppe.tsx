import type { FormField } from '@rathausplatz/contract/records'
import { FieldGroup } from '@rathausplatz/ui/form'
import { Plus, Trash2 } from 'lucide-react'
import { createElement, type ReactNode, use, useId, useMemo } from 'react'
import { DeskIcon } from '../pieces/icon.tsx'
import { GroupFields } from './field-view.tsx'
import styles from './fields.module.css'
import { type ControlProps, idOf, type Path, useField, useForm } from './form.ts'
import groupStyles from './group.module.css'
import { GroupsAround, useGroupAround } from './groups-around.ts'
import { INPUT, useFocus } from './use-focus.ts'
import { blank, groupOf, isGroup } from './values.ts'

/** A group of fields. An optional group is rendered once it is added. */
export function Gruppe(props: ControlProps<'gruppe'>) {
  const { field, path, value } = props
  return (
    <Addable {...props}>
      <Within field={field} path={path} value={value} />
    </Addable>
  )
}

/** The fields of a group without a frame, for an entry of a list. */
export function Within({ field, path, value }: ControlProps<'gruppe'>) {
  const around = use(GroupsAround)
  const made = useForm().handMade(field)
  const within = useMemo(() => [...around, field], [around, field])
  return (
    <GroupsAround value={within}>
      {made ? (
        createElement(made, { field, path, value })
      ) : (
        <GroupFields fields={field.fields} path={path} value={groupOf(value)} />
      )}
    </GroupsAround>
  )
}

/** A frame with the label of a field, and buttons to add and remove its content. */
export function Addable({
  field,
  path,
  value,
  children,
}: {
  field: FormField
  path: Path
  value: unknown
  children: ReactNode
}) {
  const { frame, isReadOnly, change } = useField(field, path)
  const isOptional = !field.required && field.standard === undefined
  const isThere = isGroup(value)
  const { box, focus } = useFocus()
  if (isOptional && !isThere && isReadOnly) return null
  return (
    <div ref={box} className={groupStyles.group}>
      <FieldGroup {...frame} optional={isOptional && !isThere}>
        {isOptional && !isThere ? (
          <button
            type="button"
            className={styles.act}
            onClick={() => {
              change(blank(field))
              focus(INPUT)
            }}
          >
            <DeskIcon drawing={Plus} /> {field.label} angeben
          </button>
        ) : (
          <>
            {children}
            {isOptional && !isReadOnly && (
              <button
                type="button"
                className={styles.act}
                onClick={() => {
                  change(undefined)
                  focus('button')
                }}
              >
                <DeskIcon drawing={Trash2} /> {field.label} entfernen
              </button>
            )}
          </>
        )}
      </FieldGroup>
    </div>
  )
}

/** One of several groups of fields: the choice of the group, then its fields. */
export function Varianten({ field, path, value }: ControlProps<'varianten'>) {
  const { isReadOnly, change, idPrefix, valueAt } = { ...useForm(), ...useField(field, path) }
  const name = useId()
  const chosen = groupOf(value)[field.by]
  const variant = field.variants.find(one => one.value === chosen)
  return (
    <Addable field={field} path={path} value={value}>
      <div className={styles.choices} role="radiogroup" aria-label={field.label} id={idOf(idPrefix, path)}>
        {field.variants.map(one => (
          <label key={one.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              disabled={isReadOnly}
              checked={one.value === chosen}
              // Fields that both groups have keep their values.
              onChange={() => change({ ...groupOf(valueAt(path)), [field.by]: one.value })}
            />
            {one.label}
          </label>
        ))}
      </div>
      {variant && <GroupFields fields={variant.fields} path={path} value={groupOf(value)} />}
    </Addable>
  )
}

/** Repeats the group around this field, such as a menu item below a menu item. */
export function Verschachtelt({ field, path, value }: ControlProps<'verschachtelt'>) {
  const group = useGroupAround(field.id)
  return group ? <Within field={group as ControlProps<'gruppe'>['field']} path={path} value={value} /> : null
}
