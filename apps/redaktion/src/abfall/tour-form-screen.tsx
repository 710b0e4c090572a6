import { type CallAnswer, calls, verschiebungen } from '@rathausplatz/contract'
import {
  Button,
  CheckField,
  ErrorSummary,
  FieldGroup,
  RadioGroup,
  SelectField,
  TextField,
} from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import peopleStyles from '../konten/people.module.css'
import { Choice } from '../pieces/choice.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import { Seasons } from './seasons.tsx'
import { StreetPicker } from './street-picker.tsx'
import { tourIn, weekdayChoices } from './tour-draft.ts'
import { BACK, wayToTour } from './ways.ts'
import { WEEKS } from './weeks.ts'

/** Most streets of a tour. */
const MOST_STREETS = 5_000

export async function loader({ params: { id }, request: { signal } }: LoaderFunctionArgs) {
  const [room, streets, tour] = await Promise.all([
    ask(calls.redaktionAbfall, { signal }),
    ask(calls.redaktionAbfallorte, { query: { pro_seite: MOST_STREETS }, signal }),
    id === undefined ? undefined : ask(calls.redaktionAbfalltour, { params: { id }, query: {}, signal }),
  ])
  return { kinds: room.fraktionen, streets: streets.data, tour }
}

type Tour = CallAnswer<typeof calls.redaktionAbfalltour>

const FORM = 'tour'

/** Edits a tour: kind, rule, streets. Its collections come from planning. */
export function Component() {
  const { kinds, streets, tour } = useLoaderData<typeof loader>()
  const [orte, setOrte] = useState<ReadonlySet<string>>(() => new Set(tour?.orte.map(({ id }) => id)))
  const [art, setArt] = useState<Tour['regel']['art']>(tour?.regel.art ?? 'wochen')
  /** The same for each press of the button, so that one form creates one tour. */
  const [newId] = useState(() => crypto.randomUUID().replaceAll('-', '').slice(0, 24))
  const { trouble, errors, isBusy, send } = useSending()
  const navigate = useNavigate()
  const tell = useTell()
  const offered: Readonly<Record<string, string>> = Object.fromEntries(
    kinds
      .filter(({ aktiv, fraktion }) => aktiv || fraktion === tour?.fraktion)
      .map(({ fraktion, name }) => [fraktion, name]),
  )

  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { missing, body } = tourIn(new FormData(event.currentTarget), [...orte])
    void send(missing, async () => {
      const kept = tour
        ? await ask(calls.redaktionAbfalltourAendern, { params: { id: tour.id }, body })
        : await ask(calls.redaktionAbfalltourAnlegen, { body: { ...body, id: newId } })
      const onto = wayToTour(kept.id)
      await navigate(onto)
      tell({ text: saidOf(tour, kept), onto })
    })
  }

  return (
    <Screen
      title={tour ? `Tour ändern: ${tour.name}` : 'Neue Tour'}
      way={tour ? [...BACK, { label: tour.name, to: wayToTour(tour.id) }] : BACK}
      note="Was abgeholt wird, nach welcher Regel und in welchen Straßen. Die Termine entstehen danach mit „Nach Regel planen“."
      action={
        <Button form={FORM} aria-disabled={isBusy}>
          {isBusy ? 'Wird gespeichert …' : tour ? 'Änderungen speichern' : 'Tour anlegen'}
        </Button>
      }
    >
      <form id={FORM} className={peopleStyles.form} onSubmit={keep} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <TextField
          name="name"
          label="Name der Tour"
          help="So steht sie in der Liste, zum Beispiel „Restmüll Kernstadt“."
          maxLength={120}
          autoComplete="off"
          defaultValue={tour?.name}
          error={errors['name']}
        />
        <SelectField
          name="fraktion"
          label="Was wird abgeholt?"
          help="Fehlt etwas? Unter „Abfallarten“ wird es eingeschaltet."
          choices={tour ? offered : { '': 'Bitte wählen', ...offered }}
          defaultValue={tour?.fraktion}
          error={errors['fraktion']}
        />
        <TextField
          name="variante"
          label="Variante"
          help="Nur wo es für dieselben Straßen mehrere Rhythmen oder Behälter gibt, zum Beispiel „4-wöchentlich“ oder „1.100 l“. Wer dort wohnt, wählt dann seine Tonne. Leer heißt: die übliche Tonne; sie sieht, wer nichts gewählt hat."
          maxLength={60}
          autoComplete="off"
          defaultValue={tour?.variante}
          error={errors['variante']}
          optional
        />
        <FieldGroup name="regel" label="Wann?" error={errors['regel']}>
          <Choice of="art" name="wochen" chosen={art} onChoose={setArt}>
            Regelmäßig an einem Wochentag
          </Choice>
          <Choice of="art" name="einzeln" chosen={art} onChoose={setArt}>
            An einzelnen Tagen, die Sie von Hand eintragen
          </Choice>
        </FieldGroup>
        {art === 'wochen' && <WeeklyFields tour={tour} errors={errors} />}
        <TextField
          name="zeit_von"
          type="time"
          label="Beginn"
          help="Nur wo es eine Uhrzeit gibt, wie beim Schadstoffmobil."
          width="kurz"
          defaultValue={tour?.zeit_von ?? ''}
          error={errors['zeit_von']}
          optional
        />
        <TextField
          name="zeit_bis"
          type="time"
          label="Ende"
          width="kurz"
          defaultValue={tour?.zeit_bis ?? ''}
          error={errors['zeit_bis']}
          optional
        />
        <TextField
          name="platz"
          label="Sammelplatz"
          help="Nur wo man selbst hinbringt, zum Beispiel „Festplatz“."
          maxLength={200}
          defaultValue={tour?.platz}
          error={errors['platz']}
          optional
        />
        <TextField
          name="hinweis"
          label="Hinweis"
          help="Steht bei jedem Termin, zum Beispiel „ohne Schmuck“."
          maxLength={300}
          defaultValue={tour?.hinweis}
          error={errors['hinweis']}
          optional
        />
        <StreetPicker streets={streets} chosen={orte} onChoose={setOrte} error={errors['orte']} />
      </form>
    </Screen>
  )
}

