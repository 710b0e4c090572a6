import { type Abfallsymbol, abfallsymbole, type CallAnswer, calls } from '@rathausplatz/contract'
import { Tonne } from '@rathausplatz/ui'
import { Button, CheckField, ErrorSummary, SelectField, TextField } from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { Dialog } from '../pieces/dialog.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import styles from './kinds-screen.module.css'
import { typedIn } from './typed-in.ts'
import wasteStyles from './waste.module.css'
import { BACK } from './ways.ts'

type Kind = CallAnswer<typeof calls.redaktionAbfall>['fraktionen'][number]

export const loader = ({ request: { signal } }: LoaderFunctionArgs) => ask(calls.redaktionAbfall, { signal })

const SYMBOLS: Readonly<Record<Abfallsymbol, string>> = {
  tonne: 'Tonne',
  sack: 'Sack',
  flasche: 'Flasche',
  zweig: 'Zweig',
  flamme: 'Flamme',
  sofa: 'Sofa',
  stecker: 'Stecker',
  baum: 'Baum',
  info: 'Hinweis',
}

/** The kinds of waste of this town, with their names and icons. */
export function Component() {
  const { fraktionen } = useLoaderData<typeof loader>()
  const [changing, setChanging] = useState<Kind>()
  return (
    <Screen
      title="Abfallarten"
      way={BACK}
      note="Wie sie hier heißen und aussehen, auf der Website, in Kalendern und auf dem Jahresblatt."
    >
      <ul role="list" className={styles.kinds}>
        {fraktionen.map(kind => (
          <li key={kind.fraktion} data-aus={!kind.aktiv || undefined}>
            <Tonne {...kind} />
            <span>
              <strong>{kind.name}</strong>
              <span className={wasteStyles.muted}>
                {kind.aktiv ? kind.rhythmus || 'ohne Angabe, wie oft' : 'Wird hier nicht gezeigt'}
              </span>
            </span>
            <Button
              type="button"
              look="outline"
              aria-label={`Ändern: ${kind.name}`}
              onClick={() => setChanging(kind)}
            >
              Ändern
            </Button>
          </li>
        ))}
      </ul>
      {changing && <KindDialog kind={changing} onClose={() => setChanging(undefined)} />}
    </Screen>
  )
}

function KindDialog({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const { trouble, errors, isBusy, send } = useSending()
  const [shown, setShown] = useState(kind)
  const { revalidate } = useRevalidator()
  const tell = useTell()

  const read = (form: FormData): Kind => {
    const text = typedIn(form)
    return {
      fraktion: kind.fraktion,
      name: text('name'),
      buchstabe: text('buchstabe'),
      symbol: abfallsymbole.find(one => one === text('symbol')) ?? kind.symbol,
      farbe: text('farbe').toLowerCase(),
      rhythmus: text('rhythmus'),
      aktiv: form.has('aktiv'),
    }
  }
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { fraktion, ...body } = read(new FormData(event.currentTarget))
    const missing = {
      ...(body.name === '' ? { name: 'Bitte einen Namen angeben.' } : {}),
      ...(body.buchstabe === '' ? { buchstabe: 'Bitte einen Buchstaben angeben.' } : {}),
    }
    void send(missing, async () => {
      await ask(calls.redaktionAbfallartAendern, { params: { fraktion }, body })
      await revalidate()
      tell({ text: `„${body.name}“ ist geändert.` })
      onClose()
    })
  }

  return (
    <Dialog isOpen title={`${kind.name} ändern`} onClose={onClose}>
      <form
        className={wasteStyles.dialogform}
        onSubmit={keep}
        onChange={({ currentTarget }) => setShown(read(new FormData(currentTarget)))}
        noValidate
      >
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <TextField name="name" label="Name" maxLength={60} defaultValue={kind.name} error={errors['name']} />
        <TextField
          name="rhythmus"
          label="Wie oft"
          help="In Ihren Worten, zum Beispiel „alle zwei Wochen“."
          maxLength={200}
          defaultValue={kind.rhythmus}
          error={errors['rhythmus']}
          optional
        />
        <div className={styles.look}>
          <Tonne {...shown} />
          <div className={wasteStyles.dialogform}>
            <TextField
              name="buchstabe"
              label="Buchstabe auf der Tonne"
              help="Damit niemand Farben unterscheiden muss."
              maxLength={2}
              width="kurz"
              defaultValue={kind.buchstabe}
              error={errors['buchstabe']}
            />
            <SelectField name="symbol" label="Zeichen" choices={SYMBOLS} defaultValue={kind.symbol} />
            <TextField
              name="farbe"
              type="color"
              label="Farbe"
              width="kurz"
              defaultValue={kind.farbe}
              error={errors['farbe']}
            />
          </div>
        </div>
        <CheckField
          name="aktiv"
          value="ja"
          label="Wird hier gezeigt"
          help="Ohne Haken sehen Besucherinnen und Besucher diese Abfallart nirgends, auch wenn sie Termine hat."
          defaultChecked={kind.aktiv}
          optional
        />
        <p className={wasteStyles.acts}>
          <Button aria-disabled={isBusy}>{isBusy ? 'Wird gespeichert …' : 'Speichern'}</Button>
        </p>
      </form>
    </Dialog>
  )
}
