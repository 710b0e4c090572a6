import type { FormField } from '@rathausplatz/contract/records'
import { createElement, Fragment, memo } from 'react'
import styles from './fields.module.css'
import { below, type Path, useForm } from './form.ts'
import { RareFields } from './rare-fields.tsx'

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

type GroupFieldsProps = {
  fields: readonly FormField[]
  path: Path
  value: Record<string, unknown>
}

/** Fields of a group, one below the other; those that are rarely used come last, behind a fold. */
export function GroupFields({ fields, path, value }: GroupFieldsProps) {
  const rare = fields.filter(field => field.rare)
  return (
    <div className={styles.fields}>
      <Views
        fields={rare.length > 0 ? fields.filter(field => !field.rare) : fields}
        path={path}
        value={value}
      />
      {rare.length > 0 && (
        <RareFields fields={rare} path={path} value={value}>
          <div className={styles.fields}>
            <Views fields={rare} path={path} value={value} />
          </div>
        </RareFields>
      )}
    </div>
  )
}

const Views = ({ fields, path, value }: GroupFieldsProps) =>
  fields.map(field => (
    <Fragment key={field.name}>
      {field.section && (
        <div className={styles.section}>
          <h2>{field.section.title}</h2>
          {field.section.help && <p>{field.section.help}</p>}
        </div>
      )}
      <FieldView field={field} path={below(path, field.name)} value={value[field.name]} />
    </Fragment>
  ))
