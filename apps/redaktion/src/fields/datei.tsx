import { calls } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import { formatFileSize } from '@rathausplatz/ui'
import { FieldGroup } from '@rathausplatz/ui/form'
import { FilePlus2, FileText } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Medium } from '../media/medium.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { ask } from '../wall/ask.ts'
import { PickMedium } from './bild.tsx'
import { FieldView } from './field-view.tsx'
import styles from './fields.module.css'
import { below, type ControlProps, useFault, useField, useForm } from './form.ts'
import { groupOf, textOf } from './values.ts'

/** A title that somebody wrote, and that stays for another file; `titel` is the title of this file. */
type KeptTitle = { readonly url: string; readonly titel: string; readonly written: string }

/** Returns the title of a file in the library; undefined if the file is gone or the library does not answer. */
const titleOfFile = async (adresse: string): Promise<string | undefined> => {
  const datei = adresse.slice(medienPfad.length)
  const medium = await ask(calls.redaktionMedium, { params: { datei } }).catch(() => undefined)
  return medium?.titel
}

/**
 * A document of the library, with a title for readers. The other values come from the file; the title follows
 * the file until somebody writes one.
 */
export function Datei({ field, path, value }: ControlProps<'datei'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const { valueAt } = useForm()
  const [isPicking, setPicking] = useState(false)
  const missing = useFault(below(path, 'url'))
  const { url, groesse, titel } = groupOf(value)
  const address = textOf(url)
  const title = field.fields.find(({ name }) => name === 'titel')
  const [kept, setKept] = useState<KeptTitle>()
  const pick = ({ adresse, titel, groesse, typ }: Medium) => {
    setPicking(false)
    const before = groupOf(valueAt(path))
    const written = textOf(before['titel'])
    const former = textOf(before['url'])
    change({ ...before, titel: written || titel, url: adresse, groesse, typ })
    setKept(undefined)
    // A title that was written before the first file is for this file.
    if (written === '' || written === titel || former === '' || former === adresse) return
    void follow(former, { url: adresse, titel, written })
  }
  /** Takes the title of the new file if the title before was only that of the former file. */
  const follow = async (former: string, next: KeptTitle) => {
    const known = await titleOfFile(former)
    const now = groupOf(valueAt(path))
    if (textOf(now['url']) !== next.url || textOf(now['titel']) !== next.written) return
    if (known === next.written) change({ ...now, titel: next.titel })
    else setKept(next)
  }
  const isKept = kept !== undefined && kept.url === address && kept.written === textOf(titel)
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
      {isKept && !isReadOnly && (
        <p className={styles.leads} role="status">
          Der Titel „{kept.written}“ ist geblieben. Passt er zum neuen Dokument?{' '}
          <button
            type="button"
            className={styles.act}
            onClick={() => change({ ...groupOf(valueAt(path)), titel: kept.titel })}
          >
            Titel „{kept.titel}“ nehmen
          </button>
        </p>
      )}
      {isPicking && (
        <Suspense>
          <PickMedium art="dokument" isOpen onClose={() => setPicking(false)} onPick={pick} />
        </Suspense>
      )}
    </FieldGroup>
  )
}
