import { calls } from '@rathausplatz/contract'
import { Button, CheckGroup, ErrorSummary, TextField } from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import peopleStyles from '../konten/people.module.css'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import { EndDialog } from './end-dialog.tsx'
import { allIn, typedIn } from './typed-in.ts'
import { BACK, WASTE, wayToStreet } from './ways.ts'

export async function loader({ params: { id }, request: { signal } }: LoaderFunctionArgs) {
  const [room, tours, street] = await Promise.all([
    ask(calls.redaktionAbfall, { signal }),
    ask(calls.redaktionAbfalltouren, { query: {}, signal }),
    id === undefined ? undefined : ask(calls.redaktionAbfallort, { params: { id }, signal }),
  ])
  return { places: room.orte, kinds: room.fraktionen, tours: tours.data, street }
}

const FORM = 'strasse'

/** A street, or a part of it with common collections, and its tours. */
export function Component() {
  const { places, kinds, tours, street } = useLoaderData<typeof loader>()
  const [isEnding, setEnding] = useState(false)
  const { trouble, errors, isBusy, send } = useSending()
  const navigate = useNavigate()
  const tell = useTell()
  const before = street?.ort

  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = typedIn(form)
    const missing = {
      ...(text('strasse') === '' ? { strasse: 'Bitte die Straße angeben.' } : {}),
      ...(text('ort') === '' ? { ort: 'Bitte den Ort angeben.' } : {}),
    }
    const body = {
      strasse: text('strasse'),
      hausnummern: text('hausnummern'),
      ort: text('ort'),
      bezirk: text('bezirk'),
      touren: allIn(form, 'touren'),
    }
    void send(missing, async () => {
      const kept = before
        ? await ask(calls.redaktionAbfallortAendern, { params: { id: before.id }, body })
        : await ask(calls.redaktionAbfallortAnlegen, { body })
      const onto = wayToStreet(kept.id)
      await navigate(onto)
      tell({ text: before ? `${kept.name} ist geändert.` : `${kept.name} ist angelegt.`, onto })
    })
  }

  return (
    <Screen
      title={before ? `Straße ändern: ${before.name}` : 'Neue Straße'}
      way={before ? [...BACK, { label: before.name, to: wayToStreet(before.id) }] : BACK}
      note={
        before
          ? 'Kalender und Erinnerungen der Leute bleiben bei dieser Straße, auch unter einem neuen Namen.'
          : 'Eine Straße, in der überall am selben Tag geholt wird, steht hier einmal; sonst je Teil mit seinen Hausnummern.'
      }
      action={
        <Button form={FORM} aria-disabled={isBusy}>
          {isBusy ? 'Wird gespeichert …' : before ? 'Änderungen speichern' : 'Straße anlegen'}
        </Button>
      }
    >
      <form id={FORM} className={peopleStyles.form} onSubmit={keep} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <TextField
          name="strasse"
          label="Straße"
          maxLength={120}
          autoComplete="off"
          defaultValue={before?.strasse}
          error={errors['strasse']}
        />
        <TextField
          name="hausnummern"
          label="Hausnummern"
          help="Nur wo nicht überall am selben Tag geholt wird, zum Beispiel „1-39 ungerade, 42a“. Leer heißt: alle."
          maxLength={200}
          autoComplete="off"
          defaultValue={before?.hausnummern}
          error={errors['hausnummern']}
          optional
        />
        <TextField
          name="ort"
          label="Ort"
          help="Zum Beispiel „Kernstadt“ oder der Name des Ortsteils."
          maxLength={80}
          autoComplete="off"
          list="orte"
          defaultValue={before?.ort ?? (places.length === 1 ? places[0] : undefined)}
          error={errors['ort']}
        />
        <datalist id="orte">
          {places.map(ort => (
            <option key={ort}>{ort}</option>
          ))}
        </datalist>
        <TextField
          name="bezirk"
          label="Bezirk"
          help="Nur wo der Entsorger Bezirke nennt."
          maxLength={80}
          autoComplete="off"
          defaultValue={before?.bezirk}
          error={errors['bezirk']}
          optional
        />
        {tours.length > 0 && (
          <CheckGroup
            name="touren"
            label="Welche Touren kommen hierher?"
            choices={tours.map(({ id, name, fraktion, variante, regel_worte }) => ({
              value: id,
              text: `${name} (${[kinds.find(one => one.fraktion === fraktion)?.name ?? fraktion, variante, regel_worte].filter(Boolean).join('; ')})`,
            }))}
            defaultValues={street?.touren.map(({ id }) => id) ?? []}
            error={errors['touren']}
            optional
          />
        )}
        {before && (
          <p>
            <Button type="button" look="outline" onClick={() => setEnding(true)}>
              Straße löschen …
            </Button>
          </p>
        )}
      </form>
      {before && isEnding && (
        <EndDialog
          title={`${before.name} löschen`}
          label="Straße löschen"
          onClose={() => setEnding(false)}
          onEnd={async () => {
            await ask(calls.redaktionAbfallortLoeschen, { params: { id: before.id } })
            await navigate(WASTE)
            tell({ text: `${before.name} ist gelöscht.`, onto: WASTE })
          }}
        >
          <p>
            Wer dort erinnert wird, wird es nicht mehr. Kalender, die Leute abonniert haben, finden nichts
            mehr. Für einen neuen Namen ändern Sie die Straße lieber.
          </p>
        </EndDialog>
      )}
    </Screen>
  )
}
