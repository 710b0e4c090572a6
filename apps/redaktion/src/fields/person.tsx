import { personenverweis } from '@rathausplatz/contract'
import { VisuallyHidden } from '@rathausplatz/ui'
import { Field, tied } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { Combobox } from './combobox.tsx'
import styles from './fields.module.css'
import { below, type ControlProps, useFault, useField } from './form.ts'
import { type FoundPerson, findPersons, personAt } from './lookups.ts'
import { remember, useLookup } from './use-lookup.ts'

/** A person of an office, found by name, task or office. The data hold office and person by their ids. */
export function Person({ field, path, value }: ControlProps<'gruppe'>) {
  const wrongOffice = useFault(below(path, 'einheit'))
  const wrongPerson = useFault(below(path, 'person'))
  const { frame, isReadOnly, change } = useField(field, path, wrongOffice ?? wrongPerson)
  const [typed, setTyped] = useState<string>()
  const { data: chosen } = personenverweis.safeParse(value)
  const lookup = useLookup(chosen ? keyOf(chosen) : '', async () => chosen && personAt(chosen))
  const title = lookup.state === 'known' ? lookup.found.title : ''
  const clear = () => change(field.required ? {} : undefined)
  return (
    <Field {...frame}>
      <div className={styles.inline}>
        <Combobox<FoundPerson>
          input={{ ...tied(frame), readOnly: isReadOnly, placeholder: 'Name, Aufgabe oder Amt suchen' }}
          text={typed ?? title}
          onText={setTyped}
          onPick={({ verweis, ...found }) => {
            remember(keyOf(verweis), found)
            setTyped(undefined)
            change(verweis)
          }}
          onLeave={() => {
            if (typed?.trim() === '' && chosen) clear()
            setTyped(undefined)
          }}
          // Until the editor types, everybody is offered.
          search={isReadOnly ? undefined : text => findPersons(typed === undefined ? '' : text)}
        />
        {chosen && !isReadOnly && (
          <button type="button" className={styles.act} onClick={clear}>
            Entfernen<VisuallyHidden>: {field.label}</VisuallyHidden>
          </button>
        )}
      </div>
      {chosen && lookup.state === 'unknown' && (
        <p className={styles.leads}>
          Diese Person steht dort nicht (mehr); Besuchende sehen den Kontakt des Amtes. Bitte wählen Sie neu
          aus.
        </p>
      )}
      {chosen && lookup.state === 'failed' && (
        <p className={styles.leads}>
          Wer hier gewählt ist, ließ sich gerade nicht laden. Es bleibt so, solange Sie nichts ändern.
        </p>
      )}
      {lookup.state === 'known' && <p className={styles.leads}>{lookup.found.note}</p>}
    </Field>
  )
}

const keyOf = ({ einheit, person }: { readonly einheit: string; readonly person: string }) =>
  `person ${einheit} ${person}`
