import type { Realm } from '@rathausplatz/contract'
import { Button, FieldGroup } from '@rathausplatz/ui/form'
import { type KeyboardEvent, useId, useState } from 'react'
import { useKinds } from '../frame/frame-data.ts'
import styles from './people.module.css'
import { EVERYWHERE, pathTyped, placeChoices } from './places.ts'
import type { Rights } from './rights.ts'
import { hasPlaces, roleWords } from './role-words.ts'
import { Tick } from './tick.tsx'

type RightsFieldsProps = {
  zugang: Realm
  value: Rights
  onChange: (value: Rights) => void
  errors: Readonly<Record<string, string>>
}

export function RightsFields({ zugang, value, onChange, errors }: RightsFieldsProps) {
  const kinds = useKinds()
  const words = roleWords(zugang, art => kinds.find(one => one.art === art)?.label.many ?? art)
  const { rollen, bereiche } = value
  return (
    <>
      <FieldGroup
        name="rollen"
        label="Rollen"
        help="Wer mehrere Rollen hat, darf alles, was eine davon darf. Geben Sie so wenig wie nötig."
        error={errors['rollen']}
      >
        <div className={styles.roles}>
          {words.map(({ name, label, may }) => (
            <Tick
              key={name}
              type="checkbox"
              name="rolle"
              value={name}
              checked={rollen.includes(name)}
              onChange={({ target }) => onChange({ ...value, rollen: toggled(rollen, name, target.checked) })}
            >
              <strong>{label}</strong>
              <span className={styles.may}>{may}</span>
            </Tick>
          ))}
        </div>
      </FieldGroup>
      {rollen.some(role => hasPlaces(zugang, role)) && (
        <PlacesField
          bereiche={bereiche}
          onChange={next => onChange({ ...value, bereiche: next })}
          error={errors['bereiche']}
        />
      )}
    </>
  )
}

type PlacesFieldProps = {
  bereiche: readonly string[]
  onChange: (bereiche: readonly string[]) => void
  error: string | undefined
}

/** Choice of sections: everywhere, or some; besides the known ones any path of the site. */
export function PlacesField({ bereiche, onChange, error }: PlacesFieldProps) {
  const isEverywhere = bereiche.includes(EVERYWHERE)
  return (
    <FieldGroup
      name="bereiche"
      label="Wo"
      help="Ein Bereich ist eine Seite mit allem darunter. Wer nicht überall arbeitet, sieht Inhalte, Termine und Eingänge nur der eigenen Bereiche."
      error={error}
    >
      <Tick type="radio" name="wo" checked={isEverywhere} onChange={() => onChange([EVERYWHERE])}>
        überall in der Stadt
      </Tick>
      <Tick type="radio" name="wo" checked={!isEverywhere} onChange={() => onChange([])}>
        nur in diesen Bereichen:
      </Tick>
      {!isEverywhere && (
        <div className={styles.places}>
          {placeChoices(bereiche).map(({ path, label }) => (
            <Tick
              key={path}
              type="checkbox"
              name="bereich"
              value={path}
              checked={bereiche.includes(path)}
              onChange={({ target }) => onChange(toggled(bereiche, path, target.checked))}
            >
              {label} {label !== path && <span className={styles.path}>{path}</span>}
            </Tick>
          ))}
          <OtherPlace onAdd={path => onChange(toggled(bereiche, path, true))} />
        </div>
      )}
    </FieldGroup>
  )
}

const ID = 'weiterer-bereich'

function OtherPlace({ onAdd }: { onAdd: (path: string) => void }) {
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState(false)
  const help = useId()
  const add = () => {
    const path = pathTyped(typed)
    setFailure(!path)
    if (!path) return
    onAdd(path)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter must not submit the form.
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.other}>
      <label htmlFor={ID}>Anderer Bereich</label>
      <span className={styles.beside}>
        <input
          id={ID}
          value={typed}
          placeholder="/rathaus/standesamt"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={help}
          aria-invalid={failure || undefined}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="button" look="outline" onClick={add}>
          Hinzufügen
        </Button>
      </span>
      <span id={help} className={styles.may} role={failure ? 'alert' : undefined}>
        {failure
          ? 'Bitte den Pfad einer Seite angeben: kleine Buchstaben, Ziffern, Bindestriche und Schrägstriche.'
          : 'Der Pfad der Seite, wie er in der Adresse steht.'}
      </span>
    </div>
  )
}

const toggled = (all: readonly string[], one: string, isOn: boolean): readonly string[] =>
  isOn ? [...new Set([...all, one])] : all.filter(other => other !== one)
