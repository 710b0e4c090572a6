import type { Formularfeld } from '@rathausplatz/contract'
import { type Adressteil, adressteile, adressteilNamen } from '@rathausplatz/contract/formular'
import { FieldGroup, type FieldProps, TextField } from '@rathausplatz/ui/form'
import styles from './postal.module.css'

type PostalProps = {
  feld: Formularfeld
  frame: FieldProps
  value: unknown
  fehler: Readonly<Record<string, string>>
}

/** A postal address in parts, which browsers can fill in. */
export function Postal({ feld, frame, value, fehler }: PostalProps) {
  const parts = (value ?? {}) as Readonly<Record<string, string>>
  const part = (name: Adressteil) => ({
    name: `${feld.name}.${name}`,
    label: adressteile[name].label,
    autoComplete: adressteile[name].autocomplete,
    defaultValue: parts[name] ?? '',
    error: fehler[`${feld.name}.${name}`],
  })
  return (
    <FieldGroup {...frame}>
      <div className={styles.anschrift}>
        {adressteilNamen.map(name => (
          <div key={name} data-teil={name}>
            <TextField {...part(name)} {...(name === 'plz' && { inputMode: 'numeric' as const })} />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
