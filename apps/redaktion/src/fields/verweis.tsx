import { VisuallyHidden } from '@rathausplatz/ui'
import { Field, tied } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { Combobox } from './combobox.tsx'
import styles from './fields.module.css'
import { type ControlProps, useField } from './form.ts'
import { findRecords, kindName, recordAt } from './lookups.ts'
import { remember, useLookup } from './use-lookup.ts'
import { given, textOf, written } from './values.ts'

/** One record of a kind, found by its title. The data hold its Kennung. */
export function Verweis({ field, path, value }: ControlProps<'verweis'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const kennung = textOf(given(field, value))
  const [typed, setTyped] = useState<string>()
  const keyOf = (one: string) => `${field.to} ${one}`
  const lookup = useLookup(kennung && keyOf(kennung), () => recordAt(field.to, kennung))
  // The Kennung is a name of the wire: while its title is not known, the field says so instead.
  const title = lookup.state === 'known' ? lookup.found.title : ''
  const placeholder = lookup.state === 'searching' ? 'Wird geladen …' : `${kindName(field.to)} suchen`
  return (
    <Field {...frame}>
      <div className={styles.inline}>
        <Combobox
          input={{ ...tied(frame), readOnly: isReadOnly, placeholder }}
          text={typed ?? title}
          onText={setTyped}
          onPick={found => {
            remember(keyOf(found.value), found)
            setTyped(undefined)
            change(found.value)
          }}
          onLeave={() => {
            if (typed?.trim() === '' && kennung !== '') change(written(field, ''))
            setTyped(undefined)
          }}
          // Until the editor types, all records are offered.
          search={isReadOnly ? undefined : text => findRecords(field.to, typed === undefined ? '' : text)}
        />
        {kennung !== '' && !isReadOnly && (
          <button type="button" className={styles.act} onClick={() => change(written(field, ''))}>
            Entfernen<VisuallyHidden>: {field.label}</VisuallyHidden>
          </button>
        )}
      </div>
      {kennung !== '' && lookup.state === 'unknown' && (
        <p className={styles.leads}>„{kennung}“ gibt es nicht (mehr). Bitte wählen Sie neu aus.</p>
      )}
      {lookup.state === 'failed' && (
        <p className={styles.leads}>
          Was hier gewählt ist, ließ sich gerade nicht laden. Es bleibt gewählt, solange Sie nichts ändern.
        </p>
      )}
      {lookup.state === 'known' && lookup.found.note !== '' && (
        <p className={styles.leads}>{lookup.found.note}</p>
      )}
    </Field>
  )
}
