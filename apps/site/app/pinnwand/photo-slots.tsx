import { FieldGroup, TextField } from '@rathausplatz/ui/form'
import { disclosure } from '../disclosure/disclosure.ts'
import { PhotoField } from '../photos/photo-field.tsx'
import { fieldsOf, type PhotoSlot } from './photo-slot.ts'
import styles from './pinnwand.module.css'

type PhotoSlotsProps = {
  slots: readonly PhotoSlot[]
  errors: Readonly<Record<string, string>>
}

/**
 * The photos of an entry, each with words for people who do not see it. Every photo has its own place, so that
 * no script is needed to say which words belong to which photo.
 */
export function PhotoSlots({ slots: [first, ...others], errors }: PhotoSlotsProps) {
  const isUsed = ({ place, photo, words }: PhotoSlot) => {
    const fields = fieldsOf(place)
    return photo || words || errors[fields.file] || errors[fields.words]
  }
  return (
    <>
      {first && <Slot slot={first} errors={errors} />}
      <details className={`${disclosure} ${styles.mehr}`} open={others.some(isUsed)}>
        <summary>Noch ein Foto</summary>
        {others.map(slot => (
          <Slot key={slot.place} slot={slot} errors={errors} />
        ))}
      </details>
    </>
  )
}

const HELP =
  'Bitte ohne Gesichter und Kennzeichen. Ort und Kamera löschen wir aus der Datei. Andere sehen das Foto erst, wenn wir es angesehen haben.'

function Slot({
  slot: { place, photo, words },
  errors,
}: {
  slot: PhotoSlot
  errors: PhotoSlotsProps['errors']
}) {
  const fields = fieldsOf(place)
  return (
    <FieldGroup name={`platz-${place}`} label={`Foto ${place}`}>
      <PhotoField
        name={fields.file}
        keptName={fields.kept}
        label="Datei"
        {...(place === 1 && { help: HELP })}
        error={errors[fields.file]}
        kept={photo ? [photo] : []}
      />
      <TextField
        name={fields.words}
        label="Was ist auf dem Foto zu sehen?"
        optional="unmarked"
        autoComplete="off"
        {...(place === 1 && {
          help: 'Für alle, die das Foto nicht sehen. Zum Beispiel: Drei Schlüssel an einem roten Band',
        })}
        defaultValue={words}
        error={errors[fields.words]}
      />
    </FieldGroup>
  )
}
