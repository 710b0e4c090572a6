import { type DragEvent, useRef, useState } from 'react'
import { formatFileSize } from '../file-size/file-size.ts'
import { useHydrated } from '../hydrated/use-hydrated.ts'
import fieldStyles from './field.module.css'
import { Field, type FieldProps, tied } from './field.tsx'
import styles from './file-field.module.css'

export type KeptFile = { readonly id: string; readonly name: string; readonly size?: number | undefined }

type FileFieldProps = FieldProps & {
  /** Accepted types for the file dialog: `.pdf,.jpg`. */
  accept: string
  several: boolean
  /** Files already uploaded, which need not be selected again. */
  kept: readonly KeptFile[]
  /** Returns what is wrong with a chosen file; such a file is not taken. */
  faultOf?: ((file: File) => string | undefined) | undefined
  /** Name of the button that removes an uploaded file; its value is the id. */
  removeName: string
}

/**
 * A file input, with drag and drop if scripts run. Uploaded files are listed and stay after other errors of
 * the form; a button that works without scripts removes one.
 */
export function FileField({ accept, several, kept, faultOf, removeName, ...given }: FileFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const isHydrated = useHydrated()

  const faultsOf = (files: readonly File[]) => [
    ...new Set(files.map(file => faultOf?.(file)).filter(fault => fault !== undefined)),
  ]
  const put = (files: readonly File[]) => {
    const { current } = field
    if (!current) return
    const good = files.filter(file => faultOf?.(file) === undefined)
    if (good.length === 0) current.value = ''
    else {
      const transfer = new DataTransfer()
      for (const file of several ? good : good.slice(-1)) transfer.items.add(file)
      current.files = transfer.files
    }
    setChosen([...(current.files ?? [])])
    current.dispatchEvent(new Event('change', { bubbles: true }))
    setRefused(faultsOf(files))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    put([...(several ? chosen : []), ...event.dataTransfer.files])
  }
  // A file that was not taken is told at once; the server tells it without scripts.
  const props = { ...given, error: refused.length > 0 ? refused.join(' ') : given.error }
  const { 'aria-required': isRequired, ...ties } = tied(props)
  const isFull = !several && kept.length > 0
  return (
    <Field {...props}>
      {kept.length > 0 && (
        <ul role="list" className={styles.dateien} aria-label={`Angekommen: ${props.label}`}>
          {kept.map(({ id, name, size }) => (
            <li key={id}>
              <span className={styles.dateiname}>{name}</span>
              <span className={styles.groesse}>
                {size === undefined ? 'angekommen' : `${formatFileSize(size)}, angekommen`}
              </span>
              <button
                type="submit"
                name={removeName}
                value={id}
                formNoValidate
                aria-label={`${name} entfernen`}
                className={styles.entfernen}
              >
                Entfernen
              </button>
            </li>
          ))}
        </ul>
      )}
      <div
        className={fieldStyles.ablage}
        data-offen={isHydrated}
        data-darueber={isOver}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...ties}
          aria-required={kept.length > 0 ? undefined : isRequired}
          ref={field}
          type="file"
          accept={accept || undefined}
          multiple={several}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            if (faultsOf(files).length > 0) return put(files)
            setChosen(files)
            setRefused([])
          }}
        />
        {isHydrated && (
          <p className={fieldStyles.hilfe}>
            {isFull
              ? 'Eine neue Datei tritt an die Stelle der angekommenen.'
              : several
                ? 'Sie können Dateien auch hierher ziehen.'
                : 'Sie können die Datei auch hierher ziehen.'}
          </p>
        )}
      </div>
      {isHydrated && (
        <div role="status" className={styles.gewaehlt}>
          {chosen.length > 0 && (
            <ul role="list" className={styles.dateien} aria-label={`Gewählt: ${props.label}`}>
              {chosen.map((file, place) => (
                // Two files may have the same name.
                // biome-ignore lint/suspicious/noArrayIndexKey: the place tells them apart
                <li key={`${place} ${file.name}`}>
                  <span className={styles.dateiname}>{file.name}</span>
                  <span className={styles.groesse}>{formatFileSize(file.size)}</span>
                  <button
                    type="button"
                    aria-label={`${file.name} doch nicht senden`}
                    className={styles.entfernen}
                    onClick={() => {
                      put(chosen.filter(other => other !== file))
                      field.current?.focus()
                    }}
                  >
                    Entfernen
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  )
}
