import type { FormField } from '@rathausplatz/contract/records'
import { createElement, Fragment, memo } from 'react'
import styles from './fields.module.css'
import { below, type Path, useForm } from './form.ts'

/** A field of a form, rendered again only for its own changes. */
export const FieldView = memo(function FieldView({
  field,
  path,
  value,
}: {
  field: FormField
  path: Path
  value: unknown
}) {
  return createElement(useForm().controlOf(field), { field, path, value })
})

/** Fields of a group, one below the other. */
export function GroupFields({
  fields,
  path,
  value,
}: {
  fields: readonly FormField[]
  path: Path
  value: Record<string, unknown>
}) {
  return (
    <div className={styles.fields}>
      {fields.map(field => (
        <Fragment key={field.name}>
          {field.section && (
            <div className={styles.section}>
              <h2>{field.section.title}</h2>
              {field.section.help && <p>{field.section.help}</p>}
            </div>
          )}
          <FieldView field={field} path={below(path, field.name)} value={value[field.name]} />
        </Fragment>
      ))}
    </div>
  )
}
