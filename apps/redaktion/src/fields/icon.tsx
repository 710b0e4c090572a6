import { iconadresse, isIcon } from '@rathausplatz/contract/medien'
import { Field, tied } from '@rathausplatz/ui/form'
import { useState } from 'react'
import styles from './fields.module.css'
import { type ControlProps, useField } from './form.ts'
import { given, textOf, written } from './values.ts'

/** An icon of the icon folder, by its file name; shown once the file exists. */
export function Icon({ field, path, value }: ControlProps<'icon'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const [missing, setMissing] = useState<string>()
  const name = textOf(given(field, value))
  return (
    <Field {...frame}>
      <div className={styles.inline}>
        {isIcon(name) && name !== missing && (
          <img
            key={name}
            className={styles.drawing}
            src={iconadresse(name)}
            alt=""
            onError={() => setMissing(name)}
          />
        )}
        <input
          {...tied(frame)}
          type="text"
          autoComplete="off"
          spellCheck={false}
          readOnly={isReadOnly}
          value={name}
          onChange={({ target }) => change(written(field, target.value))}
        />
      </div>
      {name !== '' && name === missing && <p className={styles.leads}>Eine Datei „{name}“ gibt es nicht.</p>}
    </Field>
  )
}
