import { type Abfallname, calls } from '@rathausplatz/contract'
import { Button, ErrorSummary, SelectField, TextField } from '@rathausplatz/ui/form'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import { EndDialog } from './end-dialog.tsx'
import { chosenMeaning, MEANINGS } from './meanings.ts'
import { typedIn } from './typed-in.ts'
import styles from './waste.module.css'
import { BACK } from './ways.ts'

export const loader = async ({ request: { signal } }: LoaderFunctionArgs) =>
  (await ask(calls.redaktionAbfallnamen, { signal })).data

/** The names of waste in files that the town has explained. */
export function Component() {
  const names = useLoaderData<typeof loader>()
  const [changing, setChanging] = useState<Abfallname | 'neu'>()
  const [ending, setEnding] = useState<Abfallname>()
  const { revalidate } = useRevalidator()
  const tell = useTell()
  return (
    <Screen
      title="Namen in Dateien"
      way={BACK}
      note="Jeder Landkreis nennt seine Tonnen anders. Hier steht, was ein Name in einer Datei bedeutet; das gilt für jede Datei, die Sie einlesen. Übliche Namen wie „Restabfall“ erkennt der Einleser von selbst."
      action={
        <Button type="button" onClick={() => setChanging('neu')}>
          <DeskIcon drawing={Plus} /> Neuer Name
        </Button>
      }
    >
      {names.length === 0 ? (
        <p>
          Es ist noch kein Name festgelegt. Unbekannte Namen zeigt der Bericht einer Datei; dort können Sie
          sie gleich zuordnen.
        </p>
      ) : (
        <ul role="list" className={styles.streets}>
          {names.map(one => (
            <li key={one.id} className={styles.name}>
              <span>
                <strong>{one.name}</strong> <span className={styles.muted}>{MEANINGS[one.bedeutung]}</span>
              </span>
              <span className={styles.acts}>
                <Button
                  type="button"
                  look="outline"
                  aria-label={`Ändern: ${one.name}`}
                  onClick={() => setChanging(one)}
                >
                  Ändern
                </Button>
                <Button
                  type="button"
                  look="outline"
                  aria-label={`Löschen: ${one.name}`}
                  onClick={() => setEnding(one)}
                >
                  Löschen
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {changing && (
        <NameDialog name={changing === 'neu' ? undefined : changing} onClose={() => setChanging(undefined)} />
      )}
      {ending && (
        <EndDialog
          title={`„${ending.name}“ löschen?`}
          label="Löschen"
          onClose={() => setEnding(undefined)}
          onEnd={async () => {
            await ask(calls.redaktionAbfallnameLoeschen, { params: { id: ending.id } })
            await revalidate()
            tell({ text: `„${ending.name}“ ist nicht mehr festgelegt.` })
          }}
        >
          <p>In späteren Dateien ist der Name dann wieder unbekannt. Termine, die schon da sind, bleiben.</p>
        </EndDialog>
      )}
    </Screen>
  )
}

function NameDialog({ name, onClose }: { name: Abfallname | undefined; onClose: () => void }) {
  const { trouble, errors, isBusy, send } = useSending()
  const { revalidate } = useRevalidator()
  const tell = useTell()
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = typedIn(new FormData(event.currentTarget))
    const bedeutung = chosenMeaning(text('bedeutung'))
    const body = { name: name?.name ?? text('name'), bedeutung: bedeutung ?? 'fragen' }
    const missing = {
      ...(body.name === '' ? { name: 'Bitte geben Sie den Namen an, wie er in der Datei steht.' } : {}),
      ...(bedeutung ? {} : { bedeutung: 'Bitte wählen Sie, was der Name bedeutet.' }),
    }
    void send(missing, async () => {
      await ask(calls.redaktionAbfallnameFestlegen, { body })
      await revalidate()
      tell({ text: `„${body.name}“ ist festgelegt.` })
      onClose()
    })
  }
  return (
    <Dialog isOpen title={name ? `„${name.name}“ ändern` : 'Neuer Name'} onClose={onClose}>
      <form className={styles.dialogform} onSubmit={keep} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        {!name && (
          <TextField
            name="name"
            label="Name in der Datei"
            help="Groß- und Kleinschreibung, Umlaute und Satzzeichen spielen keine Rolle."
            maxLength={120}
            error={errors['name']}
          />
        )}
        <SelectField
          name="bedeutung"
          label="Das ist"
          help="„immer nachfragen“: Solche Zeilen werden nie übernommen und jedes Mal genannt."
          choices={{ ...(name ? {} : { '': 'bitte wählen' }), ...MEANINGS }}
          defaultValue={name?.bedeutung ?? ''}
          error={errors['bedeutung']}
        />
        <p className={styles.acts}>
          <Button aria-disabled={isBusy}>{isBusy ? 'Wird gespeichert …' : 'Speichern'}</Button>
        </p>
      </form>
    </Dialog>
  )
}