type Errors = Readonly<Record<string, string>>

/** Defaults of a new tour: every two weeks on Monday, moved to after a holiday. */
const USUAL = {
  wochentag: 0,
  alle_wochen: 2,
  ab: '',
  saisons: [],
  verschiebung: 'nachholen',
  vor_festen: false,
} as const

function WeeklyFields({ tour, errors }: { tour: Tour | undefined; errors: Errors }) {
  const rule = tour?.regel.art === 'wochen' ? tour.regel : USUAL
  return (
    <>
      <SelectField
        name="wochentag"
        label="Wochentag"
        choices={weekdayChoices}
        defaultValue={String(rule.wochentag)}
      />
      <SelectField
        name="alle_wochen"
        label="Wie oft?"
        choices={WEEKS}
        defaultValue={String(rule.alle_wochen)}
      />
      <TextField
        name="ab"
        type="date"
        label="Ab welchem Tag"
        help="Von der Woche dieses Tages an wird gezählt. Liegt er auf einem anderen Wochentag, gilt der nächste danach."
        width="kurz"
        defaultValue={rule.ab}
        error={errors['ab']}
      />
      <Seasons seasons={rule.saisons} error={errors['saisons']} />
      <RadioGroup
        name="verschiebung"
        label="Wenn in der Woche ein Feiertag liegt"
        choices={Object.entries(verschiebungen).map(([value, text]) => ({ value, text }))}
        defaultValue={rule.verschiebung}
      />
      <CheckField
        name="vor_festen"
        value="ja"
        label="Vor Ostern und Weihnachten lieber früher"
        defaultChecked={rule.vor_festen}
        optional
      />
    </>
  )
}

function saidOf(before: Tour | undefined, after: Tour): string {
  if (after.regel.art === 'einzeln')
    return before ? `„${after.name}“ ist geändert.` : `„${after.name}“ ist angelegt, noch ohne Termine.`
  if (!before) return `„${after.name}“ ist angelegt. Termine bekommt sie mit „Nach Regel planen“.`
  return before.regel_worte === after.regel_worte &&
    JSON.stringify(before.regel) === JSON.stringify(after.regel)
    ? `„${after.name}“ ist geändert.`
    : `„${after.name}“ hat eine neue Regel. Ihre Termine ändern sich erst mit „Nach Regel planen“.`
}
