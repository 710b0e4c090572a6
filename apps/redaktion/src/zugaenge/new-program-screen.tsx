import { type CallAnswer, calls, type RightIn } from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'
import { Button, ErrorSummary, FieldGroup, TextField } from '@rathausplatz/ui/form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../frame/frame-data.ts'
import people from '../konten/people.module.css'
import { EVERYWHERE } from '../konten/places.ts'
import { PlacesField } from '../konten/rights-fields.tsx'
import { Tick } from '../konten/tick.tsx'
import { ActionLink } from '../pieces/action-link.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import { rightsToGive } from './right-words.ts'

type Made = CallAnswer<typeof calls.redaktionZugangAnlegen>

const FORM = 'zugang'
const way = [{ label: 'Zugänge für Programme', to: '/zugaenge' }]

/** Creates a program key and shows it once. */
export function Component() {
  const [made, setMade] = useState<Made>()
  return made ? <Key made={made} /> : <NewProgram onMade={setMade} />
}

function NewProgram({ onMade }: { onMade: (made: Made) => void }) {
  const { rechte: own } = useSession()
  const [rechte, setRechte] = useState<readonly RightIn<'redaktion'>[]>([])
  const [bereiche, setBereiche] = useState<readonly string[]>([EVERYWHERE])
  const { trouble, errors, isBusy, send } = useSending()
  const form = useRef<HTMLFormElement>(null)

  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    const typed = new FormData(form.current)
    const text = (name: string) => {
      const value = typed.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const body = {
      name: text('name'),
      rechte: [...rechte],
      bereiche: [...bereiche],
      gueltig_bis: text('gueltig_bis'),
    }
    await send(missingIn(body), async () => onMade(await ask(calls.redaktionZugangAnlegen, { body })))
  }

  return (
    <Screen
      title="Zugang anlegen"
      way={way}
      note="Geben Sie dem Programm so wenig wie nötig. Verlieren Sie selbst ein Recht, verliert es auch das Programm."
      action={
        <Button form={FORM} aria-disabled={isBusy}>
          {isBusy ? 'Wird angelegt …' : 'Zugang anlegen'}
        </Button>
      }
    >
      <form ref={form} id={FORM} className={people.form} onSubmit={event => void make(event)} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <TextField
          name="name"
          label="Name"
          help="Wofür das Programm da ist, zum Beispiel: Veranstaltungen des Tourismusverbands."
          maxLength={80}
          autoComplete="off"
          error={errors['name']}
        />
        <FieldGroup name="rechte" label="Was das Programm darf" error={errors['rechte']}>
          {rightsToGive(own).map(({ right, words }) => (
            <Tick
              key={right}
              type="checkbox"
              name="recht"
              value={right}
              checked={rechte.includes(right)}
              onChange={({ target }) =>
                setRechte(target.checked ? [...rechte, right] : rechte.filter(other => other !== right))
              }
            >
              {words}
            </Tick>
          ))}
        </FieldGroup>
        <PlacesField bereiche={bereiche} onChange={setBereiche} error={errors['bereiche']} />
        <TextField
          name="gueltig_bis"
          type="date"
          label="Gilt bis"
          help="Der letzte Tag, höchstens ein Jahr von heute. Danach endet der Zugang von selbst."
          error={errors['gueltig_bis']}
        />
        <p className={people.may}>
          Sie bekommen dazu eine E-Mail. Ändern Sie Ihr Passwort, endet der Zugang.
        </p>
      </form>
    </Screen>
  )
}

type Typed = {
  name: string
  rechte: readonly string[]
  bereiche: readonly string[]
  gueltig_bis: string
}

function missingIn({ name, rechte, bereiche, gueltig_bis }: Typed): Record<string, string> {
  return {
    ...(name ? {} : { name: 'Bitte einen Namen angeben.' }),
    ...(rechte.length > 0 ? {} : { rechte: 'Bitte mindestens ein Recht wählen.' }),
    ...(bereiche.length > 0 ? {} : { bereiche: 'Bitte wählen, wo das Programm arbeitet.' }),
    ...(/^\d{4}-\d\d-\d\d$/.test(gueltig_bis) ? {} : { gueltig_bis: 'Bitte einen Tag angeben.' }),
  }
}

/** The new key, which is shown only once. */
function Key({ made: { name, schluessel, gueltig_bis } }: { made: Made }) {
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'copied' | 'by-hand'>()
  useEffect(() => field.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(schluessel)
      setState('copied')
    } catch {
      // Some browsers deny access to the clipboard: selects the key for copying by hand.
      field.current?.select()
      setState('by-hand')
    }
  }
  return (
    <Screen
      title={`Schlüssel für „${name}“`}
      way={way}
      note="Bitte jetzt kopieren und dem Programm geben: Der Schlüssel wird nicht noch einmal gezeigt. Wer ihn hat, darf, was Sie gewählt haben. Schicken Sie ihn nicht mit einer gewöhnlichen E-Mail."
      action={<ActionLink to="/zugaenge">Fertig</ActionLink>}
    >
      <div className={people.form}>
        <div className={people.other}>
          <label htmlFor="schluessel">Schlüssel</label>
          <span className={people.beside}>
            <input
              ref={field}
              id="schluessel"
              readOnly
              value={schluessel}
              onFocus={event => event.target.select()}
              aria-describedby="schluessel-hinweis"
            />
            <Button type="button" look="outline" onClick={() => void copy()}>
              {state === 'copied' ? 'Kopiert' : 'Schlüssel kopieren'}
            </Button>
          </span>
          <span id="schluessel-hinweis" className={people.may}>
            Gilt bis {formatDate(gueltig_bis)}. Wer das Programm einrichtet, findet die technische
            Beschreibung unter /api/cms/openapi.json.
          </span>
        </div>
        <p role="status">
          {state === 'copied' && 'Der Schlüssel ist kopiert.'}
          {state === 'by-hand' && 'Bitte kopieren Sie den markierten Schlüssel mit Strg+C.'}
        </p>
      </div>
    </Screen>
  )
}
