import { FieldGroup } from '@rathausplatz/ui/form'
import { ImagePlus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type Medium, pictureAt } from '../media/medium.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './fields.module.css'
import { below, type ControlProps, useField, useForm } from './form.ts'
import { given, groupOf, textOf, written } from './values.ts'

/** The library is loaded on first use. */
export const PickMedium = lazy(async () => ({
  default: (await import('../media/pick-medium.tsx')).PickMedium,
}))

/** Names of the fields beside a picture that describe it, by the name of the picture field. */
const WORDS_BESIDE = {
  bild: { beschreibung: 'bildtext', urheber: 'bildcopyright', fokus: 'bildfokus' },
  src: { beschreibung: 'alt', urheber: 'copyright', fokus: 'fokus' },
} as const

/**
 * A picture of the library. Its description and author are copied, except over texts that the editor wrote
 * before choosing the first picture.
 */
export function Bild({ field, path, value }: ControlProps<'bild'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const form = useForm()
  const [isPicking, setPicking] = useState(false)
  const address = textOf(given(field, value))
  const beside = WORDS_BESIDE[field.name as keyof typeof WORDS_BESIDE] as
    | (typeof WORDS_BESIDE)['bild' | 'src']
    | undefined
  const around = path.slice(0, -1)
  const pick = ({ adresse, beschreibung, urheber }: Medium) => {
    setPicking(false)
    change(adresse)
    if (!beside || adresse === address) return
    const group = groupOf(form.valueAt(around))
    const isOther = address !== ''
    // Texts of the previous picture do not fit the new one.
    if (isOther || textOf(group[beside.beschreibung]) === '')
      form.change(below(around, beside.beschreibung), beschreibung)
    if (isOther || textOf(group[beside.urheber]) === '')
      form.change(below(around, beside.urheber), urheber || undefined)
    if (isOther && group[beside.fokus] !== undefined) form.change(below(around, beside.fokus), undefined)
  }
  return (
    <FieldGroup {...frame}>
      {address !== '' && <img className={styles.picture} src={pictureAt(address)} alt="" />}
      {!isReadOnly && (
        <div className={styles.inline}>
          <button type="button" className={styles.act} onClick={() => setPicking(true)}>
            <DeskIcon drawing={ImagePlus} /> {address === '' ? 'Bild auswählen' : 'Anderes Bild auswählen'}
          </button>
          {address !== '' && (
            <button type="button" className={styles.act} onClick={() => change(written(field, ''))}>
              <DeskIcon drawing={Trash2} /> Bild entfernen
            </button>
          )}
        </div>
      )}
      {isPicking && (
        <Suspense>
          <PickMedium art="bild" isOpen onClose={() => setPicking(false)} onPick={pick} />
        </Suspense>
      )}
    </FieldGroup>
  )
}
