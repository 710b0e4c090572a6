import { formatFileSize } from '@rathausplatz/ui'
import { FieldGroup } from '@rathausplatz/ui/form'
import { FilePlus2, FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Medium } from '../media/medium.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { PickMedium } from './bild.tsx'
import { FieldView } from './field-view.tsx'
import styles from './fields.module.css'
import { below, type ControlProps, useFault, useField, useForm } from './form.ts'
import { groupOf, textOf } from './values.ts'

/** A document of the library, with a title for readers. The other values come from the file. */
export function Datei({ field, path, value }: ControlProps<'datei'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const { valueAt } = useForm()
  const [isPicking, setPicking] = useState(false)
  const missing = useFault(below(path, 'url'))
  const { url, groesse, titel } = groupOf(value)
  const address = textOf(url)
  const title = field.fields.find(({ name }) => name === 'titel')
  const pick = ({ adresse, titel, groesse, typ }: Medium) => {
    setPicking(false)
    const before = groupOf(valueAt(path))
    change({ ...before, titel: textOf(before['titel']) || titel, url: adresse, groesse, typ })
  }
  return (
    <FieldGroup {...frame} error={frame.error ?? missing}>
      {address !== '' && (
        <p className={styles.file}>
          <DeskIcon drawing={FileText} />
          <span>
            {address.split('/').at(-1)}
            {typeof groesse === 'number' && `, ${formatFileSize(groesse)}`}
          </span>
        </p>
      )}
      {!isReadOnly && (
        <button type="button" className={styles.act} onClick={() => setPicking(true)}>
          <DeskIcon drawing={FilePlus2} />
          {address === '' ? 'Dokument auswählen' : 'Anderes Dokument auswählen'}
        </button>
      )}
      {title && address !== '' && <FieldView field={title} path={below(path, 'titel')} value={titel} />}
      {isPicking && (
        <Suspense>
          <PickMedium art="dokument" isOpen onClose={() => setPicking(false)} onPick={pick} />
        </Suspense>
      )}
    </FieldGroup>
  )
}
