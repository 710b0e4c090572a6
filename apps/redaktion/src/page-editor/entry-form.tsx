import { useCallback, useMemo } from 'react'
import { useDocument } from '../document/open-document.ts'
import type { Path } from '../document/path.ts'
import { Fields } from '../fields/fields.tsx'
import { readEntry } from './entries.ts'
import type { Keyed } from './entry-keys.ts'
import styles from './form-panel.module.css'
import type { PageWork } from './use-page-work.ts'

type EntryFormProps = { page: PageWork; of: Keyed; index: number }

/** The form of one entry: its content and its settings. */
export function EntryForm({ page: { path, templateOf }, of: { entry }, index }: EntryFormProps) {
  const template = templateOf(entry)
  const { context, options } = readEntry(entry)
  const contextAt = useMemo((): Path => [...path, index, 'context'], [path, index])
  const optionsAt = useMemo((): Path => [...path, index, 'options'], [path, index])
  if (!template)
    return (
      <p>
        Diesen Baustein kennt die Website nicht; Besucher sehen ihn nicht. Sie können ihn verschieben oder
        löschen.
      </p>
    )
  const { inhalt, einstellungen } = template
  return (
    <div className={styles.form}>
      {inhalt.felder.length > 0 ? (
        <Part at={contextAt} fields={inhalt.felder} value={context} />
      ) : (
        <p>Hier gibt es nichts auszufüllen.</p>
      )}
      {einstellungen.felder.length > 0 && (
        <details className={styles.fold}>
          <summary>Einstellungen</summary>
          <Part at={optionsAt} fields={einstellungen.felder} value={options} />
        </details>
      )}
    </div>
  )
}

type PartProps = {
  /** Path of the group in the document; memoised by the caller. */
  at: Path
  fields: Parameters<typeof Fields>[0]['fields']
  value: Readonly<Record<string, unknown>>
}

/** A group of fields anywhere in the document. */
export function Part({ at, fields, value }: PartProps) {
  const { change, type, faultAt, isReadOnly } = useDocument()
  const put = useCallback((path: Path, typed: unknown) => change([...at, ...path], typed), [at, change])
  const key = useCallback((path: Path, typed: unknown) => type([...at, ...path], typed), [at, type])
  const faults = useCallback((path: Path) => faultAt([...at, ...path]), [at, faultAt])
  return (
    <Fields
      fields={fields}
      value={value}
      onChange={put}
      onType={key}
      faults={faults}
      idPrefix={at.map(step => `${step}.`).join('')}
      isReadOnly={isReadOnly}
    />
  )
}
